// Finding the values of a template's variables in a URI, by the class that the SDK exports. No message is involved.

import { type CaseContext, expect, observed, quickestOf, verifies } from '#case';

/** What each template finds in the URI beside it. */
const found = ({ sdk }: CaseContext, pairs: readonly (readonly [template: string, uri: string])[]) =>
  pairs.map(([template, uri]) => new sdk.exported.UriTemplate(template).match(uri));

verifies(
  'uri-template:match:operators',
  'a value is found in each of seven kinds of expression, and nothing where there is nothing to find',
  async (cell) => {
    const alike = found(cell, [
      ['a{x}b', 'a1b'],
      ['{+x}', 'a/b,c'],
      ['a{.x}', 'a.b.c'],
      ['a{/x}', 'a/b'],
      ['a{?x,y}', 'a?x=1&y=2'],
      ['a{?x}{&y}', 'a?x=1&y=2'],
      ['a?q=0{&x,y}', 'a?q=0&x=1&y=2'],
      ['plain', 'plain'],
    ]);

    expect(alike).toEqual([
      { x: '1' },
      { x: 'a/b,c' },
      { x: 'b.c' },
      { x: 'b' },
      { x: '1', y: '2' },
      { x: '1', y: '2' },
      { x: '1', y: '2' },
      {},
    ]);
    observed(found(cell, [['a{#x}', 'a#b/c']]))
      .required((seen) => expect(seen).toEqual([{ x: 'b/c' }]))
      .divergent('with-hash', (seen) => expect(seen).toEqual([{ x: '#b/c' }]));
    cell.wire.toRead([]);
  },
);

verifies('uri-template:match:none', 'twelve URIs do not have the form of their template', async (cell) => {
  const pairs: readonly (readonly [string, string])[] = [
    ['a{x}b', 'xa1b'],
    ['a{x}b', 'a1bx'],
    ['a{x}', 'a'],
    ['a{x}', 'a1/2'],
    ['a{+x}', 'a'],
    ['a{.x}', 'ab'],
    ['a{.x}', 'a.b/c'],
    ['a{/x}', 'ab'],
    ['a{/x}', 'a/b/c'],
    ['a{?x}', 'a&x=1'],
    ['a{?x}', 'a?x=1&y=2'],
    ['a{&x}', 'a?x=1'],
  ];

  expect(found(cell, pairs)).toEqual(pairs.map(() => null));
  cell.wire.toRead([]);
});

verifies(
  'uri-template:match:time',
  'that a list of twenty-six values ends in a slash is told within fifty milliseconds',
  async (cell) => {
    const uri = `items/${'a,'.repeat(26)}/`;
    const quickest = quickestOf(3, () => expect(found(cell, [['items{/id*}', uri]])).toEqual([null]));

    observed(quickest < 50)
      .required((seen) => expect(seen).toBe(true))
      .divergent('doubling', (seen) => expect(seen).toBe(false));
    cell.wire.toRead([]);
  },
);

verifies(
  'uri-template:match:literal',
  'signs that have a meaning in patterns have none in a template',
  async (cell) => {
    const signs = 'a.b*c+d?e^f$g(h)[i]|j\\k';

    expect(
      found(cell, [
        [`${signs}{x}`, `${signs}1`],
        ['a.b{x}', 'aXb1'],
        ['a{?b.c}', 'a?b.c=1'],
        ['a{?b.c}', 'a?bXc=1'],
      ]),
    ).toEqual([{ x: '1' }, null, { 'b.c': '1' }, null]);
    cell.wire.toRead([]);
  },
);

verifies(
  'uri-template:match:exploded',
  'of simple and reserved kind with an asterisk, several values are a list and one is itself',
  async (cell) => {
    expect(
      found(cell, [
        ['a:{x*}', 'a:b,c,d'],
        ['a:{x*}', 'a:b'],
        ['a:{x*}', 'a:b,c/d'],
        ['a{/x*}', 'a/b'],
        ['{+x*}', 'a/b,c'],
        ['{x}{+y}', 'a,b'],
        ['a{?x*}', 'a?x=1'],
      ]),
    ).toEqual([
      { x: ['b', 'c', 'd'] },
      { x: 'b' },
      null,
      { x: 'b' },
      { x: ['a/b', 'c'] },
      { x: 'a', y: ',b' },
      { x: '1' },
    ]);
    cell.wire.toRead([]);
  },
);

verifies(
  'uri-template:match:exploded:signs',
  'the values of a list that stand behind a slash, a dot and a name each are found as that list',
  async (cell) => {
    const seen = found(cell, [
      ['a{/x*}', 'a/b/c/d'],
      ['a{.x*}', 'a.b.c'],
      ['a{?x*}', 'a?x=1&x=2'],
    ]);
    const byCommas = found(cell, [
      ['a{/x*}', 'a/b,c,d'],
      ['a{?x*}', 'a?x=1,2'],
    ]);

    observed({ seen, byCommas })
      // A template that puts no commas there may find in them what it likes.
      .required((all) =>
        expect(all.seen).toEqual([{ x: ['b', 'c', 'd'] }, { x: ['b', 'c'] }, { x: ['1', '2'] }]),
      )
      .divergent('by-commas', (all) =>
        expect(all).toEqual({
          seen: [null, { x: 'b.c' }, null],
          byCommas: [{ x: ['b', 'c', 'd'] }, { x: ['1', '2'] }],
        }),
      );
    cell.wire.toRead([]);
  },
);

verifies(
  'uri-template:match:several',
  'a URI with two values is taken apart where its template has two variables in one place',
  async (cell) => {
    observed(
      found(cell, [
        ['a:{x,y}', 'a:1,2'],
        ['a:{x,y}', 'a:1'],
      ]),
    )
      .required((seen) => expect(seen).toEqual([{ x: '1', y: '2' }, { x: '1' }]))
      .divergent('first-alone', (seen) => expect(seen).toEqual([null, { x: '1' }]));
    cell.wire.toRead([]);
  },
);
