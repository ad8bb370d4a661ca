// The sources of a requirement are for the revisions in which it holds: for each of them, for no other, none twice.

import { holdsIn, type SpecSource } from '../../requirements/model.ts';
import { revisions } from '../../requirements/revisions.ts';
import { listed } from '../by-revision.ts';
import type { Entry } from '../entry.ts';
import type { Rule } from '../rule.ts';

export const sourcesFitTheWindow: Rule = {
  name: 'sources-fit-the-window',
  *find({ entries }) {
    for (const entry of entries) {
      for (const [message, line] of problemsOf(entry)) {
        yield { file: entry.file, line, message: `${entry.id} ${message}` };
      }
    }
  },
};

function* problemsOf({ requirement, lineOf }: Entry): Iterable<[message: string, line: number]> {
  const window = revisions.filter((revision) => holdsIn(requirement, revision));
  const taken = new Set<string>();
  const sourced = new Set<string>();
  for (const [at, source] of requirement.source.entries()) {
    if (typeof source !== 'object') for (const revision of window) sourced.add(revision);
    else {
      const twice = (source.in ?? window).filter(
        (one, n, all) => all.indexOf(one) < n || taken.has(`${one} ${source.at}`),
      );
      for (const problem of problemsWith(source, window)) yield [problem, lineOf('source', at)];
      if (twice.length > 0) {
        yield [
          `cites ${source.at} twice for ${listed([...new Set(twice)])}.\nName it once, with all its tags.`,
          lineOf('source', at),
        ];
      }
      for (const revision of source.in ?? window) {
        sourced.add(revision);
        taken.add(`${revision} ${source.at}`);
      }
    }
  }
  const without = window.filter((revision) => !sourced.has(revision));
  if (without.length > 0) {
    yield [
      `holds in ${listed(without)}, but no source is for ${without.length > 1 ? 'them' : 'it'}.\nAdd an address, or narrow the window with since or until.`,
      lineOf('source'),
    ];
  }
}

function* problemsWith({ at, in: within, tags }: SpecSource, window: readonly string[]): Iterable<string> {
  const outside = within?.filter((revision) => !window.includes(revision)) ?? [];
  if (outside.length > 0) {
    yield `cites ${at} for ${listed(outside)}, where it does not hold.\nDrop that from in, or widen the window.`;
  }
  if (within?.length === 0) yield `cites ${at} for no revision.\nList some in in, or drop the address.`;
  if (tags?.length === 0) yield `claims no tag under ${at}.\nList some in tags, or leave tags out.`;
  const double = tags?.filter((tag, n) => tags.indexOf(tag) < n) ?? [];
  if (double.length > 0) yield `claims ${listed(double)} twice under ${at}.\nName it once.`;
}
