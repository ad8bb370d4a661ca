// A property that does not hold is shrunk, named by what leads back to it, and never fills a run file.

import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { NothingCameError } from '../../transports/patience.ts';
import type { Drawing } from './drawing.ts';
import { drawingOf, seedOf } from './drawing.ts';
import { HarnessError } from './harness-error.ts';
import type { CellSpec } from './matrix.ts';
import { PropertyError, property } from './property.ts';
import { endCell, runningCell, startCell } from './running-cell.ts';

const spec: CellSpec = {
  ids: ['invented:cell'],
  title: 'an invented cell',
  tier: '-',
  transport: 'memory',
  revision: '2025-11-25',
  lacks: [],
};

beforeEach(() => void startCell(spec));
afterEach(endCell);

const breaking = async (drawing: Drawing, tried: number[] = []): Promise<PropertyError> => {
  const holds = async (number: number) => {
    tried.push(number);
    expect(number).toBeLessThan(1000);
  };
  const error = await property(fc.nat(), holds, drawing).catch((thrown: unknown) => thrown);
  if (error instanceof PropertyError) return error;
  throw new Error('It holds, or something else went wrong.');
};

test('it names the simplest value that breaks it, and a way back to it', async () => {
  const { message, again } = await breaking({ seed: 7, runs: 100 });
  expect(message).toMatch(/^with 1000: 1000 \(expected 1000 to be less than 1000\)/);
  expect(again).toMatch(/^--property-seed 7 --property-path \d+(:\d+)*$/);
});

test('the way back leads to the same value at once, and shows all of the wire', async () => {
  const { again } = await breaking({ seed: 7, runs: 100 });
  expect(runningCell().transcribed).toBe(0);
  startCell(spec);
  const tried: number[] = [];
  const path = again.split(' ')[3] ?? '';
  expect((await breaking({ seed: 7, runs: 100, path }, tried)).again).toBe(again);
  expect(tried[0]).toBe(1000);
  expect(runningCell().transcribed).toBe(Number.POSITIVE_INFINITY);
});

test('the same cell draws the same values, another cell others', async () => {
  const drawn = async (title: string) => {
    const values: number[] = [];
    startCell({ ...spec, title });
    await property(fc.nat(), async (value) => void values.push(value), { runs: 5 });
    return values;
  };
  expect(await drawn('one')).toEqual(await drawn('one'));
  expect(await drawn('one')).not.toEqual(await drawn('other'));
  expect(seedOf(spec)).toBeGreaterThanOrEqual(0);
});

test('of a subject that is silent few simpler values are tried', async () => {
  let tried = 0;
  const silent = async () => {
    tried += 1;
    throw new NothingCameError('an answer');
  };
  await expect(property(fc.nat(), silent, { runs: 5, seed: 3 })).rejects.toThrow(PropertyError);
  expect(tried).toBeLessThan(8);
});

test('a second property in one cell is refused: its failure could not be repeated', async () => {
  const holds = async () => {};
  await property(fc.nat(), holds, { runs: 1 });
  await expect(property(fc.nat(), holds, { runs: 1 })).rejects.toThrow(HarnessError);
});

test('what a command was not given is left to the usual', () => {
  expect(drawingOf({ seed: undefined, runs: 9 })).toEqual({ runs: 9 });
  expect(drawingOf({ seed: 0, path: '1:2' })).toEqual({ seed: 0, path: '1:2' });
});
