// Finds and reads the package.json of packages, as Node finds packages: by climbing.

import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';

const dependenciesSchema = z.record(z.string(), z.string()).optional();

const manifestSchema = z.looseObject({
  name: z.string().optional(),
  version: z.string().optional(),
  dependencies: dependenciesSchema,
  peerDependencies: dependenciesSchema,
  optionalDependencies: dependenciesSchema,
});

export type Manifest = z.infer<typeof manifestSchema>;

/** A package on disk: where it really is, and its package.json. */
export interface PackageFolder {
  readonly directory: string;
  readonly manifest: Manifest;
}

/** The package in a folder, if there is one. */
export const readPackage = (directory: string): PackageFolder | undefined => {
  const file = join(directory, 'package.json');
  if (!existsSync(file)) return undefined;
  const manifest = manifestSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
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

/** Everything that a package needs beside it, with the wanted ranges. */
export const needsOf = ({ dependencies, peerDependencies }: Manifest): Readonly<Record<string, string>> => ({
  ...peerDependencies,
  ...dependencies,
});
