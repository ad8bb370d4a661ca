// A requirement that is not deferred has a test on every tier it names. One whose tests name another id that is none is
// left to named-ids-exist.

import { danglingOf, untestedIn } from '../dangling.ts';
import { suiteFileFor, tierOf } from '../place.ts';
import type { Rule } from '../rule.ts';

export const everyRequirementIsCited: Rule = {
  name: 'every-requirement-is-cited',
  *find(project) {
    const renamed = new Set(danglingOf(project).map(({ meant }) => meant));
    for (const entry of project.entries) {
      if (entry.requirement.tiers?.length === 0) {
        const message = `${entry.id} lists no tier.\nList one, or leave out tiers where there is none.`;
        yield { file: entry.file, line: entry.lineOf('tiers'), message };
      }
      if (renamed.has(entry)) continue;
      for (const folder of untestedIn(project, entry)) {
        const tiered = tierOf(folder) !== '-';
        const what = tiered ? `lists tier "${folder}"` : 'is not deferred';
        const write = `Write one in ${suiteFileFor(project, entry.id, folder)}`;
        yield {
          file: entry.file,
          line: entry.line,
          message: `${entry.id} ${what}, but no test in suites/${folder}/ cites it.\n${write}, or ${tiered ? 'drop the tier' : 'defer it with a reason'}.`,
        };
      }
    }
  },
};
