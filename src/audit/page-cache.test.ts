import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { readPageOnce } from './page-cache.ts';
import { readPage } from './read-page.ts';

const path = mkdtempSync(join(tmpdir(), 'pages-'));
const folder = pathToFileURL(`${path}/`);
afterAll(() => rmSync(path, { recursive: true }));

const lids = ['lids', 'lids.mdx', '# Lids\n\nLids **MUST** fit.\n'] as const;
const files = () => readdirSync(path);

test('what is kept of a page is what reading it gives, and a changed page is read anew', () => {
  const first = readPageOnce(...lids, folder);
  expect(first).toEqual(readPage(...lids));
  expect(first.statements).toHaveLength(1);
  expect(files()).toHaveLength(1);

  // What lies there is taken: a mark in it comes back.
  writeFileSync(join(path, files()[0] ?? ''), JSON.stringify({ ...first, page: 'kept' }));
  expect(readPageOnce(...lids, folder).page).toBe('kept');

  const [page, file, text] = lids;
  expect(readPageOnce(page, file, text.replace('MUST', 'MAY'), folder).statements[0]?.level).toBe('may');
  expect(files()).toHaveLength(2);
});

test('a page that was kept in half is read anew, and one that cannot be parsed is not kept', () => {
  readPageOnce(...lids, folder);
  for (const name of files()) writeFileSync(join(path, name), '{"page":');
  expect(readPageOnce(...lids, folder)).toEqual(readPage(...lids));

  const before = files().length;
  expect(() => readPageOnce('cups', 'cups.mdx', 'Cups {fit\n', folder)).toThrow('cups.mdx:');
  expect(files()).toHaveLength(before);
});
