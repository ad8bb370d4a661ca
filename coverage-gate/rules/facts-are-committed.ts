// The facts of every revision are committed, and of no other.

import { isRevision, revisions } from '../../requirements/revisions.ts';
import type { Rule } from '../rule.ts';

export const factsAreCommitted: Rule = {
  name: 'facts-are-committed',
  *find({ facts }) {
    const there = new Set(facts.map(({ revision }) => revision));
    for (const revision of revisions.filter((one) => !there.has(one))) {
      const message = `the facts of ${revision} are missing.\nRun pnpm spec:facts.`;
      yield { file: `requirements/spec/${revision}.json`, line: 1, message };
    }
    for (const { revision, file } of facts.filter((one) => !isRevision(one.revision))) {
      const message = `${revision} is no revision of this project.\nAdd it to requirements/revisions.ts, or delete this file.`;
      yield { file, line: 1, message };
    }
  },
};
