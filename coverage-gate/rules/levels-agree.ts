// The level of a requirement is that of the statements it claims; what the SDK chose claims none.

import { type Address, addressesOf } from '../address.ts';
import { byRevision, listed } from '../by-revision.ts';
import type { Found, Rule } from '../rule.ts';

export const levelsAgree: Rule = {
  name: 'levels-agree',
  *find(project) {
    for (const { id, requirement, file, lineOf } of project.entries) {
      const { level, source } = requirement;
      if (level === 'own' || source.some((one) => typeof one === 'object')) continue;
      const message = `${id} has level ${level}, but no source in the specification.\nAdd its address, or let the level be own.`;
      yield { file, line: lineOf('level'), message };
    }
    for (const address of addressesOf(project)) yield* disagreeing(address);
  },
};

function* disagreeing({ entry, source, place, line, facts }: Address): Iterable<Found> {
  const { id, requirement, file } = entry;
  if (requirement.level === 'own') {
    if (!source.tags?.length) return;
    const message = `${id} has level own, but claims ${listed(source.tags)} under ${source.at}.\nTake the level of what it claims, or drop the tags.`;
    yield { file, line, message };
    return;
  }
  for (const tag of new Set(source.tags)) {
    const other = byRevision(facts, ({ pages }) => {
      const level = pages[place.page]?.[place.anchor]?.find((one) => one.tag === tag)?.level;
      return level === requirement.level ? undefined : level;
    });
    if (other.length === 0) continue;
    const saw = other.map(({ text, revisions }) => `a ${text} in ${listed(revisions)}`);
    const message = `${id} has level ${requirement.level}, but ${tag} under ${source.at} is ${listed(saw)}.\nTake that level, or claim it in a requirement of its own.`;
    yield { file, line, message };
  }
}
