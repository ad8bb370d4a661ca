// Every source is one: `sdk`, an issue, or an address that exists in each revision it is for.

import { closest } from 'fastest-levenshtein';
import { atOf } from '../../requirements/spec/place.ts';
import { type Address, addressesOf } from '../address.ts';
import { byRevision, listed } from '../by-revision.ts';
import type { Entry } from '../entry.ts';
import type { Found, Rule } from '../rule.ts';
import type { FactsFile } from '../spec-facts.ts';

export const sourcesExist: Rule = {
  name: 'sources-exist',
  *find(project) {
    for (const entry of project.entries) yield* unknownKinds(entry);
    for (const address of addressesOf(project)) yield* missing(address);
  },
};

function* unknownKinds({ id, requirement, file, lineOf }: Entry): Iterable<Found> {
  for (const [at, source] of requirement.source.entries()) {
    if (typeof source !== 'string' || /^(sdk|issue:#\d+)$/.test(source)) continue;
    const message = `${id} names the source "${source}", which is none.\nWrite { at: 'page#anchor' }, 'sdk' or 'issue:#123'.`;
    yield { file, line: lineOf('source', at), message };
  }
}

function* missing({ entry, source, place, line, facts }: Address): Iterable<Found> {
  const nearest = byRevision(facts, ({ pages }) =>
    pages[place.page] && (source.at === place.page || Object.hasOwn(pages[place.page] ?? {}, place.anchor))
      ? undefined
      : nearestTo(source.at, place.page, pages),
  );
  if (nearest.length === 0) return;
  const lacking = nearest.flatMap(({ revisions }) => revisions).sort();
  const cite = nearest.map(({ text, revisions }) => `${text} in ${listed(revisions)}`);
  const message = `${entry.id} cites ${source.at}, which ${listed(lacking)} ${lacking.length > 1 ? 'do' : 'does'} not have.
The nearest is ${cite.join('; ')}. Correct the address, or limit it with in.`;
  yield { file: entry.file, line, message };
}

/** On the same page where that exists, else anywhere. */
const nearestTo = (at: string, page: string, pages: FactsFile['pages']): string => {
  const candidates = pages[page] ? { [page]: pages[page] } : pages;
  const addresses = Object.entries(candidates).flatMap(([name, anchors]) => [
    name,
    ...Object.keys(anchors).map((anchor) => atOf({ page: name, anchor })),
  ]);
  return closest(at, addresses);
};
