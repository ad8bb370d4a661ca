// Progress where nobody watches: the first line, then one now and then.

import { expect, test } from 'vitest';
import { nowAndThen } from './spinner.ts';

test('the first line is said at once, and of those that follow quickly none', () => {
  const said: string[] = [];
  let time = 0;
  const say = nowAndThen(
    (line) => said.push(line),
    () => time,
  );
  for (const [at, line] of [
    [0, 'a'],
    [9_999, 'b'],
    [10_000, 'c'],
    [10_001, 'd'],
    [30_000, 'e'],
  ] as const) {
    time = at;
    say(line);
  }

  expect(said).toEqual(['a', 'c', 'e']);
});
