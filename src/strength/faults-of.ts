// Every fault that can be planted in a subject.

import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { groupOf, regionsOf } from './code-group.ts';
import { editsOf } from './edits.ts';
import type { Edit, Fault } from './fault.ts';

/** Characters shown on either side of what is changed. */
const around = 36;

const onOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

const shortened = (text: string): string =>
  text.length > 2 * around ? `${text.slice(0, 2 * around)}…` : text;

/** What is changed and what it becomes, between what surrounds it on its line. */
const beforeAndAfter = (text: string, edit: Edit): Pick<Fault, 'before' | 'after'> => {
  const [head = ''] = text
    .slice(Math.max(0, edit.start - around), edit.start)
    .split('\n')
    .slice(-1);
  const [tail = ''] = text.slice(edit.end, edit.end + around).split('\n');
  const shown = (middle: string) => onOneLine(`${head}${shortened(middle)}${tail}`);
  return { before: shown(text.slice(edit.start, edit.end)), after: shown(edit.replacement) };
};

/** The path below `dist`, and below `esm` where that is a folder of its own. */
const sourceOf = (file: string): string => file.replace(/^.*?\/dist\/(esm\/)?/, '');

/** The package and the file in it: `client/dist/index.mjs`, but `shared/protocol.js` where there is one package only. */
const nameOf = (file: string, single: boolean): string =>
  single ? sourceOf(file) : file.replace(/^node_modules\/(@[^/]+\/)?/, '').replace('/dist/', '/');

const faultsIn = (file: string, text: string, single: boolean): Fault[] => {
  const region = regionsOf(text);
  return editsOf(text).flatMap((edit) => {
    const group = groupOf(region(edit.at) ?? sourceOf(file));
    if (group === undefined) return [];
    const id = `${nameOf(file, single)}:${edit.line}:${edit.column}:${edit.operator}`;
    return [{ ...edit, id, file, group, ...beforeAndAfter(text, edit) }];
  });
};

/** All faults of the subject whose packages lie beside each other in `directory`. */
export const faultsOf = async (directory: string): Promise<Fault[]> => {
  const modules = join(directory, 'node_modules');
  const entries = await readdir(modules, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && /\.m?js$/.test(entry.name))
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => /^node_modules\/(@[^/]+\/)?[^/]+\/dist\//.test(file))
    .sort();
  const packages = new Set(files.map((file) => file.split('/dist/')[0]));
  const faults: Fault[] = [];
  for (const file of files) {
    faults.push(...faultsIn(file, await readFile(join(directory, file), 'utf8'), packages.size === 1));
  }
  return faults;
};
