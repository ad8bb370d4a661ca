// The contract of the two joined stream ends: they behave like the ends of a TCP connection.

import { once } from 'node:events';
import { expect, test } from 'vitest';
import { joinedPair } from './joined-pair.ts';
import { turns } from './patience.ts';

test('ending one end leaves the other direction open', async () => {
  const [one, other] = joinedPair();
  one.end('request');
  const heard: string[] = [];
  other.on('data', (chunk) => heard.push(String(chunk)));
  await once(other, 'end');
  expect(heard).toEqual(['request']);

  const closed = Promise.all([once(one, 'close'), once(other, 'close')]);
  other.end('reply');
  expect(String((await once(one, 'data'))[0])).toBe('reply');
  await closed;
});

test('destroying one end destroys the other once it has read what was sent', async () => {
  const [one, other] = joinedPair();
  one.write('last words');
  one.destroy();
  await once(one, 'close');
  expect(other.destroyed).toBe(false);

  const closed = once(other, 'close');
  expect(String((await once(other, 'data'))[0])).toBe('last words');
  await closed;
});

test('a write that the destroyed end never read fails', async () => {
  const [one, other] = joinedPair();
  const failed = new Promise((resolve) => other.write(Buffer.alloc(1_000_000), resolve));
  other.on('error', () => {});
  other.resume();
  await turns(2);
  one.destroy();
  expect(await failed).toBeInstanceOf(Error);
});

test('closing is passed on in both directions', async () => {
  for (const closing of [0, 1]) {
    const pair = joinedPair();
    const told = pair[closing === 0 ? 1 : 0];
    told.resume();
    pair[closing]?.destroy();
    await once(told, 'close');
    expect(told.destroyed).toBe(true);
  }
});
