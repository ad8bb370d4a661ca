import { expect, test } from 'vitest';
import type { Requirement } from '../../../requirements/model.ts';
import { triage } from '../../triage/triage.ts';
import { after, before, cellOf, runOf, wire } from '../../triage/two-runs.ts';
import { triageReport } from './model.ts';
import { triagePage } from './page.ts';

const requirement: Requirement = {
  source: [{ at: 'server/kettles#boiling', in: ['2025-11-25'] }],
  behavior: 'The kettle boils.',
  level: 'must',
};

const pageOf = (one = before, other = after) =>
  triagePage(triageReport(triage(one, other), { 'b:regressed': requirement }, ['A', 'B']));

test('the page says what changed in its title and first heading', () => {
  const sentence =
    '1.32.2 against 1.30.1: 2 regressed, 1 fixed, 1 moved, 1 lost, 1 new, 1 gone, 2 shifted in 2 ways, 3 same.';
  expect(pageOf()).toContain(`<title>${sentence}</title>`);
  expect(pageOf()).toContain(`<h1>${sentence}</h1>`);
});

test('cells are counted by verdict and level', () => {
  expect(pageOf()).toContain(
    '<th scope="row"><b class="is-regressed">regressed</b></th><td class="n">2</td><td class="n zero">0</td>',
  );
});

test('a change shows its requirement with the link, what is on record, and how to see it again', () => {
  const page = pageOf();
  expect(page).toContain('The kettle boils.');
  expect(page).toContain(
    'href="https://modelcontextprotocol.io/specification/2025-11-25/server/kettles#boiling"',
  );
  expect(page).toContain('<dt>next</dt><dd>mend @modelcontextprotocol/sdk@1.32.2</dd>');
  expect(page).toContain(
    '-t b:regressed --tier lowlevel --transport http --revision 2025-11-25 --sdk A</code>',
  );
  expect(page).toContain(
    '-t b:regressed --tier lowlevel --transport http --revision 2025-11-25 --sdk B</code>',
  );
});

test('the messages of both sides stand side by side, and the first difference is marked once', () => {
  const page = pageOf(
    runOf('1.0.0', [cellOf('a:b', 'pass', { transcript: wire({ a: 1 }) })]),
    runOf('1.1.0', [cellOf('a:b', 'pass', { transcript: wire({ a: 2 }) })]),
  );
  expect(page.match(/first difference/g)).toHaveLength(1);
  expect(page.match(/class="lane from-client/g)).toHaveLength(2);
  expect(page.match(/class="lane from-server/g)).toHaveLength(2);
});

test('whatever a subject says stays text', () => {
  const hostile = '<img src=x onerror=alert(1)>';
  const failure = { kind: 'assertion', required: 'r', saw: hostile } as const;
  const page = pageOf(
    runOf('1.0.0', [cellOf('a:b', 'pass', { transcript: wire({ name: 'kettle' }) })]),
    runOf('1.1.0', [cellOf('a:b', 'fail', { failure, transcript: wire({ [hostile]: hostile }) })]),
  );
  expect(page).not.toContain('<img');
  expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;');
});

test('packages that differ beneath the subjects are named', () => {
  const withZod = (zod: string) =>
    runOf('1.0.0', [], { subject: { ...before.header.subject, packages: { zod } } });
  expect(pageOf(withZod('3.25.0'), withZod('4.1.0'))).toContain(
    '<tr><th scope="row">zod</th><td>3.25.0</td><td>4.1.0</td></tr>',
  );
});
