import { expect, test } from 'vitest';
import { generateTests } from './generate-tests.ts';

const file = 'suites/lowlevel/kettle-lid.test.ts';
const lid = { id: 'kettle:lid', behavior: 'The kettle closes its lid.', file };
const textOf = (before: string): string | undefined =>
  generateTests([lid], new Map([[file, before]]))[0]?.text;

test('a suite that is new has the shape of every suite, and its tests fail until they are written', () => {
  expect(generateTests([lid], new Map())).toEqual([
    {
      path: file,
      names: ['kettle:lid'],
      added: expect.any(String),
      text: `// Kettle lid, with a server built on the low-level class.

import { verifies } from '#case';

verifies('kettle:lid', 'the kettle closes its lid', async () => {
  throw new Error('not written yet');
});
`,
    },
  ]);
});

test('a suite that exists is added to and otherwise left as it is', () => {
  const before =
    "// Odd.\nimport {verifies} from '#case'\n\nverifies('kettle:spout', 'it pours', async () => {})\n";
  expect(textOf(before)).toBe(`${before}
verifies('kettle:lid', 'the kettle closes its lid', async () => {
  throw new Error('not written yet');
});
`);
});

test('a suite without a test gets what a test needs', () => {
  expect(textOf("import { expect } from '#case';\n")).toMatch(
    /^import \{ expect, verifies \} from '#case';\n/,
  );
  expect(textOf("// Odd.\n\nimport { expect } from 'vitest';\n")).toMatch(
    /^\/\/ Odd\.\n\nimport \{ expect \} from 'vitest';\nimport \{ verifies \} from '#case';\n/,
  );
});

test('a title has the quotes it needs, a long one its own line, an empty behavior a stand-in', () => {
  const behaviors = ['The kettle\'s lid "fits" the kettle\'s rim.', `The kettle ${'boils '.repeat(12)}.`, ''];
  const [change] = generateTests(
    behaviors.map((behavior) => ({ id: 'kettle:lid', behavior, file })),
    new Map(),
  );
  expect(change?.added).toContain(`'the kettle\\'s lid "fits" the kettle\\'s rim'`);
  expect(change?.added).toContain(`verifies(
  'kettle:lid',
  'the kettle ${'boils '.repeat(12)}',
  async () => {
    throw new Error('not written yet');
  },
);
`);
  expect(change?.added).toContain("verifies('kettle:lid', 'not written yet', async () => {");
});

test('each suite file gets its own skeletons, in the order of the requirements', () => {
  const other = { id: 'kettle:spout', behavior: 'The kettle pours.', file: 'suites/client/kettle.test.ts' };
  const changes = generateTests([lid, other, { ...lid, id: 'kettle:lid:rim' }], new Map());
  expect(changes.map(({ path, names }) => [path, names])).toEqual([
    [file, ['kettle:lid', 'kettle:lid:rim']],
    ['suites/client/kettle.test.ts', ['kettle:spout']],
  ]);
});
