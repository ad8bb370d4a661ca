// A sample of two faults in the real SDK, on the cells of one area: one that they notice, one that they do not.

import { expect, test } from 'vitest';
import { locate } from '../sdk/locate.ts';
import type { Fault } from './fault.ts';
import { faultsOf } from './faults-of.ts';
import { strengthReport } from './report.ts';
import { strength } from './strength.ts';
import { copySubject } from './subject-copy.ts';

const request = { text: 'v1', count: 2, seed: 1, prefixes: ['ping'] };

/** By what they change: their lines move with the version. */
const isMeant = ({ file, operator, before }: Fault): boolean =>
  (file.endsWith('shared/protocol.js') &&
    operator === 'returned-nothing' &&
    before === '_request => ({}));') ||
  (file.endsWith('sseKeepAlive.js') && operator === 'changed-bound' && before.includes('intervalMs < 1'));

/** Two processes of tests have to start, on a machine that may be busy. */
const patience = 240_000;

test('a fault is caught by a cell that reaches it, or survives all of them', {
  timeout: patience,
}, async () => {
  const { directory } = await copySubject(await locate('v1'));
  const ids = (await faultsOf(directory)).filter(isMeant).map(({ id }) => id);
  const said: string[] = [];
  const judged = await strength({ ...request, ids }, (line) => said.push(line));

  expect(judged.map(({ fault, result }) => [fault.group, result.caught?.by.split(':')[0]])).toEqual([
    ['sse', undefined],
    ['protocol', 'ping'],
  ]);
  const [survivor, caught] = judged;
  expect(survivor?.result.reached).toBeGreaterThan(0);
  expect(survivor?.result.ran).toBe(survivor?.cells.length);
  expect(caught?.result.caught?.saw).toMatch(/^(fail|error): /);
  expect(strengthReport(judged, 'v1').at(-1)).toBe('1 caught, 1 survived');
  expect(said.at(-1)).toBe('v1: 2 of 2 faults, 1 survived');
});

test('a fault that does not exist is told, with what to do', async () => {
  await expect(strength({ ...request, ids: ['cup.js:1:1:changed-bound'] })).rejects.toThrow(
    '--fault cup.js:1:1:changed-bound: this subject has no such fault. Take an id from a report about the same version.',
  );
});
