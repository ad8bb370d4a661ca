// What the registry knows of a package: whether a version exists, and which release goes with a version of another.

import semver from 'semver';
import { z } from 'zod';
import { npm } from './npm.ts';
import { projectDirectory } from './project.ts';
import { SubjectError } from './subject-error.ts';

const releaseSchema = z.object({
  version: z.string(),
  peerDependencies: z.record(z.string(), z.string()).optional(),
});
export type Release = z.infer<typeof releaseSchema>;

/** npm answers one release as an object, several as a list, none with nothing. */
const releasesSchema = z.union([releaseSchema.transform((release) => [release]), z.array(releaseSchema)]);

/**
 * The releases of a package in a semver range, as far as they were published.
 *
 * @throws SubjectError when the registry cannot be asked; `text` is what the user typed
 */
export const releasesOf = async (text: string, name: string, range: string): Promise<readonly Release[]> => {
  const answer = await npm(
    ['view', `${name}@${range}`, 'name', 'version', 'peerDependencies'],
    projectDirectory,
  );
  if (answer.ok) return answer.stdout.trim() === '' ? [] : releasesSchema.parse(JSON.parse(answer.stdout));
  if (answer.code === 'E404' || answer.code === 'ETARGET') return [];
  throw unreachable(text, answer);
};

/** The newest release whose peer range for `peer` admits the version; a release without such a range admits all. */
export const newestAdmitting = (
  releases: readonly Release[],
  peer: string,
  version: string,
): string | undefined =>
  releases
    .filter(({ peerDependencies }) =>
      semver.satisfies(version, peerDependencies?.[peer] ?? '*', { includePrerelease: true }),
    )
    .map((release) => release.version)
    .sort(semver.rcompare)[0];

/** The registry did not answer, or answered something else than what was asked for. */
export const unreachable = (text: string, answer: { code: string; summary: string }): SubjectError =>
  new SubjectError(
    'REGISTRY_UNREACHABLE',
    text,
    `the package registry did not answer (${answer.code}: ${answer.summary}); check the network or npm's settings.`,
  );
