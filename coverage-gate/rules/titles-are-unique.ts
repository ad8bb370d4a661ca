// Within an id and a tier every title stands once, or a cell could not be told from another.

import type { Citation } from '../citation.ts';
import type { Rule } from '../rule.ts';

export const titlesAreUnique: Rule = {
  name: 'titles-are-unique',
  *find({ citations }) {
    const seen = new Map<string, Citation>();
    for (const citation of citations) {
      const { ids, title, folder, file, line } = citation;
      for (const [at, id] of ids.entries()) {
        if (ids.indexOf(id) !== at) {
          yield { file, line, message: `this test cites ${id} twice.\nName it once.` };
          continue;
        }
        const key = [folder, id, title].join('\n');
        const first = seen.get(key);
        if (first === undefined) seen.set(key, citation);
        else
          yield {
            file,
            line,
            message: `${id} already has a test "${title}" in ${first.file}:${first.line}.\nSay in each title what sets it apart.`,
          };
      }
    }
  },
};
