// What a new revision means for every requirement.

import { covers, isSpecSource } from '../../requirements/model.ts';
import { atOf } from '../../requirements/spec/place.ts';
import type { Alignment, Pair } from './alignment.ts';
import { addressBook, landsIn } from './audit-addresses.ts';
import type { Side } from './audit-side.ts';
import { type Claims, inForce, type Requirements, statementKey } from './impact-claims.ts';
import {
  type Citing,
  type Situation,
  type Touch,
  type TouchVerdict,
  touchOfAddress,
  touchOfTag,
} from './impact-touch.ts';

/** `ended`: its window closes before the newer revision, so nothing about that is open. */
export type Verdict = TouchVerdict | 'ended';

export interface Impact {
  readonly id: string;
  readonly verdict: Verdict;
  /** Citation by citation, for the older revision. */
  readonly touches: readonly Touch[];
}

/** A citation that names nothing in a revision it is meant for. */
export interface LostLink {
  readonly id: string;
  readonly revision: string;
  readonly at: string;
  readonly tag?: string;
}

export const openVerdicts: readonly Verdict[] = ['re-link', 're-audit', 'retire'];

const statementsOf = (side: Side): Map<string, string | undefined> =>
  new Map(side.statements.map((one) => [statementKey(atOf(one), one.tag), one.text]));

/** What the judgement of every requirement rests on. */
export const situationOf = (
  [from, to]: readonly [Side, Side],
  alignment: Alignment,
  claims: Claims,
  listed: boolean,
): Situation => {
  const texts = statementsOf(from);
  return {
    to: to.revision,
    listed,
    claims,
    pairs: new Map<string, Pair>(
      alignment.pairs.map((pair) => [statementKey(atOf(pair.from), pair.from.tag), pair]),
    ),
    standing: addressBook(to, alignment),
    textOf: (key) => texts.get(key),
    newAt: (at) => alignment.added.filter((one) => atOf(one) === at).length,
  };
};

/** What is lost of the citations that are meant for a revision. */
export const lostLinks = (side: Side, requirements: Requirements): LostLink[] => {
  const statements = statementsOf(side);
  const { revision } = side;
  return Object.entries(requirements).flatMap(([id, requirement]) => {
    if (!inForce(requirement, revision)) return [];
    const sources = requirement.source.filter(isSpecSource).filter((source) => covers(source, revision));
    return sources.flatMap(({ at, tags = [] }): LostLink[] => {
      if (!landsIn(side, at)) return [{ id, revision, at }];
      const lost = tags.filter((tag) => !statements.has(statementKey(at, tag)));
      return lost.map((tag) => ({ id, revision, at, tag }));
    });
  });
};

const together = (touches: readonly Touch[]): Verdict => {
  const has = (verdict: TouchVerdict) => touches.some((touch) => touch.verdict === verdict);
  if (touches.every(({ verdict }) => verdict === 'retire')) return 'retire';
  if (has('re-audit') || has('retire')) return 're-audit';
  return has('re-link') ? 're-link' : has('settled') ? 'settled' : 'untouched';
};

/** Every requirement of the older revision with an address there, judged. */
export const impactsOf = (
  [from, to]: readonly [Side, Side],
  requirements: Requirements,
  situation: Situation,
): Impact[] => {
  const known = statementsOf(from);
  const homeless = new Set(lostLinks(to, requirements).map(({ id, at }) => `${id} ${at}`));
  return Object.entries(requirements).flatMap(([id, requirement]): Impact[] => {
    if (!inForce(requirement, from.revision)) return [];
    if (!inForce(requirement, to.revision)) return [{ id, verdict: 'ended', touches: [] }];
    const sources = requirement.source.filter(isSpecSource);
    const housed = sources.some(
      (source) => covers(source, to.revision) && !homeless.has(`${id} ${source.at}`),
    );
    const citing: Citing = { id, requirement, housed };
    const touches = sources
      .filter((source) => covers(source, from.revision) && landsIn(from, source.at))
      .flatMap((source) =>
        source.tags === undefined
          ? [touchOfAddress(situation, citing, source)]
          : source.tags
              .filter((tag) => known.has(statementKey(source.at, tag)))
              .map((tag) => touchOfTag(situation, citing, source, tag)),
      );
    return touches.length === 0 ? [] : [{ id, verdict: together(touches), touches }];
  });
};
