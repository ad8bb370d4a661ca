// Records and tests name the same pins: what a subject does instead is asserted, and what is asserted is recorded.

import type { Divergence } from '../../requirements/model.ts';
import type { Citation } from '../citation.ts';
import type { Entry } from '../entry.ts';
import { foldersOf, suiteFileFor, testsOf } from '../place.ts';
import type { Project } from '../project.ts';
import type { Found, Rule } from '../rule.ts';

export const divergenceIsPinned: Rule = {
  name: 'divergence-is-pinned',
  *find(project) {
    for (const entry of project.entries) yield* unstated(project, entry);
    for (const citation of project.citations) yield* unrecorded(project, citation);
    for (const { file, line } of project.strayPins) {
      yield {
        file,
        line,
        message: 'this form stands outside every test.\nMove it into the call of verifies.',
      };
    }
  },
};

const speaksOf = (record: Divergence, folder: string): boolean =>
  record.tier === undefined || record.tier === folder;

function* unstated(project: Project, entry: Entry): Iterable<Found> {
  const { id, requirement, file } = entry;
  for (const [at, record] of (requirement.divergence ?? []).entries()) {
    for (const folder of foldersOf(entry).filter((one) => speaksOf(record, one))) {
      const tests = testsOf(project, id, folder);
      const stated = tests.some(({ pins }) => pins.some(({ pin }) => pin === record.pin));
      // Where there is no test at all, that is what has to be said.
      if (stated || tests.length === 0) continue;
      const message = `${id} records the divergence "${record.pin}", but no test of it in suites/${folder}/ states that form.\nAdd .divergent('${record.pin}', …) in ${suiteFileFor(project, id, folder)}, or narrow or delete the record.`;
      yield { file, line: entry.lineOf('divergence', at), message };
    }
  }
}

function* unrecorded(project: Project, { ids, folder, file, pins }: Citation): Iterable<Found> {
  const cited = project.entries.filter(({ id }) => ids.includes(id));
  // Nobody knows what an id that is none would record: named-ids-exist.
  if (ids.some((id) => !cited.some((entry) => entry.id === id))) return;
  const records = cited
    .flatMap(({ requirement }) => requirement.divergence ?? [])
    .filter((record) => speaksOf(record, folder));
  for (const { pin, line } of pins) {
    if (pin === undefined) {
      yield { file, line, message: 'the pin of this form is no string literal.\nSpell it out.' };
    } else if (!records.some((record) => record.pin === pin)) {
      const message = `the form "${pin}" is recorded by no divergence of ${ids.join(', ')} that speaks of ${folder}.\nRecord it, or delete the form.`;
      yield { file, line, message };
    }
  }
}
