// What a test cites and what a requirement supersedes is a requirement.

import { listed } from '../by-revision.ts';
import { danglingOf } from '../dangling.ts';
import type { Rule } from '../rule.ts';

export const namedIdsExist: Rule = {
  name: 'named-ids-exist',
  *find(project) {
    for (const { id, places, meant } of danglingOf(project)) {
      const [first, ...others] = places.map(({ file, line }) => `${file}:${line}`);
      const [place] = places;
      if (first === undefined || place === undefined) continue;
      const too = others.length > 0 ? `, as in ${listed(others)},` : '';
      const todo = meant
        ? `Write ${meant.id}, which has no test (${meant.file}:${meant.line}), or add the requirement`
        : 'Correct the id, or add the requirement';
      yield { ...place, message: `${id} is named here${too} but is no requirement.\n${todo}.` };
    }
  },
};
