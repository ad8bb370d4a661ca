// A tests process that was started ahead of time.

import { once } from 'node:events';
import { expect, test } from 'vitest';
import { prepareTestsProcess, takeTestsProcess } from './tests-process.ts';

test('a prepared process is taken once, and ends when whoever started it lets go of it', async () => {
  prepareTestsProcess();
  const taken = takeTestsProcess();
  const other = takeTestsProcess();
  expect(other.pid).not.toBe(taken.pid);
  const ends = [taken, other].map((child) => once(child, 'exit'));
  for (const child of [taken, other]) child.disconnect();
  expect(await Promise.all(ends)).toEqual([
    [0, null],
    [0, null],
  ]);
});
