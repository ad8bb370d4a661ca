// What a test proves is readable without running it: ids and title are spelled out, and it is always registered.

import type { Rule } from '../rule.ts';

export const verifiesTakesLiterals: Rule = {
  name: 'verifies-takes-literals',
  find: ({ unread }) => unread.citations,
};
