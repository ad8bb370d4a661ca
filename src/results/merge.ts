// Joins the parts of one run, made on several machines, into the run that one machine would have made.

import { isDeepStrictEqual } from 'node:util';
import type { Feature, Requirement } from '../../requirements/model.ts';
import type { Revision } from '../../requirements/revisions.ts';
import type { Filters } from '../case/matrix.ts';
import { expectedCells, missingCells } from './expected.ts';
import type { Header, Run } from './model.ts';
import { RunFileError } from './run-file-error.ts';
import { totalsOf } from './totals.ts';

/** One part of a run, and the file that it stands in. */
export interface Part {
  readonly file: string;
  readonly run: Run;
}

const fail = (text: string): never => {
  throw new RunFileError('shards-do-not-fit', text);
};

const shardOf = ({ file, run }: Part) =>
  run.header.shard ??
  fail(`${file}  is a whole run, and no shard.\n  Name the files that --shard made, and each of them once.`);

const differences: Readonly<Record<string, (header: Header) => unknown>> = {
  subject: ({ subject }) => subject,
  'version of the suite': ({ suite }) => suite,
  revisions: ({ revisions }) => revisions,
  Node: ({ node }) => node,
  filters: ({ filters }) => filters,
  'number of shards': ({ shard }) => shard?.count,
  features: ({ shard }) => shard?.offers,
};

const refuseStrangers = ([first, ...rest]: readonly Part[]): void => {
  for (const part of rest) {
    for (const [what, of] of Object.entries(differences)) {
      const [one, other] = [of(first?.run.header as Header), of(part.run.header)];
      if (isDeepStrictEqual(one, other)) continue;
      fail(
        `${part.file}  has another ${what} than ${first?.file}: ${JSON.stringify(other)}, not ${JSON.stringify(one)}.\n` +
          '  Give the shards of one run, all made by the same checkout with the same options.',
      );
    }
  }
};

/** @throws RunFileError unless each of the parts is there once */
const refuseGaps = (parts: readonly Part[]): void => {
  const files = new Map<number, string>();
  for (const part of parts) {
    const { index, count } = shardOf(part);
    const before = files.get(index);
    if (before !== undefined) {
      fail(`${part.file}  is shard ${index}/${count}, and so is ${before}.\n  Give each shard once.`);
    }
    files.set(index, part.file);
  }
  const count = parts[0] ? shardOf(parts[0]).count : 0;
  const missing = Array.from({ length: count }, (_, at) => at + 1).filter((index) => !files.has(index));
  if (missing.length === 0) return;
  const named = missing.map((index) => `${index}/${count}`).join(', ');
  fail(`shard ${named} is missing.\n  Run it with --shard, and give all ${count} files.`);
};

/**
 * The whole run: what a single machine would have written, byte for byte.
 *
 * @param parts every shard of one run, in any order
 * @param requirements those of the suite that made them, for the cells that no shard has
 * @throws RunFileError `shards-do-not-fit` where one is missing, given twice, or of another run
 */
export const mergedRun = (
  parts: readonly Part[],
  requirements: Readonly<Record<string, Requirement>>,
): Run => {
  for (const part of parts) shardOf(part);
  refuseStrangers(parts);
  refuseGaps(parts);
  const [first] = parts;
  if (!first) return fail('there is nothing to merge.\n  Name the files that --shard made.');
  const { shard, ...header } = first.run.header;
  const abilities = {
    revisions: header.revisions as Revision[],
    offers: new Set(shard?.offers as Feature[]),
  };
  const ran = parts.flatMap(({ run }) => run.cells);
  const expected = expectedCells(requirements, abilities, header.filters as Filters);
  const cells = [...ran, ...missingCells(ran, expected)];
  return { header, cells, footer: { kind: 'end', totals: totalsOf(cells) } };
};
