// Whether a failure names a difference on the wire, though its own conversation shows none: words told to a user, what a
// store was given, a value that was drawn.

import { inspect } from 'node:util';
import type { Failure } from '../results/model.ts';
import type { Difference } from '../wire/compare.ts';

/** A failed assertion tells what it expected after what it saw. */
const partsOf = (saw: string): readonly [seen: string, expected: string] => {
  const [seen = '', ...expected] = saw.split(' (expected');
  return [
    seen,
    expected
      .join('')
      .split(/ to (?:deeply equal|match object|equal|be) /)
      .at(-1) ?? '',
  ];
};

const isPlain = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value);

/** `isError: true`, as a failure prints a field; of a status its number; undefined for what is not told in a word. */
const wordOf = (pointer: string, value: unknown): string | undefined => {
  if (!isPlain(value)) return undefined;
  if (pointer === '/line') return String(value);
  const field = pointer.split('/').at(-1) ?? '';
  return /^\w+$/.test(field) ? `${field}: ${inspect(value)}` : undefined;
};

const holds = (text: string, word: string | undefined): boolean => {
  if (word === undefined) return false;
  const at = text.indexOf(word);
  return at >= 0 && !/^\w/.test(text.slice(at + word.length)) && !/\w$/.test(text.slice(0, at));
};

/** A violation of the schema names the message and the place. */
const isViolationOf = ({ saw }: Failure, { message, pointer }: Difference): boolean =>
  pointer !== '' && saw.includes(`a ${message} that breaks its schema at ${pointer} `);

/** Whether what was seen has what came, and not what went, and what was expected the other way round. */
export const speaksOf = (failure: Failure | undefined, difference: Difference): boolean => {
  if (!failure) return false;
  if (failure.kind === 'violation') return isViolationOf(failure, difference);
  const { pointer, change, before, after } = difference;
  const [seen, expected] = partsOf(failure.saw);
  const [came, went] = [wordOf(pointer, after), wordOf(pointer, before)];
  if (change === 'added') return holds(seen, came) && !holds(expected, came);
  if (change === 'removed') return holds(expected, went) && !holds(seen, went);
  return change === 'changed' && holds(seen, came) && holds(expected, went) && !holds(seen, went);
};
