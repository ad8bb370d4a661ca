import { expect, test } from 'vitest';
import { triage } from '../../triage/triage.ts';
import { after, before } from '../../triage/two-runs.ts';
import { triageJunit } from './junit.ts';
import { triageReport } from './model.ts';

const lines = triageJunit(triageReport(triage(before, after), {}, ['A', 'B'])).split('\n');
const of = (id: string) => lines.find((line) => line.includes(`classname="${id}"`));

test('what regressed fails, what is gone or offered no more is skipped, and all is counted', () => {
  expect(lines[1]).toContain(
    '<testsuites name="mcp-interaction" tests="12" failures="2" errors="0" skipped="2">',
  );
  expect(lines[1]).toContain('<testsuite name="1.32.2 against 1.30.1: 2 regressed');
  expect(of('b:regressed')).toBe(
    '<testcase classname="b:regressed" name="title of b:regressed [lowlevel http 2025-11-25]">' +
      '<failure message="pass → fail: result {}" type="regressed">' +
      'no divergence is on record: what was right is broken&#10;next: mend @modelcontextprotocol/sdk@1.32.2' +
      '</failure></testcase>',
  );
  expect(of('e:lost')).toContain('<skipped message="lost"/>');
  expect(of('f:gone')).toContain('<skipped message="gone"/>');
});

test('everything else passes, and says what became of it unless it is the same', () => {
  expect(of('d:moved')).toContain('<system-out>moved</system-out>');
  expect(of('c:fixed')).toContain('<system-out>fixed</system-out>');
  expect(of('a:same')).toBe(
    '<testcase classname="a:same" name="title of a:same [lowlevel memory 2025-11-25]"/>',
  );
});
