// Lays a copy of a subject's packages out so that Node finds everything: the copies beside each other, and in each a
// link to every dependency that it does not find among them.

import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { intoCache } from './into-cache.ts';
import type { PackageFolder } from './manifest.ts';

/** A package to lay out, and by name where its dependencies really are. */
export interface StagedPackage extends PackageFolder {
  readonly name: string;
  readonly links: ReadonlyMap<string, string>;
}

export interface Stage {
  readonly directory: string;
  /** A hash over every file that was copied. */
  readonly content: string;
}

/** Types, source maps and CommonJS never run here. */
const isCode = (path: string): boolean =>
  !/\.(d\.[cm]?ts|map|tsbuildinfo|cjs)$/.test(path) && !path.startsWith('dist/cjs/');

/** The files that may run, relative to the package's folder, with slashes. */
const codeOf = async ({ directory }: PackageFolder): Promise<string[]> => {
  const entries = await readdir(join(directory, 'dist'), { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/'));
  return ['package.json', ...files.filter(isCode)].sort();
};

const copy = async (stage: string, one: StagedPackage, files: readonly string[]): Promise<void> => {
  const target = join(stage, 'node_modules', one.name);
  await Promise.all(
    files.map(async (file) => {
      await mkdir(dirname(join(target, file)), { recursive: true });
      await copyFile(join(one.directory, file), join(target, file));
    }),
  );
  for (const [name, place] of one.links) {
    const link = join(target, 'node_modules', name);
    await mkdir(dirname(link), { recursive: true });
    await symlink(place, link, 'junction');
  }
};

/** Copies the packages into the cache, once for each content. */
export const stage = async (packages: readonly StagedPackage[]): Promise<Stage> => {
  const content = createHash('sha256');
  const links: string[] = [];
  const copies: { readonly one: StagedPackage; readonly files: readonly string[] }[] = [];
  for (const one of packages) {
    const files = await codeOf(one);
    copies.push({ one, files });
    for (const file of files) {
      const bytes = await readFile(join(one.directory, file));
      content.update(`${one.name} ${file} ${bytes.length}\n`).update(bytes);
    }
    links.push(...[...one.links].map(([name, place]) => `${one.name} ${name} ${place}`));
  }
  const hash = content.digest('hex');
  const key = createHash('sha256')
    .update([hash, ...links].join('\n'))
    .digest('hex')
    .slice(0, 32);
  const directory = await intoCache(join('subjects', key), async (filling) => {
    await writeFile(join(filling, 'package.json'), '{ "private": true }\n');
    for (const { one, files } of copies) await copy(filling, one, files);
  });
  return { directory, content: hash };
};
