// Each operator on small invented code: what it changes, and what it leaves alone.

import { expect, test } from 'vitest';
import { editsOf } from './edits.ts';
import { type Operator, planted } from './fault.ts';

/** The text with each fault of an operator, one at a time. */
const plantedBy = (operator: Operator, text: string): string[] =>
  editsOf(text)
    .filter((edit) => edit.operator === operator)
    .map((edit) => planted(text, edit));

test.each<[Operator, string, string[]]>([
  ['negated-condition', 'if (wet) dry();', ['if (!(wet)) dry();']],
  ['negated-condition', 'while (a || b) stir();', ['while (!(a || b)) stir();']],
  ['negated-condition', 'const x = hot ? 1 : 2;', ['const x = !(hot) ? 1 : 2;']],
  ['negated-condition', 'if (a === b) go();', []],
  ['negated-condition', 'for (;;) go();', []],
  ['dropped-statement', 'boil(); throw late;', ['; throw late;', 'boil(); ;']],
  ['dropped-statement', 'for (;;) { break; }', ['for (;;) { ; }']],
  ['dropped-statement', "'use strict'; class A extends B { constructor() { super(); } }", []],
  ['dropped-property', 'f({ a: 1, b });', ['f({  b });', 'f({ a: 1,  });']],
  ['dropped-property', '({ a: x } = y);', []],
  ['dropped-spread', 'f({ ...a, b: 1 });', ['f({  b: 1 });']],
  ['dropped-spread', 'f(...a); g([1, ...b]);', ['f(); g([1, ...b]);', 'f(...a); g([1, ]);']],
  ['changed-literal', 'f(true, 41);', ['f(false, 41);', 'f(true, (41 + 1));']],
  ['changed-literal', "f('tea', '');", ["f('', '');", "f('tea', '~');"]],
  ['changed-literal', "import { a } from 'cup'; const b = { 'c-d': a };", []],
  ['changed-bound', 'a < b; c >= d;', ['a <= b; c >= d;', 'a < b; c > d;']],
  ['changed-equality', 'a === b; c != d;', ['a !== b; c != d;', 'a === b; c == d;']],
  ['returned-nothing', 'const f = () => { return 1; };', ['const f = () => { return; };']],
  ['returned-nothing', 'const f = () => cup;', ['const f = () => undefined;']],
  ['returned-nothing', 'function f() { return; }', []],
])('%s in %j', (operator, text, faulty) => {
  expect(plantedBy(operator, text)).toEqual(faulty);
});

test('says the line and column of what is changed, and where the changed node begins', () => {
  const edits = editsOf('\n\n  if (size < most) f();');
  const bound = edits.find(({ operator }) => operator === 'changed-bound');
  expect(bound).toMatchObject({ line: 3, column: 12, at: 8, start: 13, end: 14 });
});
