// What both tiers have to prove stands under the same file name on both sides.

import { tiers } from '../../requirements/model.ts';
import { testsOf } from '../place.ts';
import type { Rule } from '../rule.ts';

export const mirroredNames: Rule = {
  name: 'mirrored-names',
  *find(project) {
    const { files, entries, citations } = project;
    const paths = new Set(files.map(({ path }) => path));
    const onBoth = new Set(entries.filter((one) => one.requirement.tiers?.length === 2).map(({ id }) => id));
    const reported = new Set<string>();
    for (const { file, line, folder, ids } of citations) {
      const other = tiers.find((tier) => tier !== folder && (tiers as readonly string[]).includes(folder));
      if (other === undefined || reported.has(file)) continue;
      // An id without any test on the other tier is another matter: every-requirement-is-cited.
      const shared = ids.find((id) => onBoth.has(id) && testsOf(project, id, other).length > 0);
      if (shared === undefined) continue;
      const twin = file.replace(`/${folder}/`, `/${other}/`);
      if (paths.has(twin)) continue;
      reported.add(file);
      const message = `${shared} has both tiers, but this file has no twin ${twin}.\nGive the suites of both tiers the same names.`;
      yield { file, line, message };
    }
  },
};
