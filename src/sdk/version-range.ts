// A range of versions as one argument: every release that the registry has of it, oldest first.

import semver from 'semver';
import { releasesOf } from './registry.ts';
import { isSupported, type Line, versioned } from './sdk-packages.ts';
import { SubjectError } from './subject-error.ts';

const form = /^(\d+(?:\.\d+){0,2})\.\.(\d+(?:\.\d+){0,2})$/;

/** `1.24..1.32` is every release from 1.24.0 on up to the last 1.32.x. */
const rangeOf = (text: string): { readonly line: Line; readonly range: string } | undefined => {
  const [, from, to] = form.exec(text) ?? [];
  if (from === undefined || to === undefined) return undefined;
  if (semver.gt(semver.coerce(from) ?? from, semver.coerce(to) ?? to)) {
    throw new SubjectError('UNKNOWN_SUBJECT', text, `a range begins with the older version: ${to}..${from}.`);
  }
  const majors = [from, to].map((end) => end.split('.')[0]);
  if (majors[0] === majors[1] && (majors[0] === '1' || majors[0] === '2')) {
    return { line: majors[0] === '1' ? 'v1' : 'v2', range: `${from} - ${to}` };
  }
  throw new SubjectError(
    'UNKNOWN_SUBJECT',
    text,
    'both ends of a range are versions of one line, such as 1.24..1.32 or 2.0..2.4.',
  );
};

/** The published versions of a line in a semver range that the bindings cover, oldest first, without prereleases. */
export const publishedVersions = async (
  line: Line,
  range: string,
  ask: typeof releasesOf = releasesOf,
  text = range,
): Promise<string[]> => {
  const releases = await ask(text, versioned[line][0], range);
  return releases
    .map(({ version }) => version)
    .filter((version) => semver.prerelease(version) === null && isSupported(line, version))
    .sort(semver.compare);
};

/**
 * The subjects that a text names: itself, or for a range the releases in it that the bindings cover, without
 * prereleases.
 *
 * @throws SubjectError for a range with nothing in it, and when the registry cannot be asked
 */
export const subjectsIn = async (
  text: string,
  ask: typeof releasesOf = releasesOf,
): Promise<readonly string[]> => {
  const asked = rangeOf(text);
  if (!asked) return [text];
  const [name] = versioned[asked.line];
  const versions = await publishedVersions(asked.line, asked.range, ask, text);
  if (versions.length > 0) return versions.map((version) => `${name}@${version}`);
  throw new SubjectError(
    'UNKNOWN_SUBJECT',
    text,
    `the registry has no release of ${name} in this range. npm view ${name} versions lists them.`,
  );
};
