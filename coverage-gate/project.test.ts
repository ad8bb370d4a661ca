import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { requirements } from '../requirements/index.ts';
import { projectOf, readProject } from './project.ts';

const root = fileURLToPath(new URL('../', import.meta.url));

test('what is read from the syntax of this checkout is what an import of it gives', () => {
  const { entries, unread } = readProject(root);
  expect(unread.entries).toEqual([]);
  expect(Object.fromEntries(entries.map(({ id, requirement }) => [id, requirement]))).toEqual(requirements);
});

test('a folder without requirements is no project', () => {
  expect(() => readProject('/nowhere')).toThrow(expect.objectContaining({ code: 'NO_PROJECT' }));
});

test('a file that cannot be parsed is named with the line', () => {
  expect(() => projectOf({ 'src/a.ts': 'const a = 1;\nconst = 2;\n' })).toThrow(
    expect.objectContaining({
      code: 'UNREADABLE_SOURCE',
      message: expect.stringMatching(/^src\/a\.ts:2 {2}cannot be parsed: /),
    }),
  );
});
