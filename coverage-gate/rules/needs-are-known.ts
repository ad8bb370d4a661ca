// What a requirement needs is a feature that the bindings answer for.

import { features } from '../../requirements/model.ts';
import type { Rule } from '../rule.ts';

export const needsAreKnown: Rule = {
  name: 'needs-are-known',
  *find({ entries }) {
    for (const { id, requirement, file, lineOf } of entries) {
      for (const need of requirement.needs ?? []) {
        if (features.includes(need)) continue;
        const message = `${id} needs "${need}", which is no feature.\nTake one from requirements/model.ts, or add it there and to every offers.ts.`;
        yield { file, line: lineOf('needs'), message };
      }
    }
  },
};
