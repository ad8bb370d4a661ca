import { describe, expect, test } from 'vitest';
import type { Carrier, Side, WireRecord } from '../../transports/recorder.ts';
import { compareTranscripts } from './compare.ts';
import { transcribe } from './transcript.ts';

const stream: Carrier = { kind: 'stream', ordinal: 0 };
const post = (ordinal: number): Carrier => ({ kind: 'POST', ordinal });

const pass = (from: Side, message: object, over = stream): WireRecord[] => {
  const own = { kind: 'message', over, message: { jsonrpc: '2.0', ...message } as never } as const;
  const to = from === 'client' ? 'server' : 'client';
  return [
    { ...own, at: from, did: 'sent' },
    { ...own, at: to, did: 'got' },
  ];
};

const call = (id: number, method: string, result: object, over = stream) => [
  ...pass('client', { id, method }, over),
  ...pass('server', { id, result }, over),
];

const compare = (before: WireRecord[], after: WireRecord[]) =>
  compareTranscripts(transcribe(before), transcribe(after));

const tools = (...names: string[]) => ({ tools: names.map((name) => ({ name })) });

test('equal transcripts do not differ', () => {
  expect(compare(call(0, 'ping', {}), call(5, 'ping', {}))).toEqual([]);
});

test('an answer is named after the request before it, where an id is used again', () => {
  const twice = (result: object) => [...call(1, 'ping', {}), ...call(1, 'tools/list', result)];
  expect(compare(twice(tools('a')), twice(tools('b')))).toMatchObject([{ message: 'tools/list result' }]);
  const turned = (result: object) => [...call(1, 'tools/list', result), ...call(1, 'ping', {})];
  expect(compare(turned(tools('a')), turned(tools('b')))).toMatchObject([{ message: 'tools/list result' }]);
});

describe('a difference', () => {
  test('names message, end, place and kind of change, and is told at the sender alone', () => {
    expect(compare(call(0, 'ping', { a: [1] }), call(0, 'ping', { a: [2] }))).toEqual([
      {
        message: 'ping result',
        end: 'server sent',
        pointer: '/result/a/*',
        change: 'changed',
        before: 1,
        after: 2,
      },
    ]);
    expect(compare(call(0, 'ping', { a: 1 }), call(0, 'ping', { b: 2 }))).toMatchObject([
      { pointer: '/result/a', change: 'removed', before: 1 },
      { pointer: '/result/b', change: 'added', after: 2 },
    ]);
  });

  test('is told once, however many items of a list it is in', () => {
    expect(
      compare(call(0, 'tools/list', tools('a', 'b')), call(0, 'tools/list', tools('c', 'd'))),
    ).toMatchObject([
      { message: 'tools/list result', pointer: '/result/tools/*/name', change: 'changed', before: 'a' },
    ]);
  });

  test('of what arrived is told where what was sent does not differ', () => {
    const [sent, got] = pass('server', { method: 'notifications/a' });
    expect(compare([sent as WireRecord, got as WireRecord], [sent as WireRecord])).toMatchObject([
      { message: 'notifications/a notification', end: 'client got', change: 'removed' },
    ]);
  });

  test('of an id is told by what it stands for and by its type', () => {
    const answer = (id: unknown) => [
      ...pass('client', { id: 1, method: 'ping' }),
      ...pass('server', { id, result: {} }),
    ];
    expect(compare(answer(1), answer('1'))).toMatchObject([
      { message: 'ping result', change: 'removed' },
      { message: 'result', change: 'added' },
    ]);
  });
});

describe('one message more', () => {
  const others = (from: number) => ['a', 'b', 'c'].flatMap((method, index) => call(from + index, method, {}));

  test('is one difference, though it shifts the ids of all later ones', () => {
    const extra = pass('client', { id: 0, method: 'extra' });
    expect(compare(others(0), [...extra, ...others(1)])).toMatchObject([
      { message: 'extra request', end: 'client sent', pointer: '', change: 'added' },
    ]);
    expect(compare([...extra, ...others(1)], others(0))).toMatchObject([
      { message: 'extra request', change: 'removed' },
    ]);
  });

  test('is one difference where it also shifts the names of streams', () => {
    const posted = (from: number) => call(from, 'b', {}, post(from));
    const extra = call(1, 'a', {}, post(1));
    expect(
      compare(posted(1), [...extra, ...posted(2)]).map(({ message, change }) => [message, change]),
    ).toEqual([
      ['a request', 'added'],
      ['a result', 'added'],
    ]);
  });
});

test('a message over another stream has moved', () => {
  const note = { method: 'notifications/a' };
  const around = call(1, 'ping', {}, post(1));
  const get: Carrier = { kind: 'GET', ordinal: 2 };
  expect(
    compare([...around, ...pass('server', note, post(1))], [...around, ...pass('server', note, get)]),
  ).toMatchObject([
    {
      message: 'notifications/a notification',
      end: 'server sent',
      change: 'moved',
      before: 'POST ping',
      after: 'GET',
    },
  ]);
});

test('a message in another order has moved, and its heads are not told', () => {
  const posted = (ordinal: number, id: number, method: string): WireRecord[] => [
    { kind: 'request', at: 'client', over: post(ordinal), method: 'POST', path: '/', headers: {} },
    ...pass('client', { id, method }, post(ordinal)),
  ];
  expect(
    compare([...posted(1, 0, 'a'), ...posted(2, 1, 'b')], [...posted(1, 0, 'b'), ...posted(2, 1, 'a')]),
  ).toEqual([{ message: 'a request', end: 'client sent', pointer: '', change: 'moved' }]);
});

test('heads of HTTP differ by line and header', () => {
  const head = (status: number, headers: Record<string, string>): WireRecord[] => [
    ...pass('client', { method: 'notifications/a' }, post(1)),
    { kind: 'response', at: 'client', over: post(1), status, headers },
  ];
  expect(compare(head(202, { accept: 'a' }), head(200, { accept: 'b' }))).toMatchObject([
    { message: 'POST notifications/a response', end: 'client response', pointer: '/line', change: 'changed' },
    { message: 'POST response', pointer: '/headers/accept', change: 'changed', before: 'a', after: 'b' },
  ]);
});

test('transcripts that differ in nothing but an order still differ', () => {
  const both = [...pass('client', { id: 0, method: 'ping' }), ...pass('client', { id: 1, method: 'ping' })];
  const answers = (...ids: number[]) => ids.flatMap((id) => pass('server', { id, result: {} }));
  expect(compare([...both, ...answers(0, 1)], [...both, ...answers(1, 0)])).toEqual([
    { message: 'transcript', end: 'either', pointer: '', change: 'moved' },
  ]);
});
