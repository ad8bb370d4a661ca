import { expect, test } from 'vitest';
import { gather, RequirementsError } from './check.ts';
import type { Area, Requirement } from './model.ts';

const entry = {
  source: ['sdk'],
  behavior: 'The server answers.',
  level: 'own',
} as const satisfies Requirement;

const problemsOf = (areas: Record<string, Area>): string => {
  try {
    gather(areas);
  } catch (error) {
    expect(error).toBeInstanceOf(RequirementsError);
    return (error as Error).message;
  }
  return '';
};

test('every entry of every area is there under its id', () => {
  const gathered = gather({
    'features/ping': { 'ping:answers': entry },
    'features/tools': { 'tools:list': entry },
  });
  expect(Object.keys(gathered)).toEqual(['ping:answers', 'tools:list']);
});

test('no area at all is no problem', () => {
  expect(gather({})).toEqual({});
});

test('what is gathered is frozen down to the last list', () => {
  const gathered = gather({ 'features/ping': { 'ping:answers': { ...entry, source: ['sdk'] } } });
  expect(() => Object.assign(gathered, { 'ping:other': entry })).toThrow(TypeError);
  expect(Object.isFrozen(gathered['ping:answers']?.source)).toBe(true);
});

test('an id in two files is named', () => {
  const areas = { 'features/ping': { 'ping:a': entry }, 'transports/ping': { 'ping:a': entry } };
  expect(problemsOf(areas)).toContain('transports/ping: ping:a is already defined in another file');
});

test('an id in the file of another area is named, and so is where it belongs', () => {
  expect(problemsOf({ 'features/ping': { 'tools:a': entry } })).toContain(
    'features/ping.ts: tools:a belongs in tools.ts',
  );
});

test('once a split file exists, its ids no longer stand in the file of the area', () => {
  const split = {
    'features/tools': { 'tools:list:a': entry },
    'features/tools-call': { 'tools:call:a': entry },
  };
  expect(problemsOf(split)).toBe('');
  const strayed = { ...split, 'features/tools': { 'tools:call:b': entry } };
  expect(problemsOf(strayed)).toContain('features/tools.ts: tools:call:b belongs in tools-call.ts');
});

test.each([
  ['Ping:a', entry, 'Ping:a is no id'],
  ['ping', entry, 'ping is no id'],
  ['ping:a', { ...entry, level: 'MUST' }, 'ping:a has the unknown level MUST'],
  ['ping:a', { ...entry, since: '2025-01-01' }, 'ping:a: no revision 2025-01-01'],
  ['ping:a', { ...entry, since: '2025-06-18', until: '2025-06-18' }, 'before it begins'],
])('%s with %o is refused', (id, requirement, problem) => {
  expect(problemsOf({ 'features/ping': { [id]: requirement as unknown as Requirement } })).toContain(problem);
});
