// A statement is set aside for a reason of the closed list, with a note where the reason alone does not explain it.

import { explainedReasons, setAsideReasons } from '../../requirements/spec/set-aside.ts';
import type { Rule } from '../rule.ts';

export const setAsideHasReason: Rule = {
  name: 'set-aside-has-reason',
  *find({ setAside }) {
    for (const { value, file, line } of setAside) {
      const { at, reason, note } = value;
      if (!setAsideReasons.includes(reason)) {
        const message = `${at} is set aside for the unknown reason "${reason}".\nTake one of ${setAsideReasons.join(', ')}.`;
        yield { file, line, message };
      }
      if (note?.trim() === '') {
        const message = `${at} is set aside as ${reason} with an empty note.\nFill it in, or leave it out.`;
        yield { file, line, message };
      } else if (note === undefined && explainedReasons.includes(reason)) {
        const message = `${at} is set aside as ${reason} without a note.\nSay why nothing shows.`;
        yield { file, line, message };
      }
    }
  },
};
