// Texts of the formats that the shapes of the specification name, and the keys of `_meta`.

import fc from 'fast-check';

const path = fc.array(fc.constantFrom('a', 'b.txt', '%20', '%C3%A9', '..', '~x', ''), { maxLength: 3 });

export const fileUri = path.map((parts) => `file:///${parts.join('/')}`);

const uri = fc.oneof(
  fileUri,
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  path.map((parts) => `custom+1.x://host/${parts.join('/')}`),
  fc.constantFrom('urn:isbn:0451450523', 'mailto:someone@example.com', 'data:,', 'tel:+1-816-555-1212'),
);

const template = fc
  .array(fc.constantFrom('{a}', '{+path}', '{/x,y}', '{?q*}', '{#f:3}', '/', 'b'), { maxLength: 4 })
  .map((parts) => `note:///${parts.join('')}`);

const formats: Readonly<Record<string, fc.Arbitrary<string>>> = {
  uri,
  'uri-template': template,
  byte: fc.base64String({ maxLength: 24 }),
};

/** Texts of one format. Throws for one that no shape has named so far: its texts are still to be written. */
export const textOf = (format: string): fc.Arbitrary<string> => {
  const texts = formats[format];
  if (texts) return texts;
  throw new Error(`No texts are known of format "${format}". Add them in src/case/arbitrary/formats.ts.`);
};

const inner = [...'abzAZ09-_.'];
const edge = [...'abzAZ09'];

const name = fc.oneof(
  fc.constantFrom(...edge, ''),
  fc
    .tuple(
      fc.constantFrom(...edge),
      fc.string({ unit: fc.constantFrom(...inner), maxLength: 5 }),
      fc.constantFrom(...edge),
    )
    .map((parts) => parts.join('')),
);

/** A key of `_meta`, under no prefix that the protocol keeps for itself (basic/index#meta). */
export const metaKey: fc.Arbitrary<string> = fc
  .tuple(fc.constantFrom('', 'x/', 'com.example/', 'a.b-c.d9/'), name)
  .map(([prefix, rest]) => prefix + rest);
