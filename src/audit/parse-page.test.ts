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

test('what only colours and links words is no element, and what it coloured stays', () => {
  const icon =
    '<svg viewBox="0 0 9 9"><use href="lid.svg"/></svg><svg viewBox="0 0 9 9"><use href="b.svg"></use></svg>';
  const page = `<p><span class="tsd-name">Lids</span><br/><span>fit</span><a class="tsd-anchor" href="#lids">${icon}</a>.</p>\n`;
  expect(parsePage('lids.mdx', page)).toEqual(parsePage('lids.mdx', '<p>Lids fit.</p>\n'));
});

test('lines may end as on Windows', () => {
  const text = '---\ntitle: Lids\n---\n\n# Lids\n';
  expect(parsePage('lids.mdx', text.replaceAll('\n', '\r\n'))).toEqual(parsePage('lids.mdx', text));
});
