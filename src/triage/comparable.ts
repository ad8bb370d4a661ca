// Runs are compared only where the same version of the suite made them with the same filters, and where each is whole.

import { isDeepStrictEqual } from 'node:util';
import type { Header } from '../results/model.ts';
import { RunFileError } from '../results/run-file-error.ts';
import { shardRefusal } from '../results/shard.ts';

const refuseShards = (headers: readonly Header[]): void => {
  const [refusal] = headers.flatMap((header) => shardRefusal(header) ?? []);
  if (refusal !== undefined) throw new RunFileError('run-file-shard', refusal);
};

const refuseDifferentSuites = (headers: readonly Header[]): void => {
  const [first, ...rest] = headers;
  const other = rest.find(({ suite }) => suite !== first?.suite);
  if (!first || !other) return;
  throw new RunFileError(
    'runs-of-different-suites',
    `the runs of ${first.subject.name} and ${other.subject.name} come from different versions of the suite ` +
      `(${first.suite} and ${other.suite}), so a difference could be the suite's own.\n` +
      '  Make all runs again with the same checkout.',
  );
};

const refuseDifferentFilters = (headers: readonly Header[]): void => {
  const [first, ...rest] = headers;
  const other = rest.find(({ filters }) => !isDeepStrictEqual(filters, first?.filters));
  if (!first || !other) return;
  const told = ({ subject, filters }: Header) => `that of ${subject.name} with ${JSON.stringify(filters)}`;
  throw new RunFileError(
    'runs-of-different-filters',
    `the runs were made with different filters, ${told(first)} and ${told(other)}, so what only one of them has ` +
      'says nothing.\n  Make both with the same filters, or without any.',
  );
};

/** @throws RunFileError `run-file-shard`, `runs-of-different-suites` or `runs-of-different-filters` */
export const refuseIncomparable = (headers: readonly Header[]): void => {
  refuseShards(headers);
  refuseDifferentSuites(headers);
  refuseDifferentFilters(headers);
};
