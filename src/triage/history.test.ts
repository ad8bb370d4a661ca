import { describe, expect, test } from 'vitest';
import type { Cell } from '../results/model.ts';
import { historiesIn, outcomesIn } from './history.ts';
import { cellOf, runOf } from './two-runs.ts';

/** The history of `a:b` over runs with these cells. */
const historyOf = (...versions: readonly (readonly Cell[])[]) => {
  const [history] = historiesIn(versions.map((cells, at) => runOf(`1.${at}.0`, cells)));
  if (!history) throw new Error('no history');
  return history;
};

const pass = cellOf('a:b', 'pass');
const fail = cellOf('a:b', 'fail');
const absent = cellOf('a:b', 'absent');
const odd = cellOf('a:b', 'divergent', { pins: ['odd'] });

const turns = (...cells: Cell[]) =>
  historyOf(...cells.map((cell) => [cell])).moments.map(({ turn, at }) => `${turn} ${at}`);

test('the gravest of the cells of a requirement speaks, and says how many of them', () => {
  const cells = [pass, { ...odd, transport: 'http' }, { ...odd, transport: 'sse' }];
  expect(historyOf(cells).states).toEqual([
    { outcome: 'divergent', pins: ['odd'], cells: 2, of: 3, wrong: 2 },
  ]);
});

describe('a moment', () => {
  test('is when it was broken, fixed, gained or lost', () => {
    expect(turns(pass, fail, fail, pass, absent, odd)).toEqual(['broken 1', 'fixed 3', 'lost 4', 'gained 5']);
  });

  test('is when it came to be wrong in another way', () => {
    expect(turns(fail, odd, odd, { ...odd, pins: ['odder'] })).toEqual(['moved 1', 'moved 3']);
  });

  test('is partly one where as many cells are wrong in the same way on fewer or more transports', () => {
    const over = (...wrong: readonly string[]) =>
      ['memory', 'http', 'sse'].map((transport) => ({
        ...(wrong.includes(transport) ? odd : pass),
        transport,
      }));
    const versions = [over('http', 'sse'), over('http'), over('http'), over('http', 'memory')];
    expect(historyOf(...versions).moments).toEqual([
      { turn: 'fixed', partly: true, at: 1 },
      { turn: 'broken', partly: true, at: 3 },
    ]);
    expect(historyOf([odd], [odd, { ...odd, revision: '2026-07-28' }]).moments).toEqual([]);
  });

  test('is none where the record alone is wrong', () => {
    expect(turns(pass, cellOf('a:b', 'stale', { pins: ['odd'] }), pass)).toEqual([]);
  });

  test('passes over what could not be told, and over runs without it', () => {
    expect(turns(pass, cellOf('a:b', 'error'), fail)).toEqual(['broken 2']);
    expect(historyOf([pass], [], [fail])).toMatchObject({
      states: [{ outcome: 'pass' }, undefined, { outcome: 'fail' }],
      moments: [{ turn: 'broken', at: 2 }],
    });
  });
});

test('a test that proves two requirements tells of both', () => {
  const both = { ...pass, ids: ['a:b', 'a:c'] };
  expect(historiesIn([runOf('1.0.0', [both])]).map(({ id }) => id)).toEqual(['a:b', 'a:c']);
});

test('outcomes are named once, in the order of the model', () => {
  expect(outcomesIn(historyOf([fail], [pass], [fail]))).toEqual(['pass', 'fail']);
});

test('runs of different versions of the suite are refused', () => {
  expect(() => historiesIn([runOf('1', []), runOf('2', []), runOf('3', [], { suite: 'def' })])).toThrow(
    expect.objectContaining({ code: 'runs-of-different-suites' }),
  );
});
