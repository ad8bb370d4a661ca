// Any JSON value that survives being written and read again: no lone surrogates, no negative zero, nothing infinite. Small,
// since what breaks is the kind of a value and not its size; odd names such as `__proto__` and empty forms come often.

import fc from 'fast-check';

const odd = [
  '',
  ' ',
  '\0',
  '\n\r\u2028\u2029',
  '"\\/',
  '\ufeff',
  'é',
  'e\u0301',
  '😀',
  '\u{10ffff}',
  '</script>',
];

/** Any text of whole code points. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: 'grapheme', maxLength: 8 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 8 }) },
  { weight: 1, arbitrary: fc.constantFrom(...odd) },
);

const oddNames = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'then',
  'toJSON',
  '0',
  'type',
  '$ref',
];

/** Any name of a property. */
export const anyName: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: anyText },
  { weight: 1, arbitrary: fc.constantFrom(...oddNames) },
);

/** A number within bounds as JSON has it. */
export const anyNumber = (
  bounds: { readonly min?: number; readonly max?: number } = {},
): fc.Arbitrary<number> =>
  fc.double({ ...bounds, noNaN: true, noDefaultInfinity: true }).map((number) => number + 0);

/** A whole number within bounds; without bounds one that a double holds exactly. */
export const anyInteger = ({ min, max }: { readonly min?: number; readonly max?: number } = {}) =>
  fc
    .bigInt(BigInt(min ?? Number.MIN_SAFE_INTEGER), BigInt(max ?? Number.MAX_SAFE_INTEGER))
    .map((integer) => Number(integer));

/** An object with up to four of such names and values; `__proto__` is a name like any other. */
export const anyRecord = <Value>(
  name: fc.Arbitrary<string>,
  value: fc.Arbitrary<Value>,
): fc.Arbitrary<Record<string, Value>> =>
  fc
    .uniqueArray(fc.tuple(name, value), { maxLength: 4, selector: ([key]) => key })
    .map((entries) => Object.fromEntries(entries));

/** Nested values with these at the ends, and objects of them. */
export const nested = (...ends: fc.Arbitrary<unknown>[]) =>
  fc.letrec<{ value: unknown; object: Record<string, unknown> }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 3, depthSize: 'small' },
      ...ends,
      fc.array(tie('value'), { maxLength: 3 }),
      tie('object'),
    ),
    object: anyRecord(anyName, tie('value')),
  }));

export const { value: anyJson, object: anyObject } = nested(
  anyText,
  fc.boolean(),
  fc.constant(null),
  anyInteger(),
  anyNumber(),
);
