import { expect, test } from 'vitest';
import type { Outcome } from '../results/model.ts';
import { type CellsOf, type Sought, sightingsOf } from './since.ts';

const versions = Array.from({ length: 60 }, (_, index) => `1.${index}.0`);

/** Requirements that diverge as `cold` from a version on, and come to something else before. */
const world = (since: Readonly<Record<string, readonly [number, Outcome]>>) => {
  const looks: string[] = [];
  const cellsOf: CellsOf = async (version, ids) => {
    looks.push(version);
    const at = versions.indexOf(version);
    return ids.map((id) => {
      const [first = 0, earlier = 'pass'] = since[id] ?? [];
      return at >= first
        ? { ids: [id], outcome: 'divergent', pins: ['cold'] }
        : { ids: [id], outcome: earlier };
    });
  };
  return { looks, cellsOf };
};

const sought = (id: string): Sought => ({ id, pin: 'cold', versions });

test.each([1, 2, 17, 31, 58, 59])(
  'what began in version %i is found there, in at most eight looks',
  async (at) => {
    const { looks, cellsOf } = world({ a: [at, 'absent'] });
    expect(await sightingsOf([sought('a')], cellsOf)).toEqual([
      { version: versions[at], before: { version: versions[at - 1], outcome: 'absent' } },
    ]);
    expect(looks.length).toBeLessThanOrEqual(8);
  },
);

test('what has always been there takes two looks', async () => {
  const { looks, cellsOf } = world({ a: [0, 'pass'] });
  expect(await sightingsOf([sought('a')], cellsOf)).toEqual([{ version: '1.0.0' }]);
  expect(looks).toEqual(['1.59.0', '1.0.0']);
});

test('a version is run once for all that is to be seen in it at a time', async () => {
  const { looks, cellsOf } = world({ a: [20, 'pass'], b: [20, 'pass'], c: [0, 'pass'] });
  await sightingsOf([sought('a'), sought('b'), sought('c')], cellsOf);
  expect(looks).toEqual([...new Set(looks)]);
});

test('what the newest version does not show is not found, another pin is not it', async () => {
  const { looks, cellsOf } = world({ a: [60, 'pass'], b: [0, 'pass'] });
  expect(await sightingsOf([sought('a'), { ...sought('b'), pin: 'hot' }], cellsOf)).toEqual([
    undefined,
    undefined,
  ]);
  expect(looks).toEqual(['1.59.0']);
});

test('without a version there is nothing to look at', async () => {
  const { looks, cellsOf } = world({});
  expect(await sightingsOf([{ ...sought('a'), versions: [] }], cellsOf)).toEqual([undefined]);
  expect(looks).toEqual([]);
});
