// Pages that were read before. Reading one takes a while, and a page changes as seldom as what reads it.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { replaceFile } from '../results/replace-file.ts';
import { cacheDirectory, projectDirectory } from '../sdk/project.ts';
import { readPage } from './read-page.ts';
import type { ReadPage } from './read-statement.ts';

const reading = new URL('./', import.meta.url);

/** Ignored by version control: what is kept here holds the texts of the pages. */
const pageCache = pathToFileURL(join(cacheDirectory, 'pages/'));

/** Stands for everything that decides what comes of a page: the sources of this folder, and the parser's versions. */
const readerVersion = (): string => {
  const hash = createHash('sha256').update(readFileSync(join(projectDirectory, 'package.json')));
  for (const name of readdirSync(reading).sort()) {
    if (name.endsWith('.ts') && !name.endsWith('.test.ts'))
      hash.update(name).update(readFileSync(new URL(name, reading)));
  }
  return hash.digest('hex');
};

let version: string | undefined;

const placeOf = (folder: URL, parts: readonly string[]): URL => {
  version ??= readerVersion();
  return new URL(
    `${createHash('sha256')
      .update(JSON.stringify([version, ...parts]))
      .digest('hex')}.json`,
    folder,
  );
};

const kept = (place: URL): ReadPage | undefined => {
  try {
    return JSON.parse(readFileSync(place, 'utf8')) as ReadPage;
  } catch {
    return undefined;
  }
};

const keep = (place: URL, page: ReadPage): void => {
  try {
    replaceFile(fileURLToPath(place), JSON.stringify(page));
  } catch {
    // A checkout that may not be written to is read each time.
  }
};

/**
 * The same as `readPage`, from what was kept of it where nothing has changed since.
 *
 * @throws PageError as `readPage` does; of such a page nothing is kept
 */
export const readPageOnce = (page: string, file: string, text: string, folder: URL = pageCache): ReadPage => {
  const place = placeOf(folder, [page, file, text]);
  const before = kept(place);
  if (before !== undefined) return before;
  const read = readPage(page, file, text);
  keep(place, read);
  return read;
};
