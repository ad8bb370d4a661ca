// A divergence speaks of cells that its requirement has; one that matches nothing hides that nothing diverges.

import semver from 'semver';
import { type Divergence, features, holdsIn, type Tier } from '../../requirements/model.ts';
import { eraOf, revisions } from '../../requirements/revisions.ts';
import { appliesTo } from '../../src/case/divergences.ts';
import { cellsOf } from '../../src/case/matrix.ts';
import type { Entry } from '../entry.ts';
import type { Rule } from '../rule.ts';

/** The versions that each SDK line can have, prereleases included. */
const versionsOf = { v1: '>=1.0.0-0 <2.0.0-0', v2: '>=2.0.0-0 <3.0.0-0' } as const;

export const divergenceMatchesACell: Rule = {
  name: 'divergence-matches-a-cell',
  *find({ entries }) {
    for (const entry of entries) {
      for (const [at, record] of (entry.requirement.divergence ?? []).entries()) {
        const [problem] = problemsOf(entry, record);
        if (problem === undefined) continue;
        const message = `${entry.id}: the divergence "${record.pin}" ${problem}.\nCorrect the record, or delete it.`;
        yield { file: entry.file, line: entry.lineOf('divergence', at), message };
      }
    }
  },
};

function* problemsOf({ requirement }: Entry, record: Divergence): Iterable<string> {
  const { tier, transports = [], revisions: within = [], versions = '*', sdk } = record;
  if (tier !== undefined && !requirement.tiers?.includes(tier))
    yield `is on tier ${tier}, which it does not list`;
  for (const one of transports) {
    if (requirement.transports?.only.includes(one) === false) yield `is on ${one}, which it does not admit`;
  }
  for (const one of within) if (!holdsIn(requirement, one)) yield `is in ${one}, where it does not hold`;
  if (semver.validRange(versions) === null) yield `has versions "${versions}", which is no semver range`;
  else if (!semver.intersects(versions, versionsOf[sdk], { includePrerelease: true })) {
    yield `has versions "${versions}", which no version of ${sdk} is`;
  }
  if (!matches(requirement, record)) yield `matches no cell of ${sdk}`;
}

const matches = (requirement: Entry['requirement'], record: Divergence): boolean => {
  const spoken = revisions.filter((one) => record.sdk === 'v2' || eraOf(one) === 'handshake');
  const abilities = { revisions: spoken, offers: new Set(features) };
  const tiers: readonly (Tier | '-')[] = requirement.tiers ?? ['-'];
  const { versions: _, ...anyVersion } = record;
  const subject = { line: record.sdk, version: '0.0.0' };
  return tiers.some((tier) =>
    cellsOf({ ids: ['-'], title: '', tier }, [requirement], abilities, {}).some((cell) =>
      appliesTo(anyVersion, cell, subject),
    ),
  );
};
