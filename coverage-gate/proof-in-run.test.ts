import { expect, test } from 'vitest';
import type { Cell, Run } from '../src/results/model.ts';
import { miniature } from './fixture.ts';
import { judge } from './gate.ts';

const cell = (id: string, tier: Cell['tier'], outcome: Cell['outcome']): Cell => ({
  kind: 'cell',
  ids: [id],
  title: 'a title',
  tier,
  transport: 'memory',
  revision: '2025-11-25',
  outcome,
  transcript: [],
});

const run = (cells: readonly Cell[], version = '1.19.0', filters: Run['header']['filters'] = {}): Run => ({
  header: {
    kind: 'run',
    format: 1,
    suite: '-',
    subject: { name: `@modelcontextprotocol/sdk@${version}`, line: 'v1', version, packages: {} },
    revisions: ['2025-11-25'],
    node: 20,
    filters,
  },
  cells,
  footer: { kind: 'end', totals: {} as Run['footer']['totals'] },
});

const everything = [
  cell('ping:server', 'lowlevel', 'pass'),
  cell('ping:server', 'highlevel', 'divergent'),
  cell('ping:client', '-', 'fail'),
  cell('ping:new', 'lowlevel', 'stale'),
  cell('http:status', '-', 'pass'),
];
const without = (id: string, tier: Cell['tier']): Cell[] =>
  everything.filter((one) => !(one.ids.includes(id) && one.tier === tier));

test('a requirement is proven where a cell came to a verdict, whichever; one out of force needs none', () => {
  const { requirements, findings } = judge(miniature({}), [run(everything)]);
  expect(findings).toEqual([]);
  expect(requirements).toMatchObject({ active: 5, proven: 4, tiers: 5, notInForce: 1 });
});

test('a requirement without a cell is not covered, cited or not', () => {
  const { requirements, findings } = judge(miniature({}), [run(without('ping:new', 'lowlevel'))]);
  expect(requirements).toMatchObject({ active: 5, proven: 3, tiers: 4 });
  expect(findings).toEqual([
    {
      rule: 'every-requirement-is-covered',
      file: 'requirements/features/ping.ts',
      line: 17,
      message: `ping:new is not covered in suites/lowlevel/: it had no cell.
Add the run of a subject that has it, or see why its test does not run.`,
    },
  ]);
});

test.each(['absent', 'error'] as const)('a requirement whose cells were all %s is not covered', (outcome) => {
  const cells = [...without('ping:server', 'lowlevel'), cell('ping:server', 'lowlevel', outcome)];
  const { findings } = judge(miniature({}), [run(cells)]);
  expect(findings.map(({ message }) => message.split('\n')[0])).toEqual([
    `ping:server is not covered in suites/lowlevel/: its cells were all ${outcome}.`,
  ]);
});

test.each(['the test asserted nothing', 'the test put nothing on the wire'])(
  'a requirement whose cell is hollow is not covered: %s',
  (saw) => {
    const hollow: Cell = {
      ...cell('ping:client', '-', 'error'),
      failure: { kind: 'hollow', required: 'the client answers a ping', saw },
    };
    const { findings } = judge(miniature({}), [run([...without('ping:client', '-'), hollow])]);
    expect(findings.map(({ message }) => message.split('\n')[0])).toEqual([
      `ping:client is not covered in suites/client/: its cells were all hollow (${saw}).`,
    ]);
  },
);

// A cell with an empty wire passes only where its test asserts that: src/case/hollowness.ts.
test('a requirement whose cell passed with an empty wire is covered', () => {
  expect(cell('ping:client', '-', 'pass').transcript).toEqual([]);
  const cells = [...without('ping:client', '-'), cell('ping:client', '-', 'pass')];
  expect(judge(miniature({}), [run(cells)]).findings).toEqual([]);
});

test('another run may cover what one does not', () => {
  const runs = [run(without('ping:client', '-')), run([cell('ping:client', '-', 'pass')], '1.30.0')];
  expect(judge(miniature({}), runs).findings).toEqual([]);
});

test('a divergence without a cell in a run of a version it speaks of is an error', () => {
  const cells = without('ping:server', 'highlevel');
  expect(judge(miniature({}), [run(cells)]).findings).toContainEqual({
    rule: 'divergence-matches-a-cell',
    file: 'requirements/features/ping.ts',
    line: 7,
    message: `ping:server: the divergence "hangs" matches no cell in the run of @modelcontextprotocol/sdk@1.19.0.
Correct its tier, transports or revisions, or delete it.`,
  });
  const rules = judge(miniature({}), [run(cells, '1.20.0')]).findings.map(({ rule }) => rule);
  expect(rules).toEqual(['every-requirement-is-covered']);
});

test('a shard is refused', () => {
  const { header, ...rest } = run(everything, '1.19.0');
  const shard = { ...rest, header: { ...header, shard: { index: 2, count: 8, offers: [] } } };

  expect(() => judge(miniature({}), [shard])).toThrow('is shard 2/8');
});

test('a run with filters is refused', () => {
  expect(() => judge(miniature({}), [run(everything, '1.19.0', { tiers: ['lowlevel'] })])).toThrow(
    'was made with the filter tiers (lowlevel)',
  );
});
