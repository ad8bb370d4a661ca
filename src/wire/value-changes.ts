// What differs between two JSON values, as deep down as it can be told.

import { isDeepStrictEqual } from 'node:util';

export interface ValueChange {
  /** JSON pointer in which the index of an array is `*`. */
  readonly pointer: string;
  readonly change: 'added' | 'removed' | 'changed';
  readonly before?: unknown;
  readonly after?: unknown;
}

const isContainer = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const keysOf = (one: object, other: object): string[] => [
  ...new Set([...Object.keys(one), ...Object.keys(other)]),
];

const escaped = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');

/** The changes that lead from one value to the other; none when they are equal. */
export const valueChanges = (before: unknown, after: unknown, pointer = ''): ValueChange[] => {
  if (isDeepStrictEqual(before, after)) return [];
  if (before === undefined) return [{ pointer, change: 'added', after }];
  if (after === undefined) return [{ pointer, change: 'removed', before }];
  if (!isContainer(before) || !isContainer(after) || Array.isArray(before) !== Array.isArray(after)) {
    return [{ pointer, change: 'changed', before, after }];
  }
  return keysOf(before, after).flatMap((key) =>
    valueChanges(before[key], after[key], `${pointer}/${Array.isArray(before) ? '*' : escaped(key)}`),
  );
};
