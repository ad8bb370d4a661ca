// Every tag of a source is a statement under its address, in each revision the address is for.

import type { Statement } from '../../requirements/spec/facts.ts';
import { atOf } from '../../requirements/spec/place.ts';
import { type Address, addressesOf } from '../address.ts';
import { byRevision, listed } from '../by-revision.ts';
import type { Found, Rule } from '../rule.ts';
import type { FactsFile } from '../spec-facts.ts';

export const tagsExist: Rule = {
  name: 'tags-exist',
  *find(project) {
    for (const address of addressesOf(project)) yield* missing(address);
  },
};

function* missing({ entry, source, place, line, facts }: Address): Iterable<Found> {
  for (const tag of new Set(source.tags)) {
    const hints = byRevision(facts, ({ pages }) => {
      const there = pages[place.page]?.[place.anchor];
      if (there === undefined || there.some((statement) => statement.tag === tag)) return undefined;
      return `${standing(there)} there${elsewhere(tag, pages)}`;
    });
    if (hints.length === 0) continue;
    const lacking = listed(hints.flatMap(({ revisions }) => revisions).sort());
    const remedy = hints.map(({ text, revisions }) => `In ${listed(revisions)} ${text}.`).join(' ');
    const message = `${entry.id} claims ${tag} under ${source.at}, which is no statement there in ${lacking}.\n${remedy}`;
    yield { file: entry.file, line, message };
  }
}

const standing = (there: readonly Statement[]): string => {
  const names = there.map(({ tag, level }) => `${tag} (${level})`);
  if (names.length === 0) return 'no statement stands';
  return `${listed(names)} ${names.length > 1 ? 'stand' : 'stands'}`;
};

/** Under another anchor an equal tag may be chance: it is a place to look, no more. */
const elsewhere = (tag: string, pages: FactsFile['pages']): string => {
  const places = Object.entries(pages).flatMap(([page, anchors]) =>
    Object.entries(anchors)
      .filter(([, statements]) => statements.some((statement) => statement.tag === tag))
      .map(([anchor]) => atOf({ page, anchor })),
  );
  return places.length === 0 ? '' : `, and ${tag} (perhaps of another text) under ${listed(places)}`;
};
