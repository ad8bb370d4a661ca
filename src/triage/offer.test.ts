import { expect, test } from 'vitest';
import { offersIn } from './offer.ts';
import { triage } from './triage.ts';
import { cellOf, runOf } from './two-runs.ts';

const absent = (id: string, ...lacks: string[]) => cellOf(id, 'absent', { lacks });

test('what is lost or gained is gathered by what is lacking', () => {
  const { rows } = triage(
    runOf('1.0.0', [
      cellOf('a:one', 'pass'),
      cellOf('a:two', 'divergent', { pins: ['odd'] }),
      cellOf('a:two', 'pass', { transport: 'http' }),
      cellOf('b:three', 'pass'),
      absent('c:four', 'tasks'),
    ]),
    runOf('1.1.0', [
      absent('a:one', 'tasks'),
      absent('a:two', 'tasks'),
      { ...absent('a:two', 'tasks'), transport: 'http' },
      absent('b:three', 'content:audio'),
      cellOf('c:four', 'pass'),
    ]),
  );
  expect(offersIn(rows)).toEqual([
    { verdict: 'lost', lacks: ['tasks'], cells: 3, ids: ['a:one', 'a:two'] },
    { verdict: 'lost', lacks: ['content:audio'], cells: 1, ids: ['b:three'] },
    { verdict: 'gained', lacks: ['tasks'], cells: 1, ids: ['c:four'] },
  ]);
});

test('what is gained and wrong is no offer', () => {
  const failure = { kind: 'assertion', required: 'r', saw: 's' } as const;
  const { rows } = triage(
    runOf('1.0.0', [absent('a:one', 'tasks')]),
    runOf('1.1.0', [cellOf('a:one', 'fail', { failure })]),
  );
  expect(rows[0]?.verdict).toBe('gained');
  expect(offersIn(rows)).toEqual([]);
});
