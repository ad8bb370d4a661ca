// A copy of a subject in which single files can be replaced: its own packages beside each other, everything that they
// need behind links.

import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { findPackage, needsOf, type PackageFolder } from '../sdk/manifest.ts';
import { adapters, versioned } from '../sdk/sdk-packages.ts';
import { type StagedPackage, stage } from '../sdk/stage.ts';
import type { Subject } from '../sdk/subject.ts';
import { type Fault, planted } from './fault.ts';

export interface SubjectCopy {
  readonly subject: Subject;
  readonly directory: string;
  /** A hash over the code of the subject. */
  readonly content: string;
}

const packagesOf = ({ line, from }: Subject): Map<string, PackageFolder> => {
  const packages = new Map<string, PackageFolder>();
  for (const name of [...versioned[line], ...adapters[line]]) {
    const places = [
      dirname(fileURLToPath(from)),
      ...[...packages.values()].map(({ directory }) => directory),
    ];
    const found = places.map((place) => findPackage(name, place)).find((one) => one !== undefined);
    if (found) packages.set(name, found);
  }
  return packages;
};

const inDirectory = (subject: Subject, directory: string): Subject => ({
  ...subject,
  from: pathToFileURL(join(directory, 'package.json')).href,
});

/** Copies the packages of a subject, unchanged, into the cache. */
export const copySubject = async (subject: Subject): Promise<SubjectCopy> => {
  const packages = packagesOf(subject);
  const staged = [...packages].map(([name, one]): StagedPackage => {
    const links = new Map<string, string>();
    for (const needed of Object.keys(needsOf(one.manifest))) {
      const found = packages.has(needed) ? undefined : findPackage(needed, one.directory);
      if (found) links.set(needed, found.directory);
    }
    return { ...one, name, links };
  });
  const { directory, content } = await stage(staged);
  return { subject: inDirectory(subject, directory), directory, content };
};

/** Lays a copy with a fault in it out in an empty folder, and removes it after use. */
export const withFault = async <T>(
  { subject, directory }: Pick<SubjectCopy, 'subject' | 'directory'>,
  fault: Fault,
  folder: string,
  use: (faulty: Subject) => Promise<T>,
): Promise<T> => {
  try {
    await cp(directory, folder, { recursive: true, verbatimSymlinks: true });
    const text = await readFile(join(directory, fault.file), 'utf8');
    await writeFile(join(folder, fault.file), planted(text, fault));
    return await use(inDirectory(subject, folder));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
