import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { requirements } from '../requirements/index.ts';
import { setAside as gathered } from '../requirements/spec/set-aside.ts';
import { projectOf, readProject } from './project.ts';

const root = fileURLToPath(new URL('../', import.meta.url));

test('what is read from the syntax of this checkout is what an import of it gives', () => {
  const { entries, setAside, unread } = readProject(root);
  expect([unread.entries, unread.setAside]).toEqual([[], []]);
  expect(Object.fromEntries(entries.map(({ id, requirement }) => [id, requirement]))).toEqual(requirements);
  expect(setAside.map(({ value }) => value)).toEqual(gathered);
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

test.each([
  '{ "revision": "2025-11-25"',
  '{ "revision": "2025-06-18", "pages": {} }',
  '{ "revision": "2025-11-25" }',
  'null',
  '{ "revision": "2025-11-25", "pages": null }',
  '{ "revision": "2025-11-25", "pages": { "kettle": null } }',
  '{ "revision": "2025-11-25", "pages": { "kettle": { "lid": "0001" } } }',
])('facts that are none are named: %s', (text) => {
  expect(() => projectOf({ 'requirements/spec/2025-11-25.json': text })).toThrow(
    expect.objectContaining({
      code: 'UNREADABLE_FACTS',
      message: expect.stringMatching(/^requirements\/spec\/2025-11-25\.json {2}does not hold the facts/),
    }),
  );
});

test('a file of what is set aside without the list is no empty list', () => {
  const { setAside, unread } = projectOf({
    'requirements/spec/set-aside.ts': 'export const aside = [];\n',
  });
  expect(setAside).toEqual([]);
  expect(unread.setAside.map(({ message }) => message.split('\n')[0])).toEqual([
    'the list must be `export const setAside = [ … ]`, and there is none.',
  ]);
});

test('what is set aside may stand in parts, each named like its list', () => {
  const entry = (tag: string) => `{ at: 'kettle', tags: ['${tag}'], reason: 'advice' }`;
  const { setAside, unread } = projectOf({
    'requirements/spec/set-aside.ts': `export const setAside = [\n  ...kettles,\n  ${entry('0002')},\n  ...cups,\n];\n`,
    'requirements/spec/set-aside/kettles.ts': `export const kettles = [\n  ${entry('0001')},\n  ...more,\n];\n`,
    'requirements/spec/set-aside/cups.ts': 'export const saucers = [];\n',
  });
  expect(setAside.map(({ value, file, line }) => [value.tags[0], `${file}:${line}`])).toEqual([
    ['0001', 'requirements/spec/set-aside/kettles.ts:2'],
    ['0002', 'requirements/spec/set-aside.ts:3'],
  ]);
  expect(
    unread.setAside.map(({ file, line, message }) => `${file}:${line} ${message.split(',')[0]}`),
  ).toEqual([
    'requirements/spec/set-aside/kettles.ts:3 `...more` is computed',
    'requirements/spec/set-aside.ts:4 `...cups` is computed',
  ]);
});
