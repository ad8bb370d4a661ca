import { expect, test } from 'vitest';
import type { Carrier, Side, WireRecord } from '../../transports/recorder.ts';
import { notation } from './notation.ts';

const sent = (at: Side, message: object, over: Carrier = { kind: 'stream', ordinal: 0 }): WireRecord => ({
  kind: 'message',
  at,
  did: 'sent',
  over,
  message: message as never,
});

const opening = [
  sent('client', { id: 0, method: 'initialize' }),
  sent('server', { id: 0, result: {} }),
  sent('client', { method: 'notifications/initialized' }),
];

test('reads what was sent, in the order in which it was sent', () => {
  const records = [
    ...opening,
    sent('client', { id: 'x', method: 'tools/call' }),
    { ...sent('client', { id: 'x', method: 'tools/call' }), at: 'server', did: 'got' } as WireRecord,
    sent('server', { method: 'notifications/progress', params: { progressToken: 'x', progress: 0.5 } }),
    sent('server', { id: 4, method: 'ping' }),
    sent('client', { id: 4, error: { code: -32601, message: 'no' } }),
    sent('server', { id: 'x', result: {} }),
    sent('client', { method: 'notifications/cancelled', params: { requestId: 'x' } }),
    sent('server', { method: 'notifications/message', params: { level: 'info', data: 1 } }),
    sent('server', { id: null, error: { code: -32700, message: 'no' } }),
  ];

  expect(notation(records)).toEqual([
    'client → initialize #1',
    'server → result #1',
    'client → notifications/initialized',
    'client → tools/call #2',
    'server → notifications/progress  0.5',
    'server → ping #1',
    'client → error #1 -32601',
    'server → result #2',
    'client → notifications/cancelled  #2',
    'server → notifications/message  info',
    'server → error -32700',
  ]);
});

test('leaves methods out with their answers, and counts as if they had never been', () => {
  const records = [
    ...opening,
    sent('client', { id: 1, method: 'tools/list' }),
    sent('server', { id: 0, method: 'ping' }),
    sent('client', { id: 0, result: {} }),
    sent('server', { id: 1, result: {} }),
    sent('client', { id: 0, method: 'ping' }),
    sent('server', { id: 0, result: {} }),
  ];

  expect(notation(records, { without: ['initialize', 'notifications/initialized'] })).toEqual([
    'client → tools/list #1',
    'server → ping #1',
    'client → result #1',
    'server → result #1',
    'client → ping #2',
    'server → result #2',
  ]);
});

test('reads batches and frames that are no message', () => {
  const records = [
    sent('client', [{ id: 1, method: 'a' }, { method: 'b' }]),
    sent('client', { raw: '{' }),
    sent('client', { jsonrpc: '2.0' }),
  ];

  expect(notation(records)).toEqual([
    'client → batch [a #1, b]',
    'client → text "{"',
    'client → other {"jsonrpc":"2.0"}',
  ]);
});

test('says on request over which exchange things travel', () => {
  const head = (kind: 'request' | 'response', over: Carrier, status?: number) =>
    ({ kind, at: 'client', over, headers: {}, ...(status ? { status } : {}) }) as WireRecord;
  const call: Carrier = { kind: 'POST', ordinal: 1 };
  const standing: Carrier = { kind: 'GET', ordinal: 2 };
  const records = [
    head('request', call),
    sent('client', { id: 1, method: 'tools/call' }, call),
    head('request', standing),
    head('response', standing, 405),
    head('response', call, 200),
    sent('server', { id: 1, result: {} }, call),
  ];

  expect(notation(records, { carriers: true })).toEqual([
    'client → POST tools/call #1',
    'client → GET',
    'server → 405 on GET',
    'server → 200 on POST tools/call #1',
    'server → result #1 on POST tools/call #1',
  ]);
});
