// Which features a version of an SDK line offers, read off a table of semver ranges.

import semver from 'semver';
import type { Feature } from '../../requirements/model.ts';

/** A semver range for each feature. */
export type Offers = Readonly<Record<Feature, string>>;

/** Whether a version lies in a range; a prerelease counts as its release does. */
export const within = (version: string, range: string): boolean =>
  semver.satisfies(version, range, { includePrerelease: true });

/** The features whose range holds the version. */
export const offeredBy = (offers: Offers, version: string): ReadonlySet<Feature> =>
  new Set((Object.keys(offers) as Feature[]).filter((feature) => within(version, offers[feature])));
