// A file is named after what it holds.

import type { Rule } from '../rule.ts';

const vague = /^(utils?|helpers?|common|misc|types?|base|managers?)$/;
/** In a longer name these say nothing at the end: `tool-helpers`. */
const vagueEnd = /-(utils?|helpers?|common|misc|managers?)$/;

export const noVagueNames: Rule = {
  name: 'no-vague-names',
  *find({ files }) {
    for (const { path: file } of files) {
      const parts = file.split('/').map((part) => part.split('.')[0] ?? '');
      const found = parts.find((part) => vague.test(part) || vagueEnd.test(part));
      if (found === undefined) continue;
      yield {
        file,
        line: 1,
        message: `"${found}" does not say what is in it.\nName it after its one concept.`,
      };
    }
  },
};
