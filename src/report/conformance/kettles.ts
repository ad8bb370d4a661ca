// Statements, requirements and runs of an invented protocol of kettles and cups: what the tests of the table read.

import type { Requirement } from '../../../requirements/model.ts';
import type { StatementLevel } from '../../../requirements/spec/facts.ts';
import type { Cell } from '../../results/model.ts';
import { cellOf, runOf } from '../../triage/two-runs.ts';
import type { Claim, ClaimedStatement } from './model.ts';

/** A requirement on the low-level tier that a test cites. */
export const claimOf = (
  id: string,
  requirement: Partial<Requirement> = {},
  places: Claim['places'] = [{ tier: 'lowlevel', cited: true }],
): Claim => ({
  id,
  requirement: { source: [], behavior: `The kettle minds ${id}.`, level: 'must', ...requirement },
  file: 'requirements/features/kettle.ts',
  line: 7,
  places,
});

/** A statement of `server/kettle#boiling` at 2025-11-25. */
export const stated = (
  tag: string,
  level: StatementLevel,
  claims: readonly Claim[] = [],
  rest: Partial<ClaimedStatement> = {},
): ClaimedStatement => ({
  revision: '2025-11-25',
  page: 'server/kettle',
  anchor: 'boiling',
  statement: { tag, level, form: 'sentence' },
  claims,
  ...rest,
});

const boils = claimOf('kettle:boils');
const whistles = claimOf('kettle:whistles', {
  divergence: [{ pin: 'hums', sdk: 'v1', versions: '<2', note: 'hums instead', issue: '#12' }],
});
const cools = claimOf('kettle:cools', {
  deferred: { reason: 'needs-real-time', note: 'an hour would pass' },
});
const pours = claimOf('kettle:pours', {}, [
  { tier: 'lowlevel', cited: true },
  { tier: 'highlevel', cited: false },
]);

/** One statement of every category at each of two revisions, over two levels and three pages. */
export const statements: readonly ClaimedStatement[] = ['2025-06-18', '2025-11-25'].flatMap((revision) =>
  [
    stated('0001', 'must', [boils]),
    stated('0002', 'must', [whistles, cools]),
    stated('0003', 'should', [pours]),
    stated('0004', 'should', [cools]),
    stated('0005', 'should', [], {
      anchor: '',
      page: 'server/cup',
      setAside: { reason: 'advice' },
    }),
    stated('0006', 'must', [], { page: 'server/cup' }),
    stated('0007', 'must', [boils], { page: 'schema', anchor: 'kettle' }),
  ].map((one) => ({ ...one, revision })),
);

const runAs = (name: 'v1' | 'v2', cells: readonly Cell[]) =>
  runOf('1.0.0', cells, { subject: { name, line: name, version: '1.0.0', packages: {} } });

/** Two subjects at the newer revision: one hums, the other fails on a carrier. */
export const runs = [
  runAs('v1', [
    cellOf('kettle:boils', 'pass'),
    cellOf('kettle:boils', 'pass', { transport: 'http' }),
    cellOf('kettle:pours', 'absent', { lacks: ['content:audio'] }),
    cellOf('kettle:whistles', 'divergent', { pins: ['hums'] }),
  ]),
  runAs('v2', [
    cellOf('kettle:boils', 'pass'),
    cellOf('kettle:boils', 'fail', {
      transport: 'http',
      failure: { kind: 'assertion', required: 'steam', saw: 'ice' },
    }),
    cellOf('kettle:whistles', 'pass'),
  ]),
];
