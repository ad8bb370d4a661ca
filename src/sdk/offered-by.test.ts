import { expect, test } from 'vitest';
import { offeredBy } from './offered-by.ts';
import { offers } from './v1/offers.ts';

test('the oldest version offers least, the newest all of its line', () => {
  expect([...offeredBy(offers, '1.10.2')]).toEqual(['content:audio']);
  expect(offeredBy(offers, '1.32.2').size).toBe(Object.keys(offers).length);
});

test('a range begins with the prereleases of its first version', () => {
  expect(offeredBy(offers, '1.13.0').has('highlevel:title')).toBe(true);
  expect(offeredBy(offers, '1.14.0-beta.1').has('highlevel:title')).toBe(true);
  expect(offeredBy(offers, '1.12.9').has('highlevel:title')).toBe(false);
});
