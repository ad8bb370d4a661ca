import { expect, test } from 'vitest';
import { allKnown } from './generate-error.ts';

test('known names pass; of the others the first is named, with the nearest or with all there are', () => {
  const cups = ['espresso-cup', 'teacup'];
  expect(() => allKnown('cup', ['teacup', 'espresso-cup'], cups)).not.toThrow();
  expect(() => allKnown('cup', ['teacup', 'tecup', 'x'], cups)).toThrow(
    'there is no cup "tecup".\n  Did you mean teacup?',
  );
  expect(() => allKnown('cup', ['bucket for coal'], cups)).toThrow('The known ones: espresso-cup, teacup.');
  expect(() => allKnown('cup', ['teacup'], [])).toThrow('The known ones: none.');
  expect(() => allKnown('cup', ['x'], [])).toThrow(expect.objectContaining({ code: 'UNKNOWN_NAME' }));
});
