// From an id one can guess the file of its requirement and the files of its tests.

import { fileOf, isId } from '../../requirements/address.ts';
import type { Citation } from '../citation.ts';
import type { Entry } from '../entry.ts';
import { foldersOf, suiteFileFor } from '../place.ts';
import { areasOf, type Project } from '../project.ts';
import type { Found, Rule } from '../rule.ts';

export const idsAreAddresses: Rule = {
  name: 'ids-are-addresses',
  *find(project) {
    const areas = new Map(areasOf(project).map((path) => [path.slice(path.indexOf('/') + 1), path]));
    for (const entry of project.entries) yield* strayedEntry(entry, areas);
    const byId = new Map(project.entries.map((entry) => [entry.id, entry]));
    for (const citation of project.citations) yield* strayedTest(project, citation, byId);
  },
};

function* strayedEntry({ id, file, line }: Entry, areas: ReadonlyMap<string, string>): Iterable<Found> {
  if (!isId(id)) {
    const message = `${id} is no id.\nUse two or more lower-case segments joined by colons, the first naming the file.`;
    yield { file, line, message };
    return;
  }
  const name = fileOf(id, new Set(areas.keys()));
  const place = `requirements/${(name && areas.get(name)) ?? `features/${id.split(':')[0]}`}.ts`;
  if (place !== file)
    yield { file, line, message: `${id} does not belong here.\nMove it to ${place}, or rename it.` };
}

/** Of several ids the first names the file; each of them has to allow the folder. */
function* strayedTest(
  project: Project,
  { ids, file, line, folder }: Citation,
  byId: ReadonlyMap<string, Entry>,
): Iterable<Found> {
  const [first = ''] = ids;
  const place = suiteFileFor(project, first, folder);
  if (place !== file && place.replace('.test.ts', '.property.test.ts') !== file) {
    yield { file, line, message: `a test of ${first} is not looked for here.\nMove it to ${place}.` };
  }
  for (const id of ids) {
    const entry = byId.get(id);
    if (entry === undefined || foldersOf(entry).includes(folder)) continue;
    const where = foldersOf(entry).map((one) => `suites/${one}/`);
    const message = `a test of ${id} cannot stand in suites/${folder}/.\nMove it to ${where.join(' or ')}, or change the tiers in ${entry.file}:${entry.line}.`;
    yield { file, line, message };
  }
}
