// The version of the suite: a hash over everything that can change an outcome or a transcript.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const folders = ['requirements', 'transports', 'src', 'suites'];

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** Sixteen hex digits over the paths and contents of the four folders below `root`. */
export const suiteVersion = (root: string): string => {
  const hash = createHash('sha256');
  const files = folders.flatMap((folder) => filesBelow(join(root, folder)));
  for (const file of files.map((file) => relative(root, file)).sort()) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  }
  return hash.digest('hex').slice(0, 16);
};
