// Which area file each stub goes to: the one its id names, or new ones named after area and second segment where that
// one would grow too long.

import { fileOf } from '../../requirements/address.ts';
import type { StubEntry } from './stub-entry.ts';

export interface AreaText {
  /** Below the root: `requirements/features/tools.ts`. */
  readonly path: string;
  readonly text: string;
  readonly ids: readonly string[];
}

export interface FileOfEntries {
  /** Without folder and ending: `tools-error-handling`. */
  readonly name: string;
  /** The file as it is; undefined for one that is still to be made. */
  readonly present: AreaText | undefined;
  readonly entries: readonly StubEntry[];
}

/** Lines; a stub grows when it is written out, so the limit of 300 is not used up. */
const roomInFile = 240;

/** Letters; the line of an area in the index has to hold its name twice. */
const longestName = 45;

const linesOf = (text: string): number => text.trimEnd().split('\n').length;

export const areaNameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1, -'.ts'.length);

const lengthOf = (entries: readonly StubEntry[]): number =>
  entries.reduce((sum, { text }) => sum + linesOf(text), 0);

/** Every stub in a file where the rule for ids finds it, without moving an entry that exists. */
export const entriesByFile = (
  stubs: readonly StubEntry[],
  areas: readonly AreaText[],
): readonly FileOfEntries[] => {
  const present = new Map(areas.map((area) => [areaNameOf(area.path), area]));
  const names = new Set(present.keys());
  const homes = groupBy(stubs, ({ id }) => fileOf(id, names) ?? nameOf(id, 1));
  return [...homes].flatMap(([name, entries]) => [...split(name, entries, present, 2)]);
};

const groupBy = (
  stubs: readonly StubEntry[],
  nameFor: (stub: StubEntry) => string,
): ReadonlyMap<string, readonly StubEntry[]> => {
  const groups = new Map<string, StubEntry[]>();
  for (const stub of stubs) groups.set(nameFor(stub), [...(groups.get(nameFor(stub)) ?? []), stub]);
  return groups;
};

/** What a file for the beginning of an id is called. */
const nameOf = (id: string, depth: number): string => id.split(':').slice(0, depth).join('-');

/** Takes the largest groups out into files of their own until the rest fits. */
function* split(
  name: string,
  entries: readonly StubEntry[],
  present: ReadonlyMap<string, AreaText>,
  depth: number,
): Iterable<FileOfEntries> {
  const home = present.get(name);
  const room = roomInFile - linesOf(home?.text ?? '');
  const groups = groupBy(entries, ({ id }) => nameOf(id, depth));
  const movable = [...groups]
    .filter(([other, { length }]) => length > 1 && other !== name && other.length <= longestName)
    .filter(([other]) => !present.has(other) && !holds(home, other))
    .sort(([, one], [, other]) => lengthOf(other) - lengthOf(one));
  let staying = entries;
  for (const [other, group] of movable) {
    if (lengthOf(staying) <= room) break;
    staying = staying.filter((stub) => !group.includes(stub));
    yield* split(other, group, present, depth + 1);
  }
  if (staying.length > 0) yield { name, present: home, entries: staying };
}

/** Whether a file holds entries that a new file of this name would claim. */
const holds = (area: AreaText | undefined, name: string): boolean =>
  area?.ids.some((id) => id.split(':').some((_, before) => nameOf(id, before + 1) === name)) ?? false;
