import { expect, test } from 'vitest';
import { subjectsIn } from './version-range.ts';

const registry = (...versions: string[]) => {
  const asked: string[][] = [];
  const ask = async (text: string, name: string, range: string) => {
    asked.push([text, name, range]);
    return versions.map((version) => ({ version }));
  };
  return { asked, ask };
};

test('a range is every release in it that the bindings cover, oldest first', async () => {
  const { asked, ask } = registry('1.24.10', '1.24.2', '1.25.0-beta.1', '1.9.0', '1.25.0');
  expect(await subjectsIn('1.9..1.25', ask)).toEqual([
    '@modelcontextprotocol/sdk@1.24.2',
    '@modelcontextprotocol/sdk@1.24.10',
    '@modelcontextprotocol/sdk@1.25.0',
  ]);
  expect(asked).toEqual([['1.9..1.25', '@modelcontextprotocol/sdk', '1.9 - 1.25']]);
});

test('a range of the second line is one of its server', async () => {
  const { ask } = registry('2.0.0');
  expect(await subjectsIn('2.0..2.4.1', ask)).toEqual(['@modelcontextprotocol/server@2.0.0']);
});

test('any other text is a subject by itself', async () => {
  const { asked, ask } = registry();
  for (const text of ['v1', 'path:../sdk', '@modelcontextprotocol/sdk@1.24.3', 'a..b.jsonl']) {
    expect(await subjectsIn(text, ask)).toEqual([text]);
  }
  expect(asked).toEqual([]);
});

test('a range over two lines, or with nothing in it, is refused', async () => {
  const { ask } = registry();
  await expect(subjectsIn('1.24..2.1', ask)).rejects.toThrow('both ends of a range are versions of one line');
  await expect(subjectsIn('1.32..1.24', ask)).rejects.toThrow('begins with the older version: 1.24..1.32.');
  await expect(subjectsIn('3.0..3.1', ask)).rejects.toThrow('both ends of a range are versions of one line');
  await expect(subjectsIn('1.98..1.99', ask)).rejects.toThrow('no release of @modelcontextprotocol/sdk');
});
