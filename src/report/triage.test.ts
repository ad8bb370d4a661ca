import { stripVTControlCharacters } from 'node:util';
import { describe, expect, test } from 'vitest';
import { triage } from '../triage/triage.ts';
import { after, before, cellOf, runOf } from '../triage/two-runs.ts';
import { triageReport } from './triage.ts';

const report = (one = before, other = after) =>
  stripVTControlCharacters(triageReport(triage(one, other))).split('\n');

test('the report is one sentence, then what changed in order of alarm', () => {
  expect(report()).toEqual([
    '1.32.2 against 1.30.1: 2 regressed, 1 fixed, 1 moved, 1 lost, 1 new, 1 gone, 2 shifted in 2 ways, 3 same.',
    'regressed b:regressed  title of b:regressed',
    '          pass → fail: result {}',
    '          lowlevel; http, memory; 2025-11-25',
    'moved     d:moved  title of d:moved',
    '          divergent "odd" → divergent "odder"',
    '          lowlevel; memory; 2025-11-25',
    'lost      e:lost  title of e:lost',
    '          pass → absent (lacks content:audio)',
    '          lowlevel; memory; 2025-11-25',
    'gone      1 cell at 2025-11-25',
    'fixed     c:fixed  title of c:fixed',
    '          divergent "odd" → stale',
    '          delete divergence "odd" of c:fixed, or end its versions',
    '          lowlevel; memory; 2025-11-25',
    'new       1 cell at 2026-07-28',
    'stale     delete divergence "gone" of j:stale, or end its versions',
    'shifted   server sent ping result /result/_meta/a changed  2 cells',
    '          1 → 2  first in h:shifted',
    'shifted   server sent ping result /result/_meta/b removed  1 cell',
    '          1  first in h:shifted',
  ]);
});

describe('the sentence', () => {
  const first = (...runs: Parameters<typeof report>) => report(...runs)[0];
  const v2 = (name: string) =>
    runOf('2.4.0', [], { subject: { name, line: 'v2', version: '2.4.0', packages: {} } });

  test('names regressions even where there are none', () => {
    expect(first(runOf('1.30.1', []), runOf('1.32.2', []))).toBe('1.32.2 against 1.30.1: 0 regressed.');
  });

  test('groups thousands', () => {
    const cells = Array.from({ length: 1020 }, (_, index) => cellOf(`a:${index}`, 'pass'));
    expect(first(runOf('1.30.1', cells), runOf('1.32.2', cells))).toContain('1,020 same.');
  });

  test('gives names where versions do not tell the two apart', () => {
    expect(first(runOf('1.30.1', []), v2('v2'))).toBe(
      'v2 (2.4.0) against @modelcontextprotocol/sdk@1.30.1: 0 regressed.',
    );
    expect(first(v2('v2'), v2('path:typescript-sdk'))).toBe(
      'path:typescript-sdk (2.4.0) against v2 (2.4.0): 0 regressed.',
    );
  });
});

test('says when the runs were filtered differently', () => {
  expect(report(runOf('1.30.1', []), runOf('1.32.2', [], { filters: { transport: ['http'] } }))[1]).toBe(
    'The two runs were made with different filters, so cells are missing on one side.',
  );
});
