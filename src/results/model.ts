// One run as a file of JSON lines: a header, a line for each cell, a footer. The one schema that every reader and
// writer shares. Nothing in it depends on when, where or in what order the run was made.

import { z } from 'zod';

export const outcomes = ['pass', 'divergent', 'absent', 'fail', 'stale', 'error'] as const;
export type Outcome = (typeof outcomes)[number];

const carrierSchema = z
  .string()
  .describe(
    '`stream`, `stream (2)` of a second connection, or an HTTP exchange such as `POST tools/call #2`',
  );

/** One line of a transcript: a masked message, or the head of an HTTP request or response. */
export const transcriptLineSchema = z.union([
  z.strictObject({
    at: z.enum(['client', 'server']),
    did: z.enum(['sent', 'got']),
    over: carrierSchema,
    event: z.string().optional(),
    message: z.unknown(),
  }),
  z.strictObject({
    at: z.enum(['client', 'server']),
    http: z.enum(['request', 'response']),
    over: carrierSchema,
    line: z.string().describe('`POST /mcp` or `200`'),
    headers: z.record(z.string(), z.string()),
  }),
]);
export type TranscriptLine = z.infer<typeof transcriptLineSchema>;

/** Why a cell is not as expected. `assertion` to `violation` speak of the subject, the rest of the suite itself. */
const failureKinds = [
  'assertion',
  'hang',
  'leak',
  'crash',
  'violation',
  'stale',
  'hollow',
  'missing',
  'harness',
] as const;

export const failureSchema = z.strictObject({
  kind: z.enum(failureKinds),
  required: z.string(),
  saw: z.string(),
  /** File and line of the test, relative to the project: `suites/lowlevel/tools.test.ts:41`. */
  at: z.string().optional(),
  /** Of a property: options that lead the command straight to the value that breaks it. */
  again: z.string().optional(),
});
export type Failure = z.infer<typeof failureSchema>;

export const cellSchema = z.strictObject({
  kind: z.literal('cell'),
  ids: z.array(z.string()).min(1),
  title: z.string(),
  tier: z.enum(['lowlevel', 'highlevel', '-']),
  transport: z.string(),
  revision: z.string(),
  outcome: z.enum(outcomes),
  /** The recorded divergences that held (outcome `divergent`) or no longer hold (`stale`). */
  pins: z.array(z.string()).optional(),
  /** The features that the subject lacks (outcome `absent`). */
  lacks: z.array(z.string()).optional(),
  failure: failureSchema.optional(),
  transcript: z.array(transcriptLineSchema),
});
export type Cell = z.infer<typeof cellSchema>;

export const headerSchema = z.strictObject({
  kind: z.literal('run'),
  format: z.literal(1),
  /** Hash over requirements, transports, src and suites: runs of different suites are not compared. */
  suite: z.string(),
  subject: z.strictObject({
    name: z.string(),
    line: z.enum(['v1', 'v2']),
    version: z.string(),
    packages: z.record(z.string(), z.string()),
    content: z.string().optional(),
  }),
  revisions: z.array(z.string()),
  node: z.number().int(),
  /** The filters the run was made with, as typed; empty for a whole run. */
  filters: z.record(z.string(), z.array(z.string())),
  /** Of a run that is one part of several, cut by suite files; absent: the run is whole. */
  shard: z
    .strictObject({
      index: z.number().int().min(1),
      count: z.number().int().min(1),
      /** The features that the subject offers: together with the filters they say which cells the whole run must have. */
      offers: z.array(z.string()),
    })
    .optional(),
});
export type Header = z.infer<typeof headerSchema>;

export const footerSchema = z.strictObject({
  kind: z.literal('end'),
  totals: z.record(z.enum(outcomes), z.number().int()),
});
export type Footer = z.infer<typeof footerSchema>;

export interface Run {
  readonly header: Header;
  readonly cells: readonly Cell[];
  readonly footer: Footer;
}

/** What a cell is matched by between two runs: the test, its tier, transport and revision. */
export const cellKey = (
  cell: Pick<Cell, 'title' | 'tier' | 'transport' | 'revision'> & { readonly ids: readonly string[] },
): string => [cell.ids.join('+'), cell.title, cell.tier, cell.transport, cell.revision].join(' | ');
