// The README shows real code: every block stands word for word in the file that the line above it names, and is run
// with that file. Every command it names exists.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const readme = readFileSync(join(root, 'README.md'), 'utf8');
const blocks = [...readme.matchAll(/`([\w/-]+(?:\.test)?\.ts)`\n\n```ts\n([\s\S]*?)```/g)];

test('there is a requirement and its test', () => {
  expect(blocks.map(([, file]) => file?.split('/')[0])).toEqual(['requirements', 'suites']);
});

test.each(blocks.map(([, file = '', code = '']) => [file, code]))(
  '%s holds what is shown of it',
  (file, code) => {
    const withoutIndent = (text: string) => text.replaceAll(/^ +/gm, '');
    expect(withoutIndent(readFileSync(join(root, file), 'utf8'))).toContain(withoutIndent(code));
  },
);

test('every pnpm command exists, and every folder', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const commands = [...readme.matchAll(/pnpm(?:@10)? ([a-z]+(?::[a-z]+)?)/g)].map(([, name]) => name);
  expect(commands.filter((name) => !(name && name in scripts))).toEqual([]);
  const folders = [...readme.matchAll(/^\| `([\w-]+)\/` \|/gm)].map(([, name = '']) => name);
  expect(folders).toEqual([
    'requirements',
    'transports',
    'src',
    'suites',
    'coverage-gate',
    'scripts',
    'examples',
  ]);
});
