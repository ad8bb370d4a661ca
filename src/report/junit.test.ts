import { expect, test } from 'vitest';
import { cellKey } from '../results/model.ts';
import { cellOf, runOf } from '../triage/two-runs.ts';
import { junitOf } from './junit.ts';

const failure = { kind: 'assertion', required: 'a < b', saw: 'say "no" & \u{1b}[31mred\u{0}\ntwo' } as const;
const passing = cellOf('a:pass', 'pass');
const run = runOf('1.0.0', [
  passing,
  cellOf('b:divergent', 'divergent', { pins: ['odd'] }),
  cellOf('c:absent', 'absent', { lacks: ['content:audio'] }),
  cellOf('d:fail', 'fail', { failure }),
  cellOf('e:stale', 'stale', { pins: ['odd'] }),
  cellOf('f:error', 'error', { failure }),
]);
const durations = new Map([[cellKey(passing), 1234.5]]);
const lines = junitOf([{ run, durations, problems: ['a worker died'] }]).split('\n');

const of = (id: string) => lines.find((line) => line.includes(`classname="${id}"`));

test('both totals count each verdict once, problems outside of cells too', () => {
  const counts = 'tests="7" failures="2" errors="2" skipped="1"';
  expect(lines[1]).toContain(`<testsuites name="mcp-interaction" ${counts}>`);
  expect(lines[1]).toContain(`<testsuite name="@modelcontextprotocol/sdk@1.0.0" ${counts}>`);
});

test('what passed, diverged or was absent says so', () => {
  expect(of('a:pass')).toBe(
    '<testcase classname="a:pass" name="title of a:pass [lowlevel memory 2025-11-25]" time="1.234"/>',
  );
  expect(of('b:divergent')).toContain('<system-out>diverges as recorded: odd</system-out>');
  expect(of('c:absent')).toContain('<skipped message="lacks content:audio"/>');
});

test('a failure is a failure and an error an error', () => {
  expect(of('d:fail')).toContain('<failure message=');
  expect(of('e:stale')).toContain('<failure message="" type="stale">');
  expect(of('f:error')).toContain('<error message=');
  expect(of('suite')).toContain('<error message="a worker died"/>');
});

test('texts are escaped, and what XML cannot hold is replaced', () => {
  expect(of('d:fail')).toContain(
    'required: a &lt; b&#10;saw: say &quot;no&quot; &amp; \u{fffd}[31mred\u{fffd}&#10;two',
  );
});
