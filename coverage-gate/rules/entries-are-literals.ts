// An area file exports one pure literal, named after the file: a reader, the gate and an export see the same thing.

import type { Rule } from '../rule.ts';

export const entriesAreLiterals: Rule = {
  name: 'entries-are-literals',
  find: ({ unread }) => unread.entries,
};
