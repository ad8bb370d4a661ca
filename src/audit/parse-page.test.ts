import { expect, test } from 'vitest';
import { PageError } from './page-error.ts';
import { parsePage } from './parse-page.ts';

test.each([
  [
    'an element that is not closed',
    '---\ntitle: Lids\n---\n\n# Lids\n\n<Note>\n\nLids MUST fit.\n',
    /^lids\.mdx:\d+ /,
  ],
  ['a brace that is not closed', '# Lids\n\nLids {fit\n\nMUST\n', /^lids\.mdx:[35] /],
  ['a comment of HTML', '# Lids\n\n<!-- Lids -->\n', /^lids\.mdx:3 /],
  ['an expression that is none', '# Lids\n\n{lid lid}\n', /^lids\.mdx:3 /],
])('%s is an error that names the line', (_, text, message) => {
  expect(() => parsePage('lids.mdx', text)).toThrow(PageError);
  expect(() => parsePage('lids.mdx', text)).toThrow(
    expect.objectContaining({ code: 'unparsable-page', message: expect.stringMatching(message) }),
  );
});

test('front matter is set apart, and lines stay where they are', () => {
  const { tree, frontMatter } = parsePage('lids.mdx', '---\ntitle: <Lids>\n---\n\n# Lids\n');
  expect(frontMatter).toBe('---\ntitle: <Lids>\n---');
  expect(tree.children.map(({ type, position }) => [type, position?.start.line])).toEqual([['heading', 5]]);
});

test('lines may end as on Windows', () => {
  const text = '---\ntitle: Lids\n---\n\n# Lids\n';
  expect(parsePage('lids.mdx', text.replaceAll('\n', '\r\n'))).toEqual(parsePage('lids.mdx', text));
});
