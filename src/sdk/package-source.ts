// Where the packages come from that a folder of the user does not bring along.

import { createHash } from 'node:crypto';
import { join } from 'node:path';
import semver from 'semver';
import { install } from './install.ts';
import { pinnedVersion } from './locate-pinned.ts';
import { installAdapters, installPublished } from './locate-published.ts';
import { answers, canDoWithout, findPackage, needsOf, type PackageFolder } from './manifest.ts';
import { projectDirectory } from './project.ts';
import type { Report } from './report.ts';
import { adapters, type Line, versioned } from './sdk-packages.ts';
import { SubjectError } from './subject-error.ts';

export interface PackageSource {
  /** The SDK package of this name that goes with the subject's version. */
  sdkPackage(name: string): Promise<PackageFolder>;
  /** What a package of the subject needs; undefined where it can do without. */
  dependency(needing: PackageFolder, name: string, range: string): Promise<PackageFolder | undefined>;
}

/** A folder in which the published packages of a version are installed; where it never was published, undefined. */
const publishedFolder = async (
  text: string,
  line: Line,
  version: string,
  report: Report,
): Promise<string | undefined> => {
  if (pinnedVersion(line) === version) return projectDirectory;
  try {
    return await installPublished(text, line, version, report);
  } catch (error) {
    if (error instanceof SubjectError && error.code === 'NO_SUCH_VERSION') return undefined;
    throw error;
  }
};

/** A package of the line in a folder of installed ones: at the top, or where only its dependents see it. */
const findAmong = (line: Line, name: string, directory: string): PackageFolder | undefined => {
  const dependents = versioned[line].map((half) => findPackage(half, directory)?.directory);
  const places = [directory, ...dependents.filter((place) => place !== undefined)];
  return places.map((place) => findPackage(name, place)).find((found) => found !== undefined);
};

/** Installs exactly what the manifest asks for, when that can be asked of the registry. */
const installNeeds = async (text: string, needing: PackageFolder, report: Report): Promise<string> => {
  const { manifest } = needing;
  const wanted = Object.entries(needsOf(manifest)).filter(
    ([name]) => !name.startsWith('@modelcontextprotocol/') && !canDoWithout(manifest, name),
  );
  const odd = wanted.find(([, range]) => semver.validRange(range) === null);
  if (odd) {
    const reason = `${manifest.name} needs ${odd[0]} (${odd[1]}), which is not installed there; install that checkout first.`;
    throw new SubjectError('NO_DEPENDENCIES', text, reason);
  }
  const needs = Object.fromEntries(wanted);
  const key = createHash('sha256').update(JSON.stringify(needs)).digest('hex').slice(0, 16);
  return install(text, join('needs', key), async () => {
    report(`installing what ${manifest.name} needs`);
    return needs;
  });
};

/** The source for one version of a line. The registry is asked only for what is found nowhere else. */
export const packageSource = (text: string, line: Line, version: string, report: Report): PackageSource => {
  let folder: Promise<string | undefined> | undefined;
  const published = () => {
    folder ??= publishedFolder(text, line, version, report);
    return folder;
  };
  return {
    async sdkPackage(name) {
      const isAdapter = adapters[line].includes(name);
      const directory =
        (await published()) ?? (isAdapter && (await installAdapters(text, line, version, report)));
      const found = directory ? findAmong(line, name, directory) : undefined;
      if (found) return found;
      const reason = `it lacks ${name}, and ${name}@${version} was never published; use the whole checkout.`;
      throw new SubjectError('NO_DEPENDENCIES', text, reason);
    },

    async dependency(needing, name, range) {
      const own = findPackage(name, needing.directory);
      if (own && answers(own, range)) return own;
      // The lockfile's packages of the line serve a version that was never published, where the ranges allow.
      const base = (await published()) ?? projectDirectory;
      const twin = findAmong(line, needing.manifest.name ?? '', base);
      const shared = twin && findPackage(name, twin.directory);
      if (shared && answers(shared, range)) return shared;
      if (canDoWithout(needing.manifest, name)) return undefined;
      return findPackage(name, await installNeeds(text, needing, report));
    },
  };
};
