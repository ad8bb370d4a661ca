import { describe, expect, test } from 'vitest';
import type { Carrier, Side, WireRecord } from '../../transports/recorder.ts';
import { transcriptLineSchema } from '../results/model.ts';
import { transcribe } from './transcript.ts';

const stream: Carrier = { kind: 'stream', ordinal: 0 };
const post = (ordinal: number): Carrier => ({ kind: 'POST', ordinal });
const get = (ordinal: number): Carrier => ({ kind: 'GET', ordinal });

const frame = (message: object): object =>
  Array.isArray(message) || 'raw' in message ? message : { jsonrpc: '2.0', ...message };

/** A message at both ends. */
const pass = (from: Side, over: Carrier, message: object, eventId?: string): WireRecord[] => {
  const own = {
    kind: 'message',
    over,
    message: frame(message) as never,
    ...(eventId ? { eventId } : {}),
  } as const;
  const to = from === 'client' ? 'server' : 'client';
  return [
    { ...own, at: from, did: 'sent' },
    { ...own, at: to, did: 'got' },
  ];
};

const head = (kind: 'request' | 'response', over: Carrier, rest: object): WireRecord =>
  ({ kind, at: 'client', over, headers: {}, ...rest }) as WireRecord;

/** A connection over HTTP; the standalone GET may be opened before or after the POST of a call. */
const connection = (ids: { first: number; session: string; getAt: 3 | 4; events: string }): WireRecord[] => {
  const call = post(ids.getAt === 3 ? 4 : 3);
  const standing = get(ids.getAt);
  const session = { 'mcp-session-id': ids.session };
  return [
    head('request', post(1), { method: 'POST', path: '/mcp' }),
    ...pass('client', post(1), { id: ids.first, method: 'initialize', params: {} }),
    head('response', post(1), { status: 200, headers: session }),
    ...pass('server', post(1), { id: ids.first, result: {} }, `${ids.events}1`),
    head('request', post(2), { method: 'POST', path: '/mcp', headers: session }),
    ...pass('client', post(2), { method: 'notifications/initialized' }),
    head('response', post(2), { status: 202 }),
    head('request', standing, { method: 'GET', path: '/mcp', headers: session }),
    head('request', call, { method: 'POST', path: '/mcp', headers: session }),
    ...pass('client', call, {
      id: ids.first + 1,
      method: 'tools/call',
      params: { name: 'a', _meta: { progressToken: ids.first + 1 } },
    }),
    head('response', standing, { status: 200 }),
    head('response', call, { status: 200 }),
    ...pass('server', call, {
      method: 'notifications/progress',
      params: { progressToken: ids.first + 1, progress: 1 },
    }),
    ...pass('server', call, { id: `q${ids.first}`, method: 'roots/list' }, `${ids.events}2`),
    ...pass('server', standing, { id: `p${ids.first}`, method: 'ping' }, `${ids.events}3`),
    ...pass('client', post(5), { id: `p${ids.first}`, result: {} }),
    ...pass('client', post(6), { id: `q${ids.first}`, result: { roots: [] } }),
    ...pass('server', call, { id: ids.first + 1, result: { content: [] } }, `${ids.events}4`),
    head('request', get(7), { method: 'GET', path: '/mcp', headers: { 'last-event-id': `${ids.events}3` } }),
  ];
};

const plain = { first: 0, session: 'aaaa', getAt: 3, events: 'e' } as const;

/** Deals the records out anew: what is ordered by nature stays in order, all else is mixed. */
const shuffled = (records: readonly WireRecord[], seed: number): WireRecord[] => {
  const queues = new Map<string, WireRecord[]>();
  for (const record of records) {
    const did = record.kind === 'message' ? record.did : record.kind;
    const key = [record.over.kind, record.over.ordinal, record.at, did].join(' ');
    queues.set(key, [...(queues.get(key) ?? []), record]);
  }
  const dealt: WireRecord[] = [];
  let state = seed;
  while (queues.size > 0) {
    state = (state * 1103515245 + 12345) % 2147483648;
    const key = [...queues.keys()][state % queues.size] as string;
    const queue = queues.get(key) as WireRecord[];
    dealt.push(queue.shift() as WireRecord);
    if (queue.length === 0) queues.delete(key);
  }
  return dealt;
};

const overs = (records: readonly WireRecord[]) => [...new Set(transcribe(records).map((line) => line.over))];
const only = (message: object, from: Side = 'client') => transcribe(pass(from, stream, message)).at(-1);

describe('the order of a transcript', () => {
  test('is by the request that opened a stream', () => {
    expect(overs(connection(plain))).toEqual([
      'POST initialize #1',
      'POST tools/call #2',
      'GET',
      'GET (2)',
      'POST notifications/initialized',
      'POST result #1',
      'POST result #2',
    ]);
  });

  test('does not depend on the order in which independent things happened', () => {
    const lines = transcribe(connection(plain));
    for (let seed = 1; seed <= 50; seed += 1) {
      expect(transcribe(shuffled(connection(plain), seed))).toEqual(lines);
    }
  });

  test('does not depend on whether the standalone stream was opened before the next call', () => {
    expect(transcribe(connection({ ...plain, getAt: 4 }))).toEqual(transcribe(connection(plain)));
  });

  test('does not depend on which of two answers the client gave first', () => {
    const asked = [
      ...pass('client', post(1), { id: 0, method: 'tools/call' }),
      ...pass('server', post(1), { id: 'a', method: 'roots/list' }),
      ...pass('server', post(1), { id: 'b', method: 'ping' }),
    ];
    const answer = (id: string, over: Carrier) => pass('client', over, { id, result: { of: id } });
    expect(transcribe([...asked, ...answer('b', post(2)), ...answer('a', post(3))])).toEqual(
      transcribe([...asked, ...answer('a', post(2)), ...answer('b', post(3))]),
    );
  });

  test('counts all requests of a batch', () => {
    const batch = [frame({ id: 5, method: 'ping' }), frame({ id: 6, method: 'ping' })];
    const records = [
      ...pass('client', post(1), batch),
      ...pass('client', post(2), { id: 7, method: 'ping' }),
    ];
    expect(overs(records)).toEqual(['POST batch ping #1', 'POST ping #3']);
  });

  test('is by end and direction within a stream, and as recorded within these', () => {
    const records = [
      ...pass('client', stream, { id: 0, method: 'a' }),
      ...pass('server', stream, { id: 0, result: {} }),
      ...pass('client', stream, { id: 1, method: 'b' }),
    ];
    const told = transcribe(records).map((line) => ('did' in line ? `${line.at} ${line.did}` : line.http));
    expect(told).toEqual([
      'client sent',
      'client sent',
      'server got',
      'server got',
      'server sent',
      'client got',
    ]);
  });

  test('counts streams that were opened by the same thing', () => {
    const cancel = { method: 'notifications/cancelled', params: { requestId: 1 } };
    const records = [...pass('client', post(1), cancel), ...pass('client', post(2), cancel)];
    expect(overs(records)).toEqual(['POST notifications/cancelled', 'POST notifications/cancelled (2)']);
  });

  test('names batches and frames that are no message', () => {
    const records = [
      ...pass('client', post(1), [frame({ method: 'notifications/a' }), frame({ id: 9, method: 'ping' })]),
      ...pass('client', post(2), { raw: '{' }),
      head('request', { kind: 'DELETE', ordinal: 3 }, { method: 'DELETE', path: '/mcp' }),
      head('request', { kind: 'PUT', ordinal: 4 }, { method: 'PUT', path: '/mcp' }),
    ];
    expect(overs(records)).toEqual(['POST batch ping #1', 'POST text', 'PUT', 'DELETE']);
  });
});

describe('what a transcript masks', () => {
  test('ids, sessions and events, so that two runs with other ones are the same', () => {
    const other = { first: 40, session: 'bbbb', getAt: 3, events: 'f' } as const;
    expect(transcribe(connection(other))).toEqual(transcribe(connection(plain)));
  });

  test('ids keep their type and their sender', () => {
    const records = [
      ...pass('client', stream, { id: 'x', method: 'a' }),
      ...pass('client', stream, { id: 7, method: 'b' }),
      ...pass('server', stream, { id: 7, method: 'ping' }),
      ...pass('client', stream, { id: 7, result: {} }),
      ...pass('server', stream, { id: 'x', error: { code: 1, message: 'm' } }),
      ...pass('server', stream, { id: null, error: { code: 1, message: 'm' } }),
    ];
    const sent = transcribe(records).filter((line) => 'did' in line && line.did === 'sent');
    expect(sent.map((line) => 'message' in line && (line.message as { id: unknown }).id)).toEqual([
      '1',
      2,
      1,
      1,
      '1',
      null,
    ]);
  });

  test('an answer to a question that nobody asked does not look like one that was asked', () => {
    const records = [
      ...pass('client', stream, { id: 0, method: 'a' }),
      ...pass('server', stream, { id: 1, result: {} }),
    ];
    expect(transcribe(records).at(-1)).toMatchObject({ message: { id: 2 } });
  });

  test('every place that repeats a request id', () => {
    const records = [
      ...pass('client', stream, { id: 5, method: 'a', params: { _meta: { progressToken: 5 } } }),
      ...pass('client', stream, { method: 'notifications/cancelled', params: { requestId: 5 } }),
      ...pass('server', stream, { method: 'notifications/progress', params: { progressToken: 5 } }),
      ...pass('server', stream, {
        method: 'notifications/tools/list_changed',
        params: { _meta: { 'io.modelcontextprotocol/subscriptionId': 5 } },
      }),
      ...pass('server', stream, { method: 'notifications/cancelled', params: { requestId: 5 } }),
      ...pass('server', stream, {
        id: 5,
        result: { _meta: { 'io.modelcontextprotocol/subscriptionId': 5 } },
      }),
    ];
    expect(JSON.stringify(transcribe(records))).not.toContain('5');
  });

  test('the id in a cancellation, by whoever chose it', () => {
    const cancels = (requestId: number) =>
      pass('server', stream, { method: 'notifications/cancelled', params: { requestId } });
    const records = [
      ...[3, 4, 5].flatMap((id) => pass('client', stream, { id, method: 'subscriptions/listen' })),
      ...pass('server', stream, { id: 9, method: 'ping' }),
    ];
    const cancelled = (requestId: number) => transcribe([...records, ...cancels(requestId)]).at(-1);
    expect(cancelled(9)).toMatchObject({ message: { params: { requestId: 1 } } });
    expect(cancelled(5)).toMatchObject({ message: { params: { requestId: 3 } } });
  });

  test('nothing in a payload, whatever it looks like', () => {
    const params = {
      id: 5,
      progressToken: 5,
      requestId: 5,
      at: '2025-11-25T00:00:00Z',
      uuid: '123e4567-e89b-12d3-a456-426614174000',
      url: 'http://127.0.0.1:3000/mcp?sessionId=1',
    };
    expect(only({ id: 5, method: 'a', params })).toMatchObject({ message: { id: 1, params } });
    expect(only({ method: 'notifications/a', params }, 'server')).toMatchObject({ message: { params } });
  });

  test('hosts and the session in the address of legacy SSE', () => {
    const lines = transcribe([
      head('request', post(1), {
        method: 'POST',
        path: '/messages?sessionId=abc&x=1',
        headers: { origin: 'http://localhost:4711', authorization: 'present', accept: 'text/html' },
      }),
      head('response', post(1), {
        status: 401,
        headers: { 'www-authenticate': 'Bearer resource_metadata="https://localhost:4711/a"' },
      }),
    ]);
    expect(lines).toEqual([
      {
        at: 'client',
        http: 'request',
        over: 'POST',
        line: 'POST /messages?sessionId=session 1&x=1',
        headers: { accept: 'text/html', authorization: 'present', origin: 'http://host' },
      },
      {
        at: 'client',
        http: 'response',
        over: 'POST',
        line: '401',
        headers: { 'www-authenticate': 'Bearer resource_metadata="https://host/a"' },
      },
    ]);
  });
});

test('a transcript is as the model of a run says, and holds no undefined field', () => {
  for (const line of transcribe(connection(plain))) {
    expect(transcriptLineSchema.parse(line)).toEqual(line);
  }
  expect(only({ id: 1, method: 'a', params: undefined })).toStrictEqual({
    at: 'server',
    did: 'got',
    over: 'stream',
    message: { jsonrpc: '2.0', id: 1, method: 'a' },
  });
});

test('an address that a redirect names is masked as one that is asked for', () => {
  const over: Carrier = { kind: 'POST', ordinal: 0 };
  const location = 'https://localhost:4711/messages?sessionId=0815&x=1';
  const [line] = transcribe([{ kind: 'response', at: 'client', over, status: 307, headers: { location } }]);
  expect(line).toMatchObject({ headers: { location: 'https://host/messages?sessionId=session 1&x=1' } });
});
