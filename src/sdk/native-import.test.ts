import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { temporaryFolder } from './broken-copy.fixture.ts';
import { nativeImport } from './native-import.ts';

test('a module is loaded as it stands, not as a test runner would rewrite it', async () => {
  const directory = await temporaryFolder();
  const source = "() => import('node:fs')";
  await writeFile(join(directory, 'package.json'), '{ "type": "module" }');
  await writeFile(join(directory, 'subject.js'), `export const lazy = ${source};\n`);
  const url = pathToFileURL(join(directory, 'subject.js')).href;
  const { lazy } = (await nativeImport(url)) as { lazy: unknown };
  expect(String(lazy)).toBe(source);
});
