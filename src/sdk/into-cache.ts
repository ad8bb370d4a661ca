// Fills a folder of the cache once: whoever looks sees all of it or nothing.

import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { cacheDirectory } from './project.ts';

/**
 * The folder with this name in the cache. When it is not there yet, `fill` is given an empty folder that becomes it
 * at the end; of two that fill it at the same time, the second is thrown away.
 */
export const intoCache = async (
  name: string,
  fill: (directory: string) => Promise<void>,
): Promise<string> => {
  const final = join(cacheDirectory, name);
  if (existsSync(final)) return final;
  await mkdir(dirname(final), { recursive: true });
  const filling = await mkdtemp(join(cacheDirectory, 'filling-'));
  try {
    await fill(filling);
    await rename(filling, final).catch((error: unknown) => {
      if (!existsSync(final)) throw error;
    });
  } finally {
    await rm(filling, { recursive: true, force: true });
  }
  return final;
};
