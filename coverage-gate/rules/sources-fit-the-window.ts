// The sources of a requirement are for the revisions in which it holds: for each of them, for no other, none twice.

import { holdsIn, type Source, type SpecSource } from '../../requirements/model.ts';
import { type Revision, revisions } from '../../requirements/revisions.ts';
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

/** The revisions a source is for. */
const revisionsOf = (source: Source, window: readonly Revision[]): readonly Revision[] =>
  typeof source === 'object' ? (source.in ?? window) : window;

function* problemsOf({ requirement, lineOf }: Entry): Iterable<[message: string, line: number]> {
  const window = revisions.filter((revision) => holdsIn(requirement, revision));
  for (const [at, source] of requirement.source.entries()) {
    if (typeof source !== 'object') continue;
    const before = requirement.source.slice(0, at);
    for (const problem of problemsWith(source, window, before)) yield [problem, lineOf('source', at)];
  }
  const sourced = requirement.source.flatMap((source) => revisionsOf(source, window));
  const without = window.filter((revision) => !sourced.includes(revision));
  if (without.length > 0) {
    yield [
      `holds in ${listed(without)}, but no source is for ${without.length > 1 ? 'them' : 'it'}.\nAdd an address, or narrow the window with since or until.`,
      lineOf('source'),
    ];
  }
}

function* problemsWith(
  source: SpecSource,
  window: readonly Revision[],
  before: readonly Source[],
): Iterable<string> {
  const { at, in: within, tags } = source;
  const outside = within?.filter((revision) => !window.includes(revision)) ?? [];
  if (outside.length > 0) {
    yield `cites ${at} for ${listed(outside)}, where it does not hold.\nDrop that from in, or widen the window.`;
  }
  if (within?.length === 0) yield `cites ${at} for no revision.\nList some in in, or drop the address.`;
  const taken = before
    .filter((other) => typeof other === 'object' && other.at === at)
    .flatMap((other) => revisionsOf(other, window));
  const twice = doublesIn([...new Set(taken), ...revisionsOf(source, window)]);
  if (twice.length > 0) yield `cites ${at} twice for ${listed(twice)}.\nName it once, with all its tags.`;
  if (tags?.length === 0) yield `claims no tag under ${at}.\nList some in tags, or leave tags out.`;
  const double = doublesIn(tags ?? []);
  if (double.length > 0) yield `claims ${listed(double)} twice under ${at}.\nName it once.`;
}

const doublesIn = (words: readonly string[]): readonly string[] => [
  ...new Set(words.filter((word, at) => words.indexOf(word) < at)),
];
