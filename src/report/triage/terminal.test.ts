import { stripVTControlCharacters } from 'node:util';
import { describe, expect, test } from 'vitest';
import { triage } from '../../triage/triage.ts';
import { after, before, cellOf, runOf } from '../../triage/two-runs.ts';
import { triageReport } from './model.ts';
import { triageText } from './terminal.ts';

const report = (one = before, other = after) =>
  stripVTControlCharacters(triageText(triageReport(triage(one, other), {}, ['A', 'B']))).split('\n');

test('the report is one sentence, then what changed in order of alarm', () => {
  expect(report()).toEqual([
    '1.32.2 against 1.30.1: 2 regressed, 1 fixed, 1 moved, 1 lost, 1 new, 1 gone, 2 shifted in 2 ways, 3 same.',
    'regressed b:regressed  title of b:regressed',
    '          pass → fail: result {}',
    '          no divergence is on record: what was right is broken',
    '          next: mend @modelcontextprotocol/sdk@1.32.2',
    '          lowlevel; http, memory; 2025-11-25',
    '          pnpm test:interaction -t b:regressed --tier lowlevel --transport http --revision 2025-11-25 --sdk B',
    'moved     d:moved  title of d:moved',
    '          divergent "odd" → divergent "odder"',
    '          the known gap "odd" gave way to the known gap "odder"',
    '          lowlevel; memory; 2025-11-25',
    '          pnpm test:interaction -t d:moved --tier lowlevel --transport memory --revision 2025-11-25 --sdk B',
    'lost      1 cell: @modelcontextprotocol/sdk@1.32.2 does not offer content:audio',
    'gone      1 cell at 2025-11-25',
    'fixed     c:fixed  title of c:fixed',
    '          divergent "odd" → stale "odd"',
    '          the known gap "odd" is closed',
    '          next: delete divergence "odd" of c:fixed, or end its versions before 1.32.2',
    '          lowlevel; memory; 2025-11-25',
    '          pnpm test:interaction -t c:fixed --tier lowlevel --transport memory --revision 2025-11-25 --sdk B',
    'new       1 cell at 2026-07-28',
    'stale     delete divergence "gone" of j:stale, or end its versions',
    'shifted   server sent ping result /result/_meta/a changed  2 cells',
    '          1 → 2  first in h:shifted',
    '          in h',
    'shifted   server sent ping result /result/_meta/b removed  1 cell',
    '          1  first in h:shifted',
    '          in h',
  ]);
});

test('what is offered now and not as required stands with what broke, above what is fixed', () => {
  const was = [cellOf('a:new', 'absent', { lacks: ['content:audio'] }), cellOf('b:old', 'fail')];
  const is = [cellOf('a:new', 'fail'), cellOf('b:old', 'pass')];
  const told = report(runOf('1.30.1', was), runOf('1.32.2', is)).filter((line) => /^\w+ +\w+:/.test(line));
  expect(told).toEqual(['gained    a:new  title of a:new', 'fixed     b:old  title of b:old']);
});

describe('the sentence', () => {
  const first = (...runs: Parameters<typeof report>) => report(...runs)[0];
  const v2 = (name: string) =>
    runOf('2.4.0', [], { subject: { name, line: 'v2', version: '2.4.0', packages: {} } });

  test('says that nothing changed', () => {
    const cells = [cellOf('a:b', 'pass')];
    expect(first(runOf('1.30.1', cells), runOf('1.32.2', cells))).toBe(
      '1.32.2 against 1.30.1: nothing changed, 1 same.',
    );
  });

  test('names regressions even where there are none', () => {
    const [fail, pass] = [[cellOf('a:b', 'fail')], [cellOf('a:b', 'pass')]];
    expect(first(runOf('1.30.1', fail), runOf('1.32.2', pass))).toBe(
      '1.32.2 against 1.30.1: 0 regressed, 1 fixed.',
    );
  });

  test('groups thousands', () => {
    const cells = Array.from({ length: 1020 }, (_, index) => cellOf(`a:${index}`, 'pass'));
    expect(first(runOf('1.30.1', cells), runOf('1.32.2', cells))).toContain('1,020 same.');
  });

  test('gives names where versions do not tell the two apart', () => {
    expect(first(runOf('1.30.1', []), v2('v2'))).toBe(
      'v2 (2.4.0) against @modelcontextprotocol/sdk@1.30.1: nothing changed, 0 same.',
    );
    expect(first(v2('v2'), v2('path:typescript-sdk'))).toBe(
      'path:typescript-sdk (2.4.0) against v2 (2.4.0): nothing changed, 0 same.',
    );
  });
});
