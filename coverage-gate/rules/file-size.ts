// A file fits in a head: longer ones are split by concept, areas and suites by the second segment of the ids. What is
// generated is read by nobody and grows with the project.

import { indexFile } from '../requirements-index.ts';
import type { Rule } from '../rule.ts';

const limitOf = (path: string): number => (path.startsWith('suites/') ? 400 : 300);

export const fileSize: Rule = {
  name: 'file-size',
  *find({ files }) {
    for (const { path: file, text } of files) {
      if (file === indexFile) continue;
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
