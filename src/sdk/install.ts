// Installs packages from the registry into the cache, each set once.

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { intoCache } from './into-cache.ts';
import { npm } from './npm.ts';
import { unreachable } from './registry.ts';
import { SubjectError } from './subject-error.ts';

const offline = new Set(['ENOTFOUND', 'EAI_AGAIN', 'ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'ENETUNREACH']);

/**
 * The cache folder in which these packages are installed, with everything they need.
 *
 * @param text what the user typed, for messages
 * @param name the folder's name below the cache
 * @param wanted called only when the folder is not there yet: exact versions or ranges by package name
 */
export const install = (
  text: string,
  name: string,
  wanted: () => Promise<Readonly<Record<string, string>>>,
): Promise<string> =>
  intoCache(name, async (directory) => {
    const dependencies = await wanted();
    await writeFile(
      join(directory, 'package.json'),
      JSON.stringify({ private: true, dependencies }, null, 2),
    );
    const answer = await npm(['install', '--ignore-scripts', '--no-audit', '--no-fund'], directory);
    if (answer.ok) return;
    if (offline.has(answer.code)) throw unreachable(text, answer);
    throw new SubjectError(
      'INSTALL_FAILED',
      text,
      `npm could not install it (${answer.code}: ${answer.summary}).`,
    );
  });
