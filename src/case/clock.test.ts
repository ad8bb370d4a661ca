// The clock that a test moves: nothing long happens by itself, everything short does, and nothing is forgotten.

import { afterEach, beforeEach, expect, test } from 'vitest';
import { minute, stopClock } from './clock.ts';
import type { CellSpec } from './matrix.ts';
import { watchResources } from './resources.ts';
import { endCell, runningCell, startCell } from './running-cell.ts';

const real = { setTimeout, clearTimeout, setInterval, clearInterval, Date, now: Date.now };

beforeEach(() => {
  startCell({ transport: 'memory', revision: '2025-11-25' } as CellSpec);
});

afterEach(() => {
  runningCell().clock?.restore();
  endCell();
});

test('a long wait ends when the clock is moved that far, not before', () => {
  const clock = stopClock();
  const ended: string[] = [];
  setTimeout((name: string) => ended.push(name), 2 * minute, 'tea');

  clock.advance(2 * minute - 1);
  expect(ended).toEqual([]);
  const shown = clock.now();
  clock.advance(1);
  clock.advance(10 * minute);
  expect(ended).toEqual(['tea']);
  expect([clock.now(), Date.now()]).toEqual([shown + 10 * minute + 1, clock.now()]);
});

test('a new date is what the clock shows, one that is asked for stays as it is', () => {
  const before = new Date(2026, 1);
  const clock = stopClock();
  clock.advance(minute);

  expect([new Date(), new Date(7)].map(Number)).toEqual([clock.now(), 7]);
  expect([before instanceof Date, new Date() instanceof Date]).toEqual([true, true]);
});

test('waits end in the order of their time, those begun meanwhile among them', () => {
  const clock = stopClock();
  const ended: string[] = [];
  setTimeout(() => ended.push('late'), 5 * minute);
  setTimeout(() => {
    ended.push('early');
    setTimeout(() => ended.push('between'), minute);
  }, minute);

  clock.advance(5 * minute);

  expect(ended).toEqual(['early', 'between', 'late']);
});

test('a cleared wait never ends', () => {
  const clock = stopClock();
  const ended: string[] = [];
  const timer = setTimeout(() => ended.push('tea'), minute);
  expect([clock.waiting(minute), clock.waiting(2 * minute)]).toEqual([1, 0]);
  clearTimeout(timer);
  expect(clock.waiting(minute)).toBe(0);

  clock.advance(minute);

  expect(ended).toEqual([]);
});

test('a repeated wait ends time and again, until it is cleared', () => {
  const clock = stopClock();
  let rings = 0;
  const timer = setInterval(() => {
    rings += 1;
  }, 2 * minute);

  clock.advance(2 * minute - 1);
  const early = rings;
  clock.advance(4 * minute);
  clearInterval(timer);
  clock.advance(10 * minute);

  expect([early, rings]).toEqual([0, 2]);
});

test('what is held does not end by itself, however long it takes', async () => {
  const clock = stopClock(1);
  const ended: string[] = [];
  setTimeout(() => ended.push('tea'), 1);
  await new Promise<void>((resolve) => real.setTimeout(resolve, 5));
  expect(ended).toEqual([]);

  clock.advance(1);

  expect(ended).toEqual(['tea']);
});

test('a shorter wait is held where a test asks for that', () => {
  const clock = stopClock(1000);
  const ended: string[] = [];
  setTimeout(() => ended.push('tea'), 1000);
  expect(clock.waiting(1000)).toBe(1);

  clock.advance(1000);

  expect(ended).toEqual(['tea']);
});

test('the time of day moves with the clock, also while a wait ends', () => {
  const clock = stopClock();
  const begun = Date.now();
  let within = 0;
  setTimeout(() => {
    within = Date.now() - begun;
  }, 30 * minute);

  clock.advance(100 * minute);

  expect(within).toBe(30 * minute);
  expect(Date.now() - begun).toBe(100 * minute);
});

test('a short wait ends by itself', async () => {
  stopClock();
  await new Promise<void>((resolve) => setTimeout(resolve, 1));
  expect(setTimeout).not.toBe(real.setTimeout);
});

test('there is one clock a cell, and everything is as before once it is given back', () => {
  expect(stopClock()).toBe(stopClock());
  runningCell().clock?.restore();
  expect({ setTimeout, clearTimeout, setInterval, clearInterval, Date, now: Date.now }).toEqual(real);
});

test('a long wait that nobody clears is left over', async () => {
  const watch = watchResources();
  const clock = stopClock();
  const forgotten = setTimeout(() => {}, 3 * minute);
  clearTimeout(setTimeout(() => {}, 4 * minute));
  setTimeout(() => {}, 2 * minute);
  clock.advance(2 * minute);
  runningCell().clock?.restore();

  expect(await watch.leftovers()).toEqual(['timer of 180000 ms']);
  clearTimeout(forgotten);
});
