// The joined manifest as text, and its schema as text.

import { z } from 'zod';
import type { Requirement } from '../../requirements/model.ts';
import { eraOf, linkTo, revisions } from '../../requirements/revisions.ts';
import { atOf } from '../../requirements/spec/place.ts';
import type { SetAside } from '../../requirements/spec/set-aside.ts';
import { GenerateError } from './generate-error.ts';
import { json, literalText } from './literal-text.ts';
import { type Manifest, manifestSchema } from './manifest.ts';
import type { OpenStatement } from './open-statement.ts';

/** A statement with what became of it. */
export interface JoinedStatement extends OpenStatement {
  /** The ids of the requirements that claim it. */
  readonly claimedBy: readonly string[];
  readonly setAside?: SetAside;
}

export interface Joined {
  readonly requirements: readonly {
    readonly id: string;
    readonly file: string;
    readonly requirement: Requirement;
  }[];
  readonly statements: readonly JoinedStatement[];
  readonly tests: readonly {
    readonly ids: readonly string[];
    readonly file: string;
    readonly title: string;
    readonly tier: string;
  }[];
}

/**
 * The export: the same text for the same project, whatever the machine.
 *
 * @throws GenerateError `UNSOUND_PROJECT` where a requirement is not what the model says
 */
export const generateManifest = (joined: Joined): string => {
  const parsed = manifestSchema.safeParse(manifestOf(joined));
  if (parsed.success) return `${literalText(parsed.data, json)}\n`;
  throw new GenerateError(
    'UNSOUND_PROJECT',
    `the requirements cannot be exported:\n${z.prettifyError(parsed.error)}\n  Run pnpm coverage:manifest, which names their lines.`,
  );
};

/** The JSON Schema of the export. */
export const generateManifestSchema = (): string => `${literalText(z.toJSONSchema(manifestSchema), json)}\n`;

const standing = ({ revision, page, anchor, statement }: OpenStatement) => {
  const at = atOf({ page, anchor });
  const { tag, level, form } = statement;
  return { revision, at, tag, level, form, link: linkTo(revision, at) };
};

const manifestOf = ({ requirements, statements, tests }: Joined): unknown =>
  ({
    kind: 'manifest',
    format: 1,
    revisions: revisions.map((revision) => ({
      revision,
      era: eraOf(revision),
      link: linkTo(revision, 'index'),
    })),
    requirements: requirements.map(({ id, file, requirement }) => ({
      id,
      file,
      ...requirement,
      statements: statements.filter(({ claimedBy }) => claimedBy.includes(id)).map(standing),
      tests: tests
        .filter(({ ids }) => ids.includes(id))
        .map(({ file, title, tier }) => ({ file, title, tier })),
    })),
    setAside: statements.flatMap((one) =>
      one.setAside ? [{ ...standing(one), ...whyOf(one.setAside) }] : [],
    ),
    unclaimed: statements.filter((one) => one.claimedBy.length === 0 && !one.setAside).map(standing),
  }) satisfies Record<keyof Manifest, unknown>;

const whyOf = ({ reason, note }: SetAside) => ({ reason, ...(note !== undefined && { note }) });
