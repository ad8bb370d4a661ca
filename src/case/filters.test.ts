import { expect, test } from 'vitest';
import { checkedFilters } from './filters.ts';

const ids = ['ping:answer', 'tools:call', 'tools:call:twice'];

test('nothing typed narrows nothing', () => {
  expect(checkedFilters({}, ids)).toEqual({});
});

test('a value that is typed twice is meant once', () => {
  const typed = { ids: ['ping', 'ping'], tiers: ['-', '-'], transports: ['sse', 'sse'] };
  expect(checkedFilters(typed, ids)).toEqual({ ids: ['ping'], tiers: ['-'], transports: ['sse'] });
});

test.each([
  [
    { ids: ['tools:cal'] },
    '-t tools:cal: no requirement has this id, and none is below it. Close to it: tools:call, tools:call:twice.',
  ],
  [{ ids: ['tools:list'] }, 'Close to it: tools:call, tools:call:twice.'],
  [{ ids: ['resources'] }, 'Areas: ping, tools.'],
  [{ ids: [''] }, '-t needs a value, saw an empty one.'],
  [{ tiers: [' '] }, '--tier needs a value, saw an empty one.'],
  [{ tiers: ['middle'] }, '--tier middle: there is none of that name. Known: lowlevel, highlevel, -.'],
  [{ transports: ['tcp'] }, '--transport tcp: there is none of that name. Known: memory,'],
  [{ revisions: ['2020-01-01'] }, '--revision 2020-01-01: there is none of that name. Known: 2024-11-05,'],
])('%o is refused with what is known', (typed, said) => {
  expect(() => checkedFilters(typed, ids)).toThrow(expect.objectContaining({ code: 'filter' }));
  expect(() => checkedFilters(typed, ids)).toThrow(said);
});
