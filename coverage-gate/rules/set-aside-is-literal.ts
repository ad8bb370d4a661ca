// What is set aside is a list of pure literals: a reader, the gate and an export see the same thing.

import type { Rule } from '../rule.ts';

export const setAsideIsLiteral: Rule = {
  name: 'set-aside-is-literal',
  find: ({ unread }) => unread.setAside,
};
