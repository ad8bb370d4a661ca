// A behaviour that changed ends where its successor begins.

import type { Rule } from '../rule.ts';

export const supersessionIsSymmetric: Rule = {
  name: 'supersession-is-symmetric',
  *find({ entries }) {
    const byId = new Map(entries.map((entry) => [entry.id, entry]));
    for (const { id, requirement, file, lineOf } of entries) {
      const { supersedes, since } = requirement;
      if (supersedes === undefined) continue;
      const line = lineOf('supersedes');
      const old = byId.get(supersedes);
      if (old !== undefined && (since === undefined || old.requirement.until !== since)) {
        const ends = old.requirement.until ?? 'never';
        const message = `${id} begins at ${since ?? 'the first revision'}, but ${supersedes} ends at ${ends}.\nLet ${old.file}:${old.line} have until where this has since.`;
        yield { file, line, message };
      }
    }
  },
};
