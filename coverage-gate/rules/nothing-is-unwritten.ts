// Held strictly, no requirement waits to be written: a stub proves nothing.

import { holdsIn } from '../../requirements/model.ts';
import type { Revision } from '../../requirements/revisions.ts';
import { listed } from '../by-revision.ts';
import type { Rule } from '../rule.ts';

export const nothingIsUnwritten: Rule = {
  name: 'nothing-is-unwritten',
  *find({ entries }, strict) {
    for (const { id, requirement, file, lineOf } of entries) {
      const held = strict.filter((revision) => holdsIn(requirement, revision as Revision));
      if (requirement.deferred?.reason !== 'unwritten' || held.length === 0) continue;
      const message = `${id} is deferred as unwritten, which ${listed(held)} ${held.length > 1 ? 'do' : 'does'} not allow.\nWrite its test (pnpm generate tests ${id}), or defer it for another reason.`;
      yield { file, line: lineOf('deferred'), message };
    }
  },
};
