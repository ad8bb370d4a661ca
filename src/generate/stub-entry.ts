// An entry for statements that nobody has written a requirement for yet: its proposed id and its text.

import { type Revision, revisions } from '../../requirements/revisions.ts';
import type { SpecFacts } from '../../requirements/spec/facts.ts';
import { atOf } from '../../requirements/spec/place.ts';
import { type Address, addressOf } from './address-of-page.ts';
import { literalText, quoted, typeScript } from './literal-text.ts';
import type { OpenStatement } from './open-statement.ts';
import type { StatementGroup } from './statement-group.ts';

export interface StubEntry {
  readonly id: string;
  /** Below `requirements/`, for a file that is still to be made. */
  readonly folder: Address['folder'];
  /** Where its statement stands in the newest revision of its window. */
  readonly page: string;
  /** As a member of an area, with its comma and without the last line end. */
  readonly text: string;
}

/**
 * Stubs under ids that nobody has: page and anchor, with the tag where several statements stand there.
 *
 * @param taken the ids that exist
 */
export const stubEntries = (
  groups: readonly StatementGroup[],
  facts: readonly SpecFacts[],
  taken: ReadonlySet<string>,
): readonly StubEntry[] => {
  const addressed = groups.flatMap((group) => {
    const place = group.places.at(-1);
    return place ? [{ group, place, address: addressOf(place, facts) }] : [];
  });
  const wanted = addressed.map(({ address }) => address.segments.join(':'));
  const used = new Set(taken);
  return addressed.map(({ group, place, address }, at) => {
    const base = wanted[at] ?? '';
    const alone = wanted.indexOf(base) === wanted.lastIndexOf(base);
    const id = freeId(base, alone, group, used);
    used.add(id);
    return { id, folder: address.folder, page: place.page, text: entryText(id, group) };
  });
};

/** A tag says which statement an id is for; where one text comes back after a gap, its window says so too. */
const freeId = (base: string, alone: boolean, group: StatementGroup, used: ReadonlySet<string>): string => {
  const tagged = `${base}:${group.places.at(-1)?.statement.tag}`;
  const dated = `${tagged}:${group.places[0]?.revision}`;
  const free = [...(alone ? [base] : []), tagged, dated].find((id) => !used.has(id));
  for (let ordinal = 2; free === undefined; ordinal++) {
    if (!used.has(`${dated}:${ordinal}`)) return `${dated}:${ordinal}`;
  }
  return free;
};

const entryText = (id: string, group: StatementGroup): string => {
  const fields = {
    source: sourceOf(group.places),
    behavior: '',
    level: group.level,
    ...windowOf(group.places),
    deferred: { reason: 'unwritten', note: noteOf(group) },
  };
  const members = Object.entries(fields).map(
    ([name, value]) => `    ${name}: ${literalText(value, typeScript, 4, 4 + name.length + 3)},\n`,
  );
  return `  ${quoted(id)}: {\n${members.join('')}  },`;
};

const noteOf = ({ reworded }: StatementGroup): string =>
  [
    'the statement waits for its behavior',
    ...reworded.map((revision) => `its wording changes in ${revision}`),
  ].join(', ');

/** The first revision and the one after the last, where they are not the ends of the list. */
const windowOf = (places: readonly OpenStatement[]): { since?: Revision; until?: Revision } => {
  const [first, last] = [places[0], places.at(-1)];
  const until = last && revisions[revisions.indexOf(last.revision) + 1];
  return {
    ...(first && first.revision !== revisions[0] && { since: first.revision }),
    ...(until && { until }),
  };
};

interface StubSource {
  readonly at: string;
  readonly tags: readonly string[];
  readonly in: Revision[];
}

/** One source while address and tag stay the same; from the second on each says its revisions. */
const sourceOf = (places: readonly OpenStatement[]): Partial<StubSource>[] => {
  const sources: StubSource[] = [];
  for (const place of places) {
    const last = sources.at(-1);
    const same = last?.at === atOf(place) && last.tags[0] === place.statement.tag;
    if (same) last.in.push(place.revision);
    else sources.push({ at: atOf(place), tags: [place.statement.tag], in: [place.revision] });
  }
  return sources.length > 1 ? sources : sources.map(({ at, tags }) => ({ at, tags }));
};
