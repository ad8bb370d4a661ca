// A new revision came out: what changed, what that means for every requirement, and what nobody has decided yet.

import { type StatementLevel, schemaPage, statementLevels } from '../../requirements/spec/facts.ts';
import { atOf } from '../../requirements/spec/place.ts';
import type { SetAside } from '../../requirements/spec/set-aside.ts';
import { alignPlaced } from './align.ts';
import type { Alignment, Pair, Placed } from './alignment.ts';
import type { Side } from './audit-side.ts';
import { type CodeChange, compareCodes } from './compare-codes.ts';
import { compareShapes, type ShapeChanges } from './compare-shapes.ts';
import { type Impact, impactsOf, type LostLink, lostLinks, openVerdicts, situationOf } from './impact.ts';
import { type Claims, claimsIn, type Requirements, statementKey } from './impact-claims.ts';
import type { Situation, Touch } from './impact-touch.ts';

export interface Counts {
  readonly same: number;
  readonly moved: number;
  readonly reworded: number;
  readonly removed: number;
  readonly new: number;
}

/** New statements of one page and level that no requirement claims and nobody has set aside. */
export interface Unclaimed {
  readonly page: string;
  readonly level: StatementLevel;
  readonly statements: readonly Placed[];
}

export interface Audit {
  readonly from: string;
  readonly to: string;
  /** Whether the texts of both were read; without, `reworded` is a guess by place. */
  readonly texts: boolean;
  readonly statements: Counts;
  /** The generated schema page, a ledger of its own. */
  readonly schema: Counts;
  readonly moved: readonly Pair[];
  readonly reworded: readonly Pair[];
  readonly removed: readonly Placed[];
  readonly added: readonly Placed[];
  readonly shapes: ShapeChanges;
  readonly codes: readonly CodeChange[];
  readonly requirements: readonly Impact[];
  /** Statements set aside that stand elsewhere, or in other words, now. */
  readonly setAside: readonly Touch[];
  readonly unclaimed: readonly Unclaimed[];
  readonly links: readonly LostLink[];
  /** How many of all these wait for somebody to decide. */
  readonly decisions: number;
}

export interface AuditInput {
  readonly from: Side;
  readonly to: Side;
  /** Whether requirements/revisions.ts lists the newer revision. */
  readonly listed: boolean;
  readonly requirements: Requirements;
  readonly setAside: readonly SetAside[];
}

const countsOf = ({ pairs, removed, added }: Alignment, counted: (one: Placed) => boolean): Counts => {
  const kinds = (wanted: Pair['kind']) =>
    pairs.filter(({ kind, from }) => kind === wanted && counted(from)).length;
  return {
    same: kinds('same'),
    moved: kinds('moved'),
    reworded: kinds('reworded'),
    removed: removed.filter(counted).length,
    new: added.filter(counted).length,
  };
};

const isSchema = ({ page }: Placed): boolean => page === schemaPage;

const unclaimedOf = (added: readonly Placed[], claims: Claims): Unclaimed[] => {
  const open = added.filter((one) => !isSchema(one) && !claims.has(statementKey(atOf(one), one.tag)));
  const pages = [...new Set(open.map(({ page }) => page))];
  return pages.flatMap((page) =>
    statementLevels.flatMap((level) => {
      const statements = open.filter((one) => one.page === page && one.level === level);
      return statements.length === 0 ? [] : [{ page, level, statements }];
    }),
  );
};

const setAsideTouches = (setAside: readonly SetAside[], { pairs, claims }: Situation): Touch[] =>
  setAside.flatMap(({ at, tags }) =>
    tags.flatMap((tag): Touch[] => {
      const pair = pairs.get(statementKey(at, tag));
      if (pair === undefined || pair.kind === 'same') return [];
      const now = { at: atOf(pair.to), tag: pair.to.tag };
      if (claims.has(statementKey(now.at, now.tag))) return [];
      return [{ verdict: pair.kind === 'moved' ? 're-link' : 're-audit', at, tag, now, pair }];
    }),
  );

/** The links of the newer revision that no verdict speaks of yet. */
const furtherLinks = (links: readonly LostLink[], impacts: readonly Impact[]): LostLink[] => {
  const told = new Set(
    impacts.flatMap(({ id, touches }) =>
      touches.filter(({ verdict }) => openVerdicts.includes(verdict)).map(({ at }) => `${id} ${at}`),
    ),
  );
  return links.filter(({ id, at }) => !told.has(`${id} ${at}`));
};

/** Compares two revisions and judges every requirement by what it finds. */
export const audit = ({ from, to, listed, requirements, setAside }: AuditInput): Audit => {
  const alignment = alignPlaced(from.statements, to.statements);
  const claims = claimsIn(to.revision, requirements, setAside);
  const sides = [from, to] as const;
  const situation = situationOf(sides, alignment, claims, listed);
  const impacts = impactsOf(sides, requirements, situation);
  const unclaimed = unclaimedOf(alignment.added, claims);
  const aside = setAsideTouches(setAside, situation);
  const links = [...lostLinks(from, requirements), ...furtherLinks(lostLinks(to, requirements), impacts)];
  return {
    from: from.revision,
    to: to.revision,
    texts: from.texts && to.texts,
    statements: countsOf(alignment, (one) => !isSchema(one)),
    schema: countsOf(alignment, isSchema),
    moved: alignment.pairs.filter(({ kind }) => kind === 'moved'),
    reworded: alignment.pairs.filter(({ kind }) => kind === 'reworded'),
    removed: alignment.removed,
    added: alignment.added,
    shapes: compareShapes(from.shapes, to.shapes),
    codes: compareCodes(from.codes, to.codes),
    requirements: impacts,
    setAside: aside,
    unclaimed,
    links,
    decisions:
      impacts.filter(({ verdict }) => openVerdicts.includes(verdict)).length +
      aside.length +
      links.length +
      unclaimed.reduce((sum, { statements }) => sum + statements.length, 0),
  };
};
