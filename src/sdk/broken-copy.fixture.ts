// For tests: a copy of an installed SDK package, without its dependencies and with one piece of its text replaced.

import { cp, mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { projectDirectory } from './project.ts';

/** An empty folder that is removed when the test is over. */
export const temporaryFolder = async (): Promise<string> => {
  const directory = await mkdtemp(join(tmpdir(), 'sdk-'));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  return directory;
};

/** Copies a package into `parent`, under the last part of its name. */
export const copyPackage = async (name: string, parent: string): Promise<string> => {
  const source = await realpath(join(projectDirectory, 'node_modules', name));
  const copy = join(parent, basename(name));
  const filter = (path: string) => !/\.(map|ts)$/.test(path);
  await cp(join(source, 'dist'), join(copy, 'dist'), { recursive: true, filter });
  await cp(join(source, 'package.json'), join(copy, 'package.json'));
  return copy;
};

/** Replaces text in the code of a copy, wherever it stands there; throws when it stands nowhere. */
export const breakCopy = async (copy: string, before: string, after: string): Promise<void> => {
  let places = 0;
  for (const entry of await readdir(join(copy, 'dist'), { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.m?js$/.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const text = await readFile(file, 'utf8');
    if (!text.includes(before)) continue;
    places += 1;
    await writeFile(file, text.replaceAll(before, after));
  }
  if (places === 0) throw new Error(`nothing to break: ${before} stands nowhere in ${copy}`);
};
