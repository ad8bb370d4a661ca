// A deferred requirement has no test: once there is one, the deferral goes.

import type { Rule } from '../rule.ts';

export const noDeferredIsCited: Rule = {
  name: 'no-deferred-is-cited',
  *find({ entries, citations }) {
    for (const { id, requirement, file, lineOf } of entries) {
      const test = requirement.deferred && citations.find(({ ids }) => ids.includes(id));
      if (test === undefined) continue;
      yield {
        file,
        line: lineOf('deferred'),
        message: `${id} is deferred, but ${test.file}:${test.line} cites it.\nDelete the deferral, or the test.`,
      };
    }
  },
};
