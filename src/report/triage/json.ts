// A triage as JSON, for programs: every cell that is not the same, with its key. The one schema of the export;
// `triage.schema.json` is made of it.

import { z } from 'zod';
import type { Cell, Header } from '../../results/model.ts';
import { failureSchema, outcomes } from '../../results/model.ts';
import type { Cause } from '../../triage/cause.ts';
import { cellOf } from '../../triage/change.ts';
import type { Row } from '../../triage/row.ts';
import type { Shift } from '../../triage/shift.ts';
import type { Standing } from '../../triage/standing.ts';
import { exitCodeOf } from '../../triage/triage.ts';
import { verdicts } from '../../triage/verdict.ts';
import { type ChangeReport, changesOf, type TriageReport } from './model.ts';
import { triageSentence } from './sentence.ts';
import { differenceText } from './words.ts';

const side = z.strictObject({
  name: z.string().describe('the subject as it was named: `v1`, `@modelcontextprotocol/sdk@1.29.0`'),
  line: z.enum(['v1', 'v2']),
  version: z.string(),
  packages: z.record(z.string(), z.string()).describe('what was installed, with the versions'),
  revisions: z.array(z.string()),
});

const manner = z.strictObject({
  revision: z.string(),
  outcome: z.enum(outcomes),
  pins: z.array(z.string()).optional().describe('the recorded divergences that held, or no longer hold'),
  lacks: z.array(z.string()).optional().describe('the features that the subject does not offer'),
  failure: failureSchema.optional(),
});

const row = z.strictObject({
  verdict: z.enum(verdicts),
  ids: z.array(z.string()).min(1).describe('the requirements that the test proves'),
  title: z.string(),
  tier: z.enum(['lowlevel', 'highlevel', '-']),
  transport: z.string(),
  before: manner.optional().describe('absent: only the later run has the cell'),
  after: manner.optional().describe('absent: only the earlier run has the cell'),
  recorded: z.boolean().optional().describe('whether a divergence is on record for what was observed'),
  meaning: z.string().optional(),
  next: z.string().optional().describe('what to do; absent: nothing'),
  cause: z
    .string()
    .optional()
    .describe(
      'the difference on the wire that accounts for it: rows with the same text are one change of the SDK',
    ),
});

const shift = z.strictObject({
  end: z.string().describe('`server sent`, `client got`, `client request`'),
  message: z.string().describe('`tools/list result`, `POST tools/call response`'),
  pointer: z
    .string()
    .describe('JSON pointer into the message, the index of an array as `*`; empty: all of it'),
  change: z.enum(['added', 'removed', 'changed', 'moved']),
  before: z.unknown().optional(),
  after: z.unknown().optional(),
  cells: z.number().int(),
  areas: z.array(z.string()),
  first: z.string().describe('the first requirement whose cell shows it'),
});

export const triageSchema = z
  .strictObject({
    kind: z.literal('triage'),
    format: z.literal(1),
    sentence: z.string(),
    exit: z
      .union([z.literal(0), z.literal(1), z.literal(2)])
      .describe('0: nothing regressed, 1: something did, 2: could not be told'),
    suite: z.string().describe('the version of the suite that made both runs'),
    before: side,
    after: side,
    counts: z.record(z.enum(verdicts), z.number().int()).describe('cells by verdict'),
    rows: z.array(row).describe('every cell that is not the same, in order of alarm'),
    shifts: z
      .array(shift)
      .describe('what differs on the wire where no outcome does, the most frequent first'),
  })
  .meta({ title: 'A triage of mcp-interaction' });

export type TriageJson = z.infer<typeof triageSchema>;

const sideOf = ({ subject: { name, line, version, packages }, revisions }: Header): TriageJson['before'] => ({
  name,
  line,
  version,
  packages,
  revisions,
});

const mannerOf = ({ revision, outcome, pins, lacks, failure }: Cell) => ({
  revision,
  outcome,
  ...(pins && { pins }),
  ...(lacks && { lacks }),
  ...(failure && { failure }),
});

type Key = Standing & { readonly cause?: string };

/** What is to be said of each row of a cause. */
const keysOf = (cause: Cause<ChangeReport>): [Row, Key][] => {
  const told = cause.difference && { cause: differenceText(cause.difference) };
  return changesOf([cause]).flatMap(({ rows, standing }) =>
    rows.map((row): [Row, Key] => [row, { ...standing, ...told }]),
  );
};

const rowOf = (one: Row, key: Key | undefined): TriageJson['rows'][number] => {
  const { ids, title, tier, transport } = cellOf(one);
  return {
    verdict: one.verdict,
    ids,
    title,
    tier,
    transport,
    ...(one.before && { before: mannerOf(one.before) }),
    ...(one.after && { after: mannerOf(one.after) }),
    ...key,
  };
};

const shiftOf = ({ example, count, areas, first }: Shift): TriageJson['shifts'][number] => ({
  ...example,
  cells: count,
  areas: [...areas],
  first: cellOf(first).ids[0] ?? '',
});

/** The triage as data that fits `triage.schema.json`. */
export const triageJson = ({ triage, causes }: TriageReport): TriageJson => {
  const keys = new Map(causes.flatMap(keysOf));
  return {
    kind: 'triage',
    format: 1,
    sentence: triageSentence(triage),
    exit: exitCodeOf(triage),
    suite: triage.before.suite,
    before: sideOf(triage.before),
    after: sideOf(triage.after),
    counts: triage.counts,
    rows: triage.rows.filter(({ verdict }) => verdict !== 'same').map((one) => rowOf(one, keys.get(one))),
    shifts: triage.shifts.map(shiftOf),
  };
};
