import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import type { Requirement } from '../../requirements/model.ts';
import { cellOf, runOf } from '../triage/two-runs.ts';
import { runReport } from './run.ts';

const requirements: Readonly<Record<string, Requirement>> = {
  'a:b': { source: [{ at: 'basic/index#a' }], behavior: 'It is so.', level: 'must' },
};
const report = (...cells: Parameters<typeof runOf>[1]) =>
  runReport(runOf('1.0.0', cells), { requirements, subjectText: 'v1', file: 'x.jsonl' }).map(
    stripVTControlCharacters,
  );

const failed = (saw: string, rest = {}) =>
  cellOf('a:b', 'fail', { failure: { kind: 'assertion', required: 'r', saw }, ...rest });

test('a failure says what was required, seen, where, and how to repeat it', () => {
  expect(report(failed('result {}'))).toEqual([
    'fail   a:b   lowlevel memory 2025-11-25',
    '       test      title of a:b',
    '       required  It is so.',
    '       saw       result {}  (assertion)',
    '       spec      basic/index#a  (2025-11-25, must)',
    '       wire      0 messages: x.jsonl',
    '       rerun     pnpm test:interaction -t a:b --tier lowlevel --transport memory --revision 2025-11-25 --sdk v1',
    '',
    '@modelcontextprotocol/sdk@1.0.0 1.0.0 at 2025-11-25: 1 fail. Run file: x.jsonl',
  ]);
});

test('the failure of a property is repeated by its seed and its path', () => {
  const again = '--property-seed 7 --property-path 3:0';
  const lines = report(
    cellOf('a:b', 'fail', { failure: { kind: 'assertion', required: 'r', saw: 'x', again } }),
  );
  expect(lines.find((line) => line.includes('rerun'))).toMatch(
    / --sdk v1 --property-seed 7 --property-path 3:0$/,
  );
});

test('cells that went wrong alike are one failure, others stand alone', () => {
  const heads = report(failed('x'), failed('x', { transport: 'sse' }), failed('y', { transport: 'http' }));
  expect(heads.filter((line) => line.startsWith('fail'))).toEqual([
    'fail   a:b   lowlevel; memory, sse; 2025-11-25  2 cells',
    'fail   a:b   lowlevel http 2025-11-25',
  ]);
});

test('beyond the first 25 failures the rest is counted and named', () => {
  const many = Array.from({ length: 27 }, (_, index) => failed(`saw ${index}`));
  expect(report(...many)).toContain('and 2 more cells, of a:b: all in x.jsonl');
});
