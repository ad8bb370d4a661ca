// A file fits in a head: longer ones are split by concept, areas and suites by the second segment of the ids.

import type { Rule } from '../rule.ts';

const limitOf = (path: string): number => (path.startsWith('suites/') ? 400 : 300);

export const fileSize: Rule = {
  name: 'file-size',
  *find({ files }) {
    for (const { path: file, text } of files) {
      const lines = text.trimEnd().split('\n').length;
      const limit = limitOf(file);
      if (lines <= limit) continue;
      yield {
        file,
        line: limit + 1,
        message: `${lines} lines are more than ${limit}.\nSplit the file, never "part two".`,
      };
    }
  },
};
