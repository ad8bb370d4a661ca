// The same message in other bytes: cut anywhere, also inside a character, and written in any way that the format of event
// streams allows (the HTML standard, server-sent events).

import fc from 'fast-check';

/** Where bytes are cut, in thousandths of their length: what is cut need not be known yet. */
export const anyCuts: fc.Arbitrary<readonly number[]> = fc.uniqueArray(fc.integer({ min: 1, max: 999 }), {
  maxLength: 6,
});

/** A text as bytes in parts, none of them empty. */
export const inParts = (text: string, cuts: readonly number[]): Uint8Array[] => {
  const bytes = new TextEncoder().encode(text);
  const places = cuts.map((cut) => Math.floor((cut * bytes.length) / 1000)).sort((one, other) => one - other);
  return [...new Set([0, ...places])].map((place, index, all) => bytes.subarray(place, all[index + 1]));
};

/** How an event is written: what ends its lines, and what stands around its data. */
export interface EventStyle {
  readonly lineEnd: string;
  readonly space: string;
  /** Lines that a reader passes over. */
  readonly noise: readonly string[];
  readonly named: boolean;
  /** Whether the data takes several lines. */
  readonly broken: boolean;
}

export const anyEventStyle: fc.Arbitrary<EventStyle> = fc.record(
  {
    lineEnd: fc.constantFrom('\n', '\r\n', '\r'),
    space: fc.constantFrom(' ', ''),
    noise: fc.array(fc.constantFrom(':', ': data: {}', ':ping é😀', 'x-unknown: 1', 'datum: {}', 'unknown'), {
      maxLength: 3,
    }),
    named: fc.boolean(),
    broken: fc.boolean(),
  },
  { noNullPrototype: true },
);

/** A message as an event. After a carriage return alone a comment begins (chunking:answers:carriage-return). */
export const eventText = (message: unknown, style: EventStyle): string => {
  const { lineEnd, space, noise, named, broken } = style;
  const data = JSON.stringify(message, null, broken ? 1 : 0).split('\n');
  const lines = [
    ...noise,
    ...(named ? [`event:${space}message`] : []),
    ...data.flatMap((line) => [`data:${space}${line}`, ...noise.slice(0, 1)]),
  ];
  return `${lines.join(lineEnd)}${lineEnd}${lineEnd}${lineEnd === '\r' ? ':\n' : ''}`;
};
