// The suite files that a run with filters has to load.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMeant } from '../case/matrix.ts';

/**
 * The suite files below `root`, relative to it, in which one of the ids meant by `prefixes` stands; all where there are no
 * prefixes. Should a test cite an id in a way that its text does not show, its cells are missed and become errors.
 */
export const suiteFiles = (
  root: string,
  ids: readonly string[],
  prefixes: readonly string[] | undefined,
): string[] => {
  const files = readdirSync(join(root, 'suites'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => `suites/${file.replaceAll('\\', '/')}`)
    .sort();
  if (prefixes === undefined) return files;
  const meant = ids.filter((id) => isMeant(id, prefixes));
  return files.filter((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return meant.some((id) => text.includes(id));
  });
};
