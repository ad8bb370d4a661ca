// A deferral says why, with a reason from the closed list and a note.

import { deferralReasons } from '../../requirements/model.ts';
import type { Rule } from '../rule.ts';

export const deferralHasReason: Rule = {
  name: 'deferral-has-reason',
  *find({ entries }) {
    for (const { id, requirement, file, lineOf } of entries) {
      const { deferred } = requirement;
      if (deferred === undefined) continue;
      const line = lineOf('deferred');
      if (!deferralReasons.includes(deferred.reason)) {
        yield {
          file,
          line,
          message: `${id} is deferred for the unknown reason "${deferred.reason}".\nTake one of ${deferralReasons.join(', ')}.`,
        };
      }
      if (!deferred.note?.trim()) {
        yield {
          file,
          line,
          message: `${id} is deferred without a note.\nSay what keeps it from being tested.`,
        };
      }
    }
  },
};
