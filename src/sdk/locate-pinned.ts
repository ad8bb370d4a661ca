// The SDKs that the project's own lockfile pins.

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findPackage } from './manifest.ts';
import { packagesBeneath } from './packages-beneath.ts';
import { projectDirectory } from './project.ts';
import { type Line, versioned } from './sdk-packages.ts';
import type { Subject } from './subject.ts';
import { SubjectError } from './subject-error.ts';

/** The version of a line that the lockfile pins. */
export const pinnedVersion = (line: Line): string | undefined =>
  findPackage(versioned[line][0], projectDirectory)?.manifest.version;

/** Throws a SubjectError when the project's dependencies are not installed. */
export const locatePinned = (line: Line): Subject => {
  const version = pinnedVersion(line);
  if (version === undefined) {
    throw new SubjectError(
      'NOT_INSTALLED',
      line,
      "the project's packages are missing; run its install first.",
    );
  }
  const from = pathToFileURL(join(projectDirectory, 'package.json')).href;
  return { text: line, name: line, line, version, from, packages: packagesBeneath(line, from) };
};
