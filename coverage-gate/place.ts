// Where the test of a requirement belongs: an id is an address on both sides.

import { fileOf } from '../requirements/address.ts';
import type { Citation } from './citation.ts';
import type { Entry } from './entry.ts';
import type { Project } from './project.ts';

const withoutTiers: Record<string, string> = { features: 'client', transports: 'transports', auth: 'auth' };

/** The folders below `suites/` in which a requirement has to be proven: its tiers, or the one for what has none. */
export const foldersOf = (entry: Entry): readonly string[] =>
  entry.requirement.tiers ?? [withoutTiers[entry.folder] ?? entry.folder];

/** What a run file calls the cells of a folder: the tier, or `-`. */
export const tierOf = (folder: string): string => (/^(low|high)level$/.test(folder) ? folder : '-');

/** The suite files by folder, by name without ending; asked for once for every test. */
const suitesOf = (project: Project): ReadonlyMap<string, ReadonlySet<string>> => {
  const known = suites.get(project);
  if (known) return known;
  const folders = new Map<string, Set<string>>();
  for (const { path } of project.files) {
    const [floor, folder = '', name = ''] = path.split('/');
    if (floor !== 'suites') continue;
    const suite = name.replace(/(\.property)?\.test\.ts$/, '');
    folders.set(folder, (folders.get(folder) ?? new Set()).add(suite));
  }
  suites.set(project, folders);
  return folders;
};

const suites = new WeakMap<Project, ReadonlyMap<string, ReadonlySet<string>>>();

/** The suite file that an id names in a folder, whether it exists or is still to be written. */
export const suiteFileFor = (project: Project, id: string, folder: string): string =>
  `suites/${folder}/${fileOf(id, suitesOf(project).get(folder) ?? new Set()) ?? id.split(':')[0]}.test.ts`;

/** The tests of a requirement in one folder. */
export const testsOf = (project: Project, id: string, folder: string): readonly Citation[] =>
  project.citations.filter((citation) => citation.folder === folder && citation.ids.includes(id));
