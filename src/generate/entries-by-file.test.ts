import { expect, test } from 'vitest';
import { fileOf } from '../../requirements/address.ts';
import { type AreaText, areaNameOf, entriesByFile } from './entries-by-file.ts';
import type { StubEntry } from './stub-entry.ts';

const stub = (id: string): StubEntry => ({ id, folder: 'features', page: 'kettle', text: 'x\n'.repeat(10) });
const many = (beginning: string, count: number): StubEntry[] =>
  Array.from({ length: count }, (_, at) => stub(`${beginning}:${1000 + at}`));
const area = (name: string, lines: number, ids: readonly string[] = []): AreaText => ({
  path: `requirements/features/${name}.ts`,
  text: 'x\n'.repeat(lines),
  ids,
});

const placed = (stubs: readonly StubEntry[], areas: readonly AreaText[] = []) => {
  const files = entriesByFile(stubs, areas);
  const names = new Set([...files.map(({ name }) => name), ...areas.map(({ path }) => areaNameOf(path))]);
  for (const { name, entries } of files) for (const { id } of entries) expect(fileOf(id, names)).toBe(name);
  for (const { path, ids } of areas) for (const id of ids) expect(fileOf(id, names)).toBe(areaNameOf(path));
  expect(files.flatMap(({ entries }) => entries)).toHaveLength(stubs.length);
  return Object.fromEntries(files.map(({ name, entries }) => [name, entries.length]));
};

test('stubs go to the file that their ids name, or to one new file', () => {
  expect(
    placed([stub('kettle:lid'), stub('kettle:lid:a'), stub('cup:handle')], [area('kettle-lid', 9)]),
  ).toEqual({
    'kettle-lid': 2,
    cup: 1,
  });
});

test('what does not fit is split by the second segment, the largest group first', () => {
  const stubs = [...many('kettle:lid', 10), ...many('kettle:spout', 15), ...many('kettle:handle', 3)];
  expect(placed(stubs)).toEqual({ kettle: 13, 'kettle-spout': 15 });
  expect(placed(stubs, [area('kettle', 200)])).toEqual({ kettle: 3, 'kettle-lid': 10, 'kettle-spout': 15 });
});

test('a group that is too large by itself is split further', () => {
  const stubs = [...many('kettle:lid:knob', 15), ...many('kettle:lid:rim', 14)];
  expect(placed(stubs)).toEqual({ 'kettle-lid': 14, 'kettle-lid-knob': 15 });
});

test('no new file claims an entry that exists elsewhere, and no stub gets a file of its own', () => {
  const full = area('kettle', 290, ['kettle:lid', 'kettle:spout-cover']);
  expect(
    placed([...many('kettle:lid', 3), ...many('kettle:spout', 3), stub('kettle:handle')], [full]),
  ).toEqual({
    kettle: 4,
    'kettle-spout': 3,
  });
});

test('a file whose name would be longer than a line of the index allows is not made', () => {
  const long = 'spout-of-the-kettle-with-the-broken-handle';
  expect(placed([...many(`kettle:${long}`, 15), ...many('kettle:lid', 12)])).toEqual({
    kettle: 15,
    'kettle-lid': 12,
  });
});
