// The joined manifest: every requirement with its statements and tests, and every statement that none claims. The one
// schema of the export; `manifest.schema.json` is made of it.

import { z } from 'zod';
import {
  deferralReasons,
  features,
  levels,
  matrixTransports,
  type Requirement,
  tiers,
} from '../../requirements/model.ts';
import { revisions } from '../../requirements/revisions.ts';
import { type Statement, statementLevels } from '../../requirements/spec/facts.ts';
import { setAsideReasons } from '../../requirements/spec/set-aside.ts';

const revision = z.enum(revisions);
const at = z
  .string()
  .describe(
    '`page#anchor` below the base URL of a revision; the page alone for what stands before its first heading',
  );
const tag = z
  .string()
  .regex(/^[\da-f]{4}$/)
  .describe('four hex digits, unique under an anchor');

const standing = {
  revision,
  at,
  tag,
  level: z.enum(statementLevels),
  form: z.enum(['sentence', 'item', 'row']),
  link: z.url().describe('where it is published'),
} satisfies Record<keyof Statement | 'revision' | 'at' | 'link', z.ZodType>;

const restriction = z.strictObject({
  only: z.array(z.enum(matrixTransports)),
  because: z.enum(['framing', 'outlives-request', 'about-transport', 'transport-free']),
});

const divergence = z.strictObject({
  pin: z.string().describe('the form of the behaviour that the tests state for it'),
  sdk: z.enum(['v1', 'v2']),
  versions: z.string().optional().describe('a semver range, prereleases included; absent: every version'),
  tier: z.enum(tiers).optional(),
  transports: z.array(z.enum(matrixTransports)).optional(),
  revisions: z.array(revision).optional(),
  note: z.string(),
  issue: z.string().optional(),
  violation: z
    .strictObject({ message: z.string(), pointer: z.string(), keyword: z.string() })
    .optional()
    .describe('the one violation of the schema that this divergence is'),
});

/** Every field of a requirement, as it stands in the area files. */
const fields = {
  source: z.array(
    z.union([
      z.strictObject({ at, tags: z.array(tag).optional(), in: z.array(revision).optional() }),
      z.literal('sdk'),
      z.string().regex(/^issue:#\d+$/),
    ]),
  ),
  behavior: z.string().describe('one clause; empty as long as the requirement is unwritten'),
  level: z.enum(levels),
  tiers: z
    .array(z.enum(tiers))
    .optional()
    .describe('absent: it is about a client, a transport or authorization'),
  since: revision.optional().describe('the first revision it holds in; absent: the oldest'),
  until: revision.optional().describe('the first revision it no longer holds in; absent: still in force'),
  supersedes: z.string().optional(),
  transports: restriction.optional().describe('absent: it is observed on every transport'),
  needs: z.array(z.enum(features)).optional(),
  deferred: z.strictObject({ reason: z.enum(deferralReasons), note: z.string() }).optional(),
  divergence: z.array(divergence).optional(),
} satisfies Record<keyof Requirement, z.ZodType>;

const test = z.strictObject({
  file: z.string(),
  title: z.string(),
  tier: z.enum([...tiers, '-']).describe('`-`: it is about a client, a transport or authorization'),
});

export const manifestSchema = z
  .strictObject({
    kind: z.literal('manifest'),
    format: z.literal(1),
    revisions: z
      .array(z.strictObject({ revision, era: z.enum(['handshake', 'stateless']), link: z.url() }))
      .describe('oldest first'),
    requirements: z.array(
      z.strictObject({
        id: z.string(),
        file: z.string().describe('where it is defined, below the root of the project'),
        ...fields,
        statements: z
          .array(z.strictObject(standing))
          .describe('what it claims, in every revision it holds in'),
        tests: z.array(test),
      }),
    ),
    setAside: z.array(
      z.strictObject({ ...standing, reason: z.enum(setAsideReasons), note: z.string().optional() }),
    ),
    unclaimed: z
      .array(z.strictObject(standing))
      .describe('the statements that no requirement claims and nobody has set aside'),
  })
  .meta({ title: 'The joined manifest of mcp-interaction' });

export type Manifest = z.infer<typeof manifestSchema>;
