// Which SDK packages a folder of the user holds: a package, a checkout of one, or a checkout of several.

import { existsSync, readdirSync, statSync } from 'node:fs';
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

const lineOfPackage = ({ manifest }: PackageFolder): Line | undefined => {
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
  if (found && lineOfPackage(found)) return [found];
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
    'not-built',
    text,
    `${missing} is missing; build that checkout first (its own build command), then repeat.`,
  );
};

/** Throws a SubjectError when there is no such folder, no SDK in it, or one that is not built. */
export const sdkInFolder = (text: string, folder: string): SdkFolder => {
  const directory = resolve(folder);
  if (!statSync(directory, { throwIfNoEntry: false })?.isDirectory()) {
    throw new SubjectError('no-such-folder', text, `there is no folder ${folder}.`);
  }
  const found = sdkPackagesIn(directory, deepest);
  const line = found[0] && lineOfPackage(found[0]);
  if (line === undefined) {
    throw new SubjectError(
      'not-an-sdk',
      text,
      'no package.json of an MCP SDK is in that folder or just below it.',
    );
  }
  const packages = new Map<string, PackageFolder>();
  for (const candidate of found.filter((one) => lineOfPackage(one) === line)) {
    const name = candidate.manifest.name ?? '';
    if (packages.has(name)) continue;
    checkBuilt(text, readPackage(directory)?.directory ?? directory, candidate);
    packages.set(name, candidate);
  }
  return { directory, line, packages };
};
