// What a test cites is a requirement.

import type { Rule } from '../rule.ts';

export const citedIdsExist: Rule = {
  name: 'cited-ids-exist',
  *find({ entries, citations }) {
    const known = new Set(entries.map(({ id }) => id));
    for (const { ids, file, line } of citations) {
      for (const id of ids) {
        if (known.has(id)) continue;
        const message = `this test cites ${id}, which is no requirement.\nCorrect the id, or add the requirement.`;
        yield { file, line, message };
      }
    }
  },
};
