// Which statements of a revision are spoken for: claimed by requirements, or set aside.

import { covers, holdsIn, isSpecSource, type Requirement } from '../../requirements/model.ts';
import type { Revision } from '../../requirements/revisions.ts';
import type { SetAside } from '../../requirements/spec/set-aside.ts';

export type Requirements = Readonly<Record<string, Requirement>>;

/** Whether a requirement is in force in a revision, one that nobody has listed yet included. */
export const inForce = (requirement: Requirement, revision: string): boolean =>
  holdsIn(requirement, revision as Revision);

export const statementKey = (at: string, tag: string): string => `${at} ${tag}`;

/** Who speaks for a statement: ids of requirements, or the reason for which it is set aside. */
export type Claims = ReadonlyMap<string, readonly string[]>;

export const claimsIn = (
  revision: string,
  requirements: Requirements,
  setAside: readonly SetAside[],
): Claims => {
  const claims = new Map<string, string[]>();
  const claim = (at: string, tags: readonly string[], by: string) => {
    for (const tag of tags) {
      const key = statementKey(at, tag);
      claims.set(key, [...(claims.get(key) ?? []), by]);
    }
  };
  for (const [id, requirement] of Object.entries(requirements)) {
    if (!inForce(requirement, revision)) continue;
    for (const source of requirement.source.filter(isSpecSource)) {
      if (covers(source, revision)) claim(source.at, source.tags ?? [], id);
    }
  }
  for (const { at, tags, reason } of setAside) claim(at, tags, `set aside: ${reason}`);
  return claims;
};
