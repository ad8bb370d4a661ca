// Which SDK packages a folder of the user holds: a package, a checkout of one, or a checkout of several.

import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import semver from 'semver';
import { type PackageFolder, readPackage } from './manifest.ts';
import { adapters, type Line, versioned } from './sdk-packages.ts';
import { SubjectError } from './subject-error.ts';

export interface SdkFolder {
  readonly directory: string;
  readonly line: Line;
  /** By published name. */
  readonly packages: ReadonlyMap<string, PackageFolder>;
}

/** A checkout keeps its packages no deeper than this: `packages/middleware/node`. */
const deepest = 3;
const passedOver = new Set(['node_modules', 'dist', 'src', 'test', 'examples', 'docs']);

const linesByName = new Map<string, Line>(
  (['v1', 'v2'] as const).flatMap((line) =>
    [...versioned[line], ...adapters[line]].map((name) => [name, line] as const),
  ),
);

const lineOf = ({ manifest }: PackageFolder): Line | undefined => {
  const line = linesByName.get(manifest.name ?? '');
  // The root of a v2 checkout may still bear the name of the v1 package.
  return line === 'v1' && semver.major(manifest.version ?? '0.0.0') !== 1 ? undefined : line;
};

const foldersBelow = (directory: string): string[] =>
  readdirSync(directory, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && !passedOver.has(entry.name))
    .map((entry) => join(directory, entry.name))
    .sort();

const sdkPackagesIn = (directory: string, depth: number): PackageFolder[] => {
  const found = readPackage(directory);
  if (found && lineOf(found)) return [found];
  if (depth === 0) return [];
  return foldersBelow(directory).flatMap((below) => sdkPackagesIn(below, depth - 1));
};

/** The file that `import` of the package leads to, relative to its folder. */
const entryOf = ({ manifest }: PackageFolder): string => {
  if (linesByName.get(manifest.name ?? '') === 'v1') return 'dist/esm/types.js';
  let target = (manifest.exports as Record<string, unknown> | undefined)?.['.'];
  for (const condition of ['import', 'default']) {
    if (typeof target === 'object' && target !== null)
      target = (target as Record<string, unknown>)[condition];
  }
  return typeof target === 'string' ? target : 'dist/index.mjs';
};

const checkBuilt = (text: string, root: string, found: PackageFolder): void => {
  const entry = join(found.directory, entryOf(found));
  if (existsSync(entry)) return;
  const dist = join(found.directory, 'dist');
  const missing = relative(root, existsSync(dist) ? entry : dist);
  throw new SubjectError(
    'NOT_BUILT',
    text,
    `${missing} is missing; build that checkout first (its own build command), then repeat.`,
  );
};

/** By name; two of one name, or of two lines, leave open which one is meant. */
const byName = (text: string, root: string, found: readonly PackageFolder[]): Map<string, PackageFolder> => {
  const packages = new Map<string, PackageFolder>();
  const [first] = found;
  for (const candidate of found) {
    const name = candidate.manifest.name ?? '';
    const rival = packages.get(name) ?? (lineOf(candidate) === (first && lineOf(first)) ? undefined : first);
    if (rival) {
      const both = [rival, candidate].map(({ directory }) => relative(root, directory));
      throw new SubjectError(
        'SEVERAL_SDKS',
        text,
        `${both.join(' and ')} are both an SDK; name one of them.`,
      );
    }
    packages.set(name, candidate);
  }
  return packages;
};

/** Throws a SubjectError when there is no such folder, no SDK in it, more than one, or one that is not built. */
export const sdkInFolder = (text: string, folder: string): SdkFolder => {
  const asked = resolve(folder);
  if (!statSync(asked, { throwIfNoEntry: false })?.isDirectory()) {
    throw new SubjectError(
      'NO_SUCH_FOLDER',
      text,
      `there is no folder ${folder}. Name the folder of a built checkout, or of a copy of a published package.`,
    );
  }
  const directory = realpathSync(asked);
  const found = sdkPackagesIn(directory, deepest);
  const line = found[0] && lineOf(found[0]);
  if (line === undefined) {
    const reason = 'no package.json of an MCP SDK is in that folder or just below it.';
    throw new SubjectError('NOT_AN_SDK', text, reason);
  }
  const packages = byName(text, directory, found);
  for (const one of packages.values()) checkBuilt(text, directory, one);
  return { directory: asked, line, packages };
};
