// Where a requirement stands in the newest of some revisions.

import { covers, holdsIn, isSpecSource, type Requirement } from '../../requirements/model.ts';
import { linkTo, type Revision, revisions } from '../../requirements/revisions.ts';

/** Its link in the newest revision that is meant and that it holds in; undefined where the specification is silent. */
export const newestLink = (
  requirement: Requirement,
  isMeant: (revision: Revision) => boolean,
): string | undefined => {
  const newest = revisions.filter((one) => isMeant(one) && holdsIn(requirement, one)).at(-1);
  const place = newest && requirement.source.filter(isSpecSource).find((source) => covers(source, newest));
  return place && linkTo(newest, place.at);
};
