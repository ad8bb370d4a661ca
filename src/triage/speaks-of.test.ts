import { expect, test } from 'vitest';
import type { Difference } from '../wire/compare.ts';
import { speaksOf } from './speaks-of.ts';

const said = (saw: string) => ({ kind: 'assertion' as const, required: 'r', saw });

const differs = (change: Difference['change'], pointer: string, rest: Partial<Difference>): Difference => ({
  message: 'ping result',
  end: 'server sent',
  pointer,
  change,
  ...rest,
});

const pong = differs('added', '/result/pong', { after: true });
const status = differs('changed', '/line', { before: '405', after: '404' });
const isError = differs('removed', '/result/isError', { before: true });

test.each([
  ['what was added is seen', pong, '{ answered: { pong: true } }'],
  [
    'what was removed is expected',
    isError,
    '{ a: 1 } (expected { a: 1 } to match object { isError: true, a: 1 })',
  ],
  ['a status is another one', status, '[ 404 ] (expected [ 404 ] to deeply equal [ 405 ])'],
])('a failure speaks of a difference where %s', (_, difference, saw) => {
  expect(speaksOf(said(saw), difference)).toBe(true);
});

test.each([
  ['has another value', pong, '{ pong: false }'],
  ['has a longer name', pong, '{ pingpong: true }'],
  ['has a longer value', pong, '{ pong: trueish }'],
  [
    'was expected as well',
    pong,
    '{ pong: true, b: 1 } (expected { pong: true, b: 1 } to deeply equal { pong: true, b: 2 })',
  ],
  [
    'was seen as well',
    isError,
    '{ isError: true } (expected { isError: true } to deeply equal { isError: true, a: 1 })',
  ],
  ['is neither what was nor what is', status, '[ 406 ] (expected [ 406 ] to deeply equal [ 405 ])'],
  ['is part of a greater number', status, '[ 4040 ] (expected [ 4040 ] to deeply equal [ 4050 ])'],
])('it does not where its word %s', (_, difference, saw) => {
  expect(speaksOf(said(saw), difference)).toBe(false);
});

test('a violation of the schema speaks of its message and its place', () => {
  const violation = (message: string, pointer: string) => ({
    ...said(
      `the server sent a ${message} that breaks its schema at ${pointer} (additionalProperties): has "pong"`,
    ),
    kind: 'violation' as const,
  });
  expect(speaksOf(violation('ping result', '/result/pong'), pong)).toBe(true);
  expect(speaksOf(violation('tools/list result', '/result/pong'), pong)).toBe(false);
  expect(speaksOf(violation('ping result', '/result/pongs'), pong)).toBe(false);
});

test('an object is told in many words, and what does not fail tells nothing', () => {
  expect(speaksOf(said('{ pong: {} }'), differs('added', '/result/pong', { after: {} }))).toBe(false);
  expect(speaksOf(undefined, pong)).toBe(false);
});
