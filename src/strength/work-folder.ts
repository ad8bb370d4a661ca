// An empty folder for the copies of one process of tests.

import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Makes a folder and removes it after use, also where this process is ended in between. */
export const withWorkFolder = async <T>(use: (folder: string) => Promise<T>): Promise<T> => {
  const folder = await mkdtemp(join(tmpdir(), 'strength-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  try {
    return await use(folder);
  } finally {
    process.off('exit', remove);
    remove();
  }
};
