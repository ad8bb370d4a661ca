import { expect, test } from 'vitest';
import { newArea, withEntries } from './area-file.ts';

const added = ["  'kettle:new': {},"];
const extended = (text: string): string =>
  withEntries('requirements/features/kettle.ts', text, 'kettle', added);

test('entries go to the end, and what stands there stays letter by letter', () => {
  const before = `// About kettles.
export const kettle = {
  // The lid comes first.
  "kettle:lid":   { source: ['sdk'], behavior: 'The kettle has a lid.', level: 'own' }, // odd
  // More to come.
`;
  const after = '} as const satisfies Area;\n\nconst rest = { kettle: {} };\n';
  expect(extended(before + after)).toBe(`${before}${added[0]}\n${after}`);
});

test.each([
  [
    'no last comma',
    "export const kettle = {\n  'a:b': {} // odd\n};\n",
    "export const kettle = {\n  'a:b': {}, // odd\n  'kettle:new': {},\n};\n",
  ],
  [
    'one line',
    "export const kettle = { 'a:b': {} };\n",
    "export const kettle = { 'a:b': {},\n  'kettle:new': {},\n};\n",
  ],
  [
    'no entry yet',
    'export const kettle = {} as const;\n',
    "export const kettle = {\n  'kettle:new': {},\n} as const;\n",
  ],
])('an area with %s is added to as well', (_, before, after) => {
  expect(extended(before)).toBe(after);
});

test('a file without its area is left alone', () => {
  const failing = () => extended('export const kettle = make();\n');
  expect(failing).toThrow(/^requirements\/features\/kettle\.ts holds no `export const kettle = \{ … \}`/);
  expect(failing).toThrow(expect.objectContaining({ code: 'UNREADABLE_AREA' }));
});

test('a new file has the shape of every area file', () => {
  expect(
    newArea('kettles (server/kettle)', 'kettle', added),
  ).toBe(`// What must hold of kettles (server/kettle).

import type { Area } from '../model.ts';

export const kettle = {
  'kettle:new': {},
} as const satisfies Area;
`);
});
