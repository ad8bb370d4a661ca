// What was seen, in words that are the same on every machine.

import { expect, test } from 'vitest';
import { sawOf, show } from './saw.ts';

test('an error inside a value is told without its stack', () => {
  const error = Object.assign(new TypeError('broken'), { code: 3 });
  expect(show({ errors: [error], more: 1 })).toBe('{ errors: [ { TypeError: broken code: 3 } ], more: 1 }');
  expect(show([new Error('one'), new Error('other')])).toBe('[ Error: one, Error: other ]');
});

test('a value stays on one line and names no folder of this machine', () => {
  expect(show(new Error(`first\n${process.cwd()}/src`))).toBe('Error: first ./src');
  expect(show({ text: 'a\n    at b:1:1' })).toBe("{ text: 'a\\n    at b:1:1' }");
});

test('of an assertion its actual value is told, errors in it without their stacks', () => {
  const failed = (() => {
    try {
      expect([new Error('late')]).toEqual([]);
    } catch (error) {
      return error;
    }
  })();
  expect(sawOf(failed)).toMatch(/^\[ Error: late \] \(expected/);
});
