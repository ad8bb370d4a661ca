import { expect, test } from 'vitest';
import { features } from '../../requirements/model.ts';
import { offeredBy } from './offered-by.ts';
import { offers } from './v1/offers.ts';

test('the oldest version offers least, the newest all but what only the other line has', () => {
  expect([...offeredBy(offers, '1.10.2')]).toEqual(['highlevel:one-by-one', 'content:audio']);
  const newest = offeredBy(offers, '1.32.2');
  expect(features.filter((feature) => !newest.has(feature))).toEqual([
    ...['highlevel:icons', 'highlevel:prompt-meta', 'handler:log', 'auth:web', 'client:step-up-choice'],
    ...['client:unchecked-issuer', 'client:given-version', 'client:reconnection-scheduler'],
    ...['client:gathers-pages', 'validator:worker'],
  ]);
});

test('a range begins with the prereleases of its first version', () => {
  expect(offeredBy(offers, '1.13.0').has('highlevel:title')).toBe(true);
  expect(offeredBy(offers, '1.14.0-beta.1').has('highlevel:title')).toBe(true);
  expect(offeredBy(offers, '1.12.9').has('highlevel:title')).toBe(false);
});
