// An id is defined once, in all area files together.

import type { Entry } from '../entry.ts';
import type { Rule } from '../rule.ts';

export const idsAreUnique: Rule = {
  name: 'ids-are-unique',
  *find({ entries }) {
    const seen = new Map<string, Entry>();
    for (const entry of entries) {
      const { id, file, line } = entry;
      const first = seen.get(id);
      if (first === undefined) seen.set(id, entry);
      else
        yield {
          file,
          line,
          message: `${id} is already defined in ${first.file}:${first.line}.\nRename one.`,
        };
    }
  },
};
