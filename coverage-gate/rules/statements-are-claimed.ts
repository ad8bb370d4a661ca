// Held strictly, every statement of a revision is claimed by a requirement or set aside.

import { linkTo } from '../../requirements/revisions.ts';
import { atOf } from '../../requirements/spec/place.ts';
import { listed } from '../by-revision.ts';
import { standsAs } from '../ledger.ts';
import type { Project } from '../project.ts';
import type { Found, Rule } from '../rule.ts';
import { type Standing, standingsOf } from '../standing.ts';

export const statementsAreClaimed: Rule = {
  name: 'statements-are-claimed',
  *find(project, strict) {
    if (strict.length === 0) return;
    for (const standing of standingsOf(project)) {
      if (strict.includes(standing.revision) && standsAs(standing, strict) === 'unclaimed') {
        yield unclaimed(project, standing);
      }
    }
  },
};

const unclaimed = ({ facts }: Project, standing: Standing): Found => {
  const { revision, page, statement, claimedBy } = standing;
  const at = atOf(standing);
  const { file, lineOf } = facts.find((one) => one.revision === revision) ?? {};
  const claims = claimedBy.map(({ id, requirement }) => `${id} (${requirement.deferred?.reason})`);
  const saw =
    claims.length > 0
      ? `is claimed by deferred requirements alone: ${listed(claims)}`
      : 'is claimed by no requirement';
  const todo =
    claims.length > 0
      ? 'Write a test for one of them'
      : `Run pnpm generate entries --page ${page} and fill in what it writes`;
  return {
    file: file ?? '',
    line: lineOf?.(standing, statement.tag) ?? 1,
    message: `${statement.tag} (${statement.level}) under ${at} ${saw}. ${linkTo(revision, at)}\n${todo}, or set it aside in requirements/spec/set-aside.ts.`,
  };
};
