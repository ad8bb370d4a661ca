// Which suite files a run with filters loads.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../sdk/broken-copy.fixture.ts';
import { suiteFiles } from './suite-files.ts';

const ids = ['kettle:boil', 'kettle:boil:dry', 'cup:fill'];

const root = async (): Promise<string> => {
  const folder = await temporaryFolder();
  mkdirSync(join(folder, 'suites/lowlevel'), { recursive: true });
  writeFileSync(join(folder, 'suites/README.md'), 'kettle:boil');
  writeFileSync(join(folder, 'suites/lowlevel/kettle.test.ts'), "verifies('kettle:boil:dry', …)");
  writeFileSync(join(folder, 'suites/lowlevel/cup.test.ts'), "verifies(['cup:fill'], …)");
  return folder;
};

test('without prefixes all suite files are loaded, and nothing else', async () => {
  expect(suiteFiles(await root(), ids, undefined)).toEqual([
    'suites/lowlevel/cup.test.ts',
    'suites/lowlevel/kettle.test.ts',
  ]);
});

test('with prefixes those in which a meant id stands', async () => {
  const folder = await root();
  expect(suiteFiles(folder, ids, ['kettle'])).toEqual(['suites/lowlevel/kettle.test.ts']);
  expect(suiteFiles(folder, ids, ['cup:fill'])).toEqual(['suites/lowlevel/cup.test.ts']);
});
