// Stub entries for open statements, as changes of the area files.

import type { SpecFacts } from '../../requirements/spec/facts.ts';
import { newArea, withEntries } from './area-file.ts';
import type { Change } from './change.ts';
import { type AreaText, entriesByFile, type FileOfEntries } from './entries-by-file.ts';
import type { OpenStatement } from './open-statement.ts';
import { groupStatements } from './statement-group.ts';
import { stubEntries } from './stub-entry.ts';

export interface EntriesWanted {
  /** Every open statement of every revision: the window of a stub is worked out from all of them. */
  readonly open: readonly OpenStatement[];
  /** Those that a stub is wanted for. */
  wanted(statement: OpenStatement): boolean;
  readonly facts: readonly SpecFacts[];
  readonly areas: readonly AreaText[];
  /** What an area file exports, by its path without ending. */
  exportOf(path: string): string;
}

/**
 * One change for each area file that gets stubs; none where every wanted statement is claimed.
 *
 * @throws GenerateError `UNREADABLE_AREA` where an area file is none
 */
export const generateEntries = (request: EntriesWanted): readonly Change[] => {
  const { open, wanted, facts, areas, exportOf } = request;
  const groups = groupStatements(open, facts);
  const taken = new Set(areas.flatMap(({ ids }) => ids));
  const stubs = stubEntries(
    groups.filter(({ places }) => places.some(wanted)),
    facts,
    taken,
  );
  return entriesByFile(stubs, areas).map((file) => changeOf(file, exportOf));
};

const changeOf = ({ name, present, entries }: FileOfEntries, exportOf: (path: string) => string): Change => {
  const path = present?.path ?? `requirements/${entries[0]?.folder}/${name}.ts`;
  const exported = exportOf(path.slice(0, -'.ts'.length));
  const texts = entries.map(({ text }) => text);
  const text = present
    ? withEntries(path, present.text, exported, texts)
    : newArea(aboutOf(name, entries), exported, texts);
  const added = present ? `${texts.join('\n')}\n` : text;
  return { path, text, added, names: entries.map(({ id }) => id) };
};

/** `tools error handling (server/tools)`; of many pages the first. */
const aboutOf = (name: string, entries: FileOfEntries['entries']): string =>
  `${name.replaceAll('-', ' ')} (${entries[0]?.page})`;
