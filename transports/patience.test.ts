// Waits are bounded, and say what they waited for.

import { expect, test } from 'vitest';
import { bounded, turns, within } from './patience.ts';

test('a wait that is never satisfied ends with the name of what it waited for', async () => {
  await expect(bounded(new Promise(() => {}), 'a miracle', 0)).rejects.toMatchObject({
    code: 'NOTHING_CAME',
    message: expect.stringContaining('a miracle'),
  });
});

test('a wait passes on what came', async () => {
  expect(await bounded(Promise.resolve(1), 'one')).toBe(1);
  await expect(bounded(Promise.reject(new Error('came')), 'an error')).rejects.toThrow('came');
});

test('within looks again on every turn, and no more often than asked', async () => {
  let there = false;
  void turns(5).then(() => {
    there = true;
  });
  expect(await within(() => there, { turns: 10 })).toBe(true);
  expect(await within(() => false, { turns: 10 })).toBe(false);
});
