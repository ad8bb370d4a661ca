// Finds and reads the package.json of packages, as Node finds packages: by climbing.

import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import semver from 'semver';
import { z } from 'zod';

const dependenciesSchema = z.record(z.string(), z.string()).optional();

const manifestSchema = z.looseObject({
  name: z.string().optional(),
  version: z.string().optional(),
  dependencies: dependenciesSchema,
  peerDependencies: dependenciesSchema,
  peerDependenciesMeta: z.record(z.string(), z.looseObject({ optional: z.boolean().optional() })).optional(),
});

export type Manifest = z.infer<typeof manifestSchema>;

/** A package on disk: where it really is, and its package.json. */
export interface PackageFolder {
  readonly directory: string;
  readonly manifest: Manifest;
}

/** What a file holds as JSON, or undefined: a broken package.json describes no package. */
const parsed = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};

/** The package in a folder, if there is one. */
export const readPackage = (directory: string): PackageFolder | undefined => {
  const file = join(directory, 'package.json');
  if (!existsSync(file)) return undefined;
  const manifest = manifestSchema.safeParse(parsed(file));
  return manifest.success ? { directory: realpathSync(directory), manifest: manifest.data } : undefined;
};

/** The package that `import name` would find from a module in `directory`, if any. */
export const findPackage = (name: string, directory: string): PackageFolder | undefined => {
  for (let at = directory; ; at = dirname(at)) {
    const found = readPackage(join(at, 'node_modules', name));
    if (found) return found;
    if (dirname(at) === at) return undefined;
  }
};

/** What a package wants beside it, with the wanted ranges; whether it can do without is not said here. */
export const needsOf = ({ dependencies, peerDependencies }: Manifest): Readonly<Record<string, string>> => ({
  ...peerDependencies,
  ...dependencies,
});

/** Whether a package can do without another one that it names. */
export const canDoWithout = (manifest: Manifest, name: string): boolean =>
  manifest.dependencies?.[name] === undefined && manifest.peerDependenciesMeta?.[name]?.optional === true;

/** Whether a package is what a manifest asks for; a range that is no semver (`workspace:`, `catalog:`) takes any. */
export const answers = ({ manifest }: PackageFolder, range: string): boolean =>
  semver.validRange(range) === null ||
  semver.satisfies(manifest.version ?? '', range, { includePrerelease: true });
