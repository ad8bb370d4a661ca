import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { PageError } from './page-error.ts';
import { readRevision, revisionsIn } from './read-revision.ts';

const checkout = (files: Readonly<Record<string, string>>): string => {
  const spec = mkdtempSync(join(tmpdir(), 'spec-'));
  onTestFinished(() => rmSync(spec, { recursive: true }));
  for (const [path, text] of Object.entries(files)) {
    const file = join(spec, 'docs/specification', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return spec;
};

test('every page of a revision is read, under the name it is published by', () => {
  const spec = checkout({
    '1850-01-01/index.mdx': 'Kettles MUST boil.',
    '1850-01-01/server/index.md': 'Cups MUST hold.',
    '1850-01-01/server/deep/lids.mdx': 'Lids MUST fit.',
    '1850-01-01/server/lid.png': '',
    '1851-01-01/index.mdx': 'Kettles MUST whistle.',
  });
  const { revision, pages } = readRevision(spec, '1850-01-01');

  expect(revision).toBe('1850-01-01');
  expect(pages.map(({ page, file, statements }) => [page, file, statements.length])).toEqual([
    ['index', 'docs/specification/1850-01-01/index.mdx', 1],
    ['server/deep/lids', 'docs/specification/1850-01-01/server/deep/lids.mdx', 1],
    ['server/index', 'docs/specification/1850-01-01/server/index.md', 1],
  ]);
});

test('a page that cannot be parsed is named by its file and line', () => {
  const spec = checkout({ '1850-01-01/lids.mdx': '# Lids\n\n<Note>\n' });
  expect(() => readRevision(spec, '1850-01-01')).toThrow(/^docs\/specification\/1850-01-01\/lids\.mdx:\d+ /);
});

test('a revision that the checkout lacks is an error', () => {
  const spec = checkout({ '1850-01-01/index.mdx': '' });
  expect(() => readRevision(spec, '1851-01-01')).toThrow(PageError);
  expect(() => readRevision(spec, '1851-01-01')).toThrow(
    expect.objectContaining({ code: 'no-such-revision', message: expect.stringContaining('--spec DIR') }),
  );
});

test('the dated revisions of a checkout, known or not, oldest first', () => {
  const spec = checkout({ '1851-01-01/index.mdx': '', '1850-01-01/index.mdx': '', 'draft/index.mdx': '' });
  expect(revisionsIn(spec)).toEqual(['1850-01-01', '1851-01-01']);
  expect(revisionsIn(join(spec, 'nowhere'))).toEqual([]);
});
