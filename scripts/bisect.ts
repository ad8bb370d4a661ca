// Since which published version the divergences on record hold: what `pnpm divergences --bisect` asks.

import type { Diverging } from '../src/report/divergences/model.ts';
import { sinceText } from '../src/report/divergences/words.ts';
import { keptRun } from '../src/results/run-or-file.ts';
import { runSuite } from '../src/results/run-suite.ts';
import { locate } from '../src/sdk/locate.ts';
import { within } from '../src/sdk/offered-by.ts';
import { supported, versioned } from '../src/sdk/sdk-packages.ts';
import type { Subject } from '../src/sdk/subject.ts';
import { publishedVersions } from '../src/sdk/version-range.ts';
import { type CellsOf, type Sought, sightingsOf } from '../src/triage/since.ts';

/** Runs what proves these requirements, unless a whole run of the version is kept. */
const cellsIn =
  (line: Subject['line'], say: (line: string) => void): CellsOf =>
  async (version, ids) => {
    const subject = await locate(`${versioned[line][0]}@${version}`, say);
    say(`${subject.name}: ${ids.length === 1 ? ids[0] : `${ids.length} requirements`}`);
    const kept = keptRun(subject);
    return (kept ?? (await runSuite({ subject, filters: { ids } })).run).cells;
  };

/**
 * The same list with, in words, since which version each record holds.
 * @param newest the version of each line to begin with; a line that is not named begins with the newest published one
 * @throws SubjectError when the registry cannot be asked, or a version cannot be had
 */
export const withSince = async (
  all: readonly Diverging[],
  newest: Partial<Record<Subject['line'], string>>,
  say: (line: string) => void,
): Promise<Diverging[]> => {
  const told = new Map<Diverging, string>();
  for (const line of ['v1', 'v2'] as const) {
    const own = all.filter(({ record }) => record.sdk === line);
    if (own.length === 0) continue;
    const until = newest[line];
    const published = await publishedVersions(line, until === undefined ? supported[line] : `<=${until}`);
    const sought = own.map(
      ({ id, record }): Sought => ({
        id,
        pin: record.pin,
        versions: published.filter((version) => within(version, record.versions ?? '*')),
      }),
    );
    const sightings = await sightingsOf(sought, cellsIn(line, say));
    own.forEach((one, index) => {
      told.set(one, sinceText(sightings[index], sought[index]?.versions.at(-1)));
    });
  }
  return all.map((one) => ({ ...one, since: told.get(one) ?? '' }));
};
