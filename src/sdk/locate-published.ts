// Any exact published version: the lockfile's own, or else installed into the cache on first use.

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { install } from './install.ts';
import { locatePinned, pinnedVersion } from './locate-pinned.ts';
import { packagesBeneath } from './packages-beneath.ts';
import { newestAdmitting, releasesOf } from './registry.ts';
import type { Report } from './report.ts';
import { adapters, type Line, supported, versioned } from './sdk-packages.ts';
import type { Subject } from './subject.ts';
import { SubjectError } from './subject-error.ts';

const requireVersion = async (text: string, line: Line, version: string): Promise<void> => {
  const releases = await Promise.all(versioned[line].map((name) => releasesOf(text, name, version)));
  const missing = versioned[line].filter((_, index) => releases[index]?.length === 0);
  if (missing.length === 0) return;
  throw new SubjectError(
    'NO_SUCH_VERSION',
    text,
    `version ${version} of ${missing.join(', ')} was never published. npm view ${missing[0]} versions lists them.`,
  );
};

const adapterVersion = async (text: string, name: string, line: Line, version: string): Promise<string> => {
  const peer = versioned[line][0];
  const found = newestAdmitting(await releasesOf(text, name, supported[line]), peer, version);
  if (found !== undefined) return found;
  throw new SubjectError('NO_SUCH_VERSION', text, `no release of ${name} goes with ${peer}@${version}.`);
};

type Versions = Readonly<Record<string, string>>;

/** The newest release of each adapter that goes with a version. */
const adaptersOf = async (text: string, line: Line, version: string): Promise<Versions> => {
  const found = adapters[line].map(
    async (name) => [name, await adapterVersion(text, name, line, version)] as const,
  );
  return Object.fromEntries(await Promise.all(found));
};

/** The packages of one version of a line. */
const packagesOf = async (text: string, line: Line, version: string): Promise<Versions> => {
  await requireVersion(text, line, version);
  const halves = Object.fromEntries(versioned[line].map((name) => [name, version]));
  return { ...halves, ...(await adaptersOf(text, line, version)) };
};

const announce = (report: Report, packages: Versions): Versions => {
  const list = Object.entries(packages).map(([name, version]) => `${name}@${version}`);
  report(`installing ${list.join(', ')}`);
  return packages;
};

/** The cache folder that holds a published version of a line, with its dependencies. */
export const installPublished = (
  text: string,
  line: Line,
  version: string,
  report: Report,
): Promise<string> =>
  install(text, join('published', `${line}-${version}`), async () => {
    report(`looking up ${versioned[line][0]}@${version}`);
    return announce(report, await packagesOf(text, line, version));
  });

/** The same for the adapters alone, for a version of the SDK that itself was never published. */
export const installAdapters = (text: string, line: Line, version: string, report: Report): Promise<string> =>
  install(text, join('adapters', `${line}-${version}`), async () =>
    announce(report, await adaptersOf(text, line, version)),
  );

/** Throws a SubjectError when the version does not exist or cannot be had. */
export const locatePublished = async (
  text: string,
  line: Line,
  version: string,
  report: Report,
): Promise<Subject> => {
  if (version === pinnedVersion(line)) return { ...locatePinned(line), text, name: text };
  const directory = await installPublished(text, line, version, report);
  const from = pathToFileURL(join(directory, 'package.json')).href;
  return { text, name: text, line, version, from, packages: packagesBeneath(line, from) };
};
