// Writing a file whole or not at all.

import { existsSync, mkdirSync, realpathSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Writes the file, and the folders above it that do not exist yet. Under another name first: whoever reads it meanwhile sees
 * the old file whole, and a process that dies on it leaves that one. A link goes on pointing where it points. Throws what
 * the file system throws.
 */
export const replaceFile = (file: string, text: string | Uint8Array): void => {
  mkdirSync(dirname(file), { recursive: true });
  const target = existsSync(file) ? realpathSync(file) : file;
  const draft = `${target}.${process.pid}.draft`;
  writeFileSync(draft, text);
  renameSync(draft, target);
};
