// What is set aside is a statement of at least one revision.

import { placeOf } from '../../requirements/spec/place.ts';
import type { Rule } from '../rule.ts';

export const setAsideExists: Rule = {
  name: 'set-aside-exists',
  *find({ facts, setAside }) {
    for (const { value, file, line } of setAside) {
      const { page, anchor } = placeOf(value.at);
      const anchors = facts.flatMap(({ pages }) => pages[page]?.[anchor] ?? []);
      const known = facts.some(({ pages }) => pages[page]?.[anchor] !== undefined);
      if (!known) {
        const message = `${value.at}, set aside here, exists in no revision.\nCorrect the address, or delete the entry.`;
        yield { file, line, message };
      }
      for (const tag of value.tags.filter((one) => known && !anchors.some((there) => there.tag === one))) {
        const message = `${tag} under ${value.at}, set aside here, is a statement of no revision.\nCorrect the tag, or delete it.`;
        yield { file, line, message };
      }
    }
  },
};
