import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { conformanceOf } from './conformance.ts';
import { runs, statements } from './kettles.ts';
import { tableFiles } from './table-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'table-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('the ending of a file says how the table is written', () => {
  const [text, page] = [join(folder, 'new/table.md'), join(folder, 'table.html')] as const;
  tableFiles('--table', [text, page])(conformanceOf(statements, runs));
  expect(readFileSync(text, 'utf8')).toMatch(/^# Conformance\n/);
  expect(readFileSync(page, 'utf8')).toMatch(/^<!doctype html>\n/);
});

test('another ending is refused before anything is written', () => {
  const good = join(folder, 'good.md');
  expect(() => tableFiles('--table', [good, 'table.txt'])).toThrow(
    '--table table.txt: the ending says how it is written. Name a file in .md or .html.',
  );
  expect(existsSync(good)).toBe(false);
});
