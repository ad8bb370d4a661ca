// What both tiers have to prove stands under the same file name on both sides.

import { tiers } from '../../requirements/model.ts';
import type { Rule } from '../rule.ts';

export const mirroredNames: Rule = {
  name: 'mirrored-names',
  *find({ files, entries, citations }) {
    const paths = new Set(files.map(({ path }) => path));
    const onBoth = new Set(entries.filter((one) => one.requirement.tiers?.length === 2).map(({ id }) => id));
    const reported = new Set<string>();
    for (const { file, line, folder, ids } of citations) {
      const other = tiers.find((tier) => tier !== folder && (tiers as readonly string[]).includes(folder));
      const shared = ids.find((id) => onBoth.has(id));
      if (other === undefined || shared === undefined || reported.has(file)) continue;
      const twin = file.replace(`/${folder}/`, `/${other}/`);
      if (paths.has(twin)) continue;
      reported.add(file);
      const message = `${shared} has both tiers, but this file has no twin ${twin}.\nGive the suites of both tiers the same names.`;
      yield { file, line, message };
    }
  },
};
