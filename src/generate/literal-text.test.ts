import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { json, literalText, typeScript } from './literal-text.ts';

const biome = fileURLToPath(new URL('../../node_modules/@biomejs/biome/bin/biome', import.meta.url));
const formatted = (name: string, input: string): string => {
  const { stdout, stderr } = spawnSync(process.execPath, [biome, 'format', `--stdin-file-path=${name}`], {
    input,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  return stdout;
};

const words = (count: number): string[] => Array.from({ length: count }, (_, at) => `word-${10 + at}`);
/** With 1 to 5 more letters: the line is as long as it may be, and longer. */
const aroundTheEdge = (length: number): string[] => [1, 2, 3, 4, 5].map((more) => 'x'.repeat(length + more));

const values = {
  quotes: ['plain', "it's", 'say "so"', `it's "so"`, `it's 'so' "so"`, 'back\\slash', 'line\nend', '€ 🫖'],
  'not an identifier': { 'a:b': 1, _c: null, d2: true },
  empty: [{}, []],
  edges: aroundTheEdge(95).map((text) => ({ at: text })),
  arrays: [words(10), words(11), words(12), words(40)],
  one: [{ at: 'kettle', in: ['2025-11-25'] }],
  table: [
    { at: 'kettle', in: ['a'] },
    { at: 'cup', in: ['a'] },
  ],
  mixed: [{ at: 'kettle', in: ['a'] }, { at: 'cup' }],
  nested: { deep: [{ a: [{ b: words(30) }] }] },
};

test('TypeScript is written as the formatter leaves it', () => {
  const text = `export const values = ${literalText(values, typeScript, 0, 'export const values = ;'.length)};\n`;
  expect(formatted('values.ts', text)).toBe(text);
});

test('JSON is written as the formatter leaves it, and reads back', () => {
  const text = `${literalText(values, json)}\n`;
  expect(formatted('values.json', text)).toBe(text);
  expect(JSON.parse(text)).toEqual(values);
});
