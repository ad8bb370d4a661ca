// What is printed for GitHub's runners: one line each, escaped, and never more than a runner shows.

import { expect, test } from 'vitest';
import { triage } from '../triage/triage.ts';
import { cellOf, runOf } from '../triage/two-runs.ts';
import { annotationLines, changeAnnotations, failureAnnotations } from './annotations.ts';
import { triageReport } from './triage/model.ts';

const failure = {
  kind: 'assertion',
  required: 'r',
  saw: '50% a:b,\nc',
  at: 'suites/lowlevel/a.test.ts:41',
} as const;

test('a failure stands at its test, with nothing in it that ends a line or a property', () => {
  const run = runOf('1.32.2', [cellOf('a:b', 'fail', { failure }), cellOf('a:c', 'pass')]);

  expect(annotationLines(failureAnnotations(run))).toEqual([
    '::error file=suites/lowlevel/a.test.ts,line=41,title=fail a%3Ab::title of a:b%0Arequired: r%0A' +
      'saw: 50%25 a:b,%0Ac%0Alowlevel; memory; 2025-11-25',
  ]);
});

test('of a triage, what regressed is an error, what moved or is lost a warning, and the rest is silent', () => {
  const before = runOf('1.30.1', [
    cellOf('a:a', 'pass'),
    cellOf('b:b', 'divergent', { pins: ['odd'] }),
    cellOf('c:c', 'pass'),
    cellOf('d:d', 'fail', { failure }),
  ]);
  const after = runOf('1.32.2', [
    cellOf('a:a', 'fail', { failure }),
    cellOf('b:b', 'divergent', { pins: ['odder'] }),
    cellOf('c:c', 'absent', { lacks: ['tasks'] }),
    cellOf('d:d', 'pass'),
  ]);
  const lines = annotationLines(changeAnnotations(triageReport(triage(before, after), {}, ['a', 'b'])));

  expect(lines.map((line) => line.split('::').slice(0, 2).join('::'))).toEqual([
    '::error title=regressed a%3Aa',
    '::warning title=moved b%3Ab',
    '::warning title=lost tasks',
  ]);
});

test('beyond what a runner shows the rest is counted', () => {
  const many = (count: number) =>
    annotationLines(
      Array.from({ length: count }, () => ({ grade: 'error', title: 't', text: 'x' }) as const),
    );

  expect(many(10)).toHaveLength(10);
  expect(many(12)).toHaveLength(10);
  expect(many(12).at(-1)).toBe('::error title=mcp-interaction::and 3 more');
});
