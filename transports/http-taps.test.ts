// The taps at both ends of an HTTP exchange: what they record, and that both count an exchange alike.

import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { createBridge } from './bridge.ts';
import type { HttpHandler } from './http-pair.ts';
import { createRecorder, type WireRecord } from './recorder.ts';

const json = { 'content-type': 'application/json' };
const ping = { jsonrpc: '2.0', id: 1, method: 'ping' };
const pong = { jsonrpc: '2.0', id: 1, result: {} };

/** Runs `use` over a tapped bridge and gives back what was recorded. */
const recorded = async (
  handler: HttpHandler,
  use: (fetch: typeof globalThis.fetch, url: URL) => Promise<unknown>,
): Promise<readonly WireRecord[]> => {
  const recorder = createRecorder();
  const bridge = createBridge(handler, recorder);
  await use(bridge.fetch, new URL('/mcp?x=1', bridge.origin));
  await bridge.close();
  return recorder.records;
};

const post = (body: unknown, headers: Record<string, string> = json): RequestInit => ({
  method: 'POST',
  headers,
  body: typeof body === 'string' ? body : JSON.stringify(body),
});

const read = async (response: Promise<Response>) => (await response).text();

test('a JSON exchange is recorded at both ends, with the headers that matter', async () => {
  const over = { kind: 'POST', ordinal: 1 };
  const records = await recorded(
    async (request, response) => {
      await text(request);
      response.writeHead(200, { ...json, 'Mcp-Session-Id': 's', 'X-Other': 'o' }).end(JSON.stringify(pong));
    },
    (fetch, url) =>
      read(fetch(url, post(ping, { ...json, authorization: 'Bearer secret', 'mcp-param-a': 'b' }))),
  );
  expect(records).toEqual([
    {
      kind: 'request',
      at: 'client',
      over,
      method: 'POST',
      path: '/mcp?x=1',
      headers: {
        accept: '*/*',
        authorization: 'present',
        'content-type': 'application/json',
        'mcp-param-a': 'b',
      },
    },
    { kind: 'message', at: 'client', did: 'sent', over, message: ping },
    { kind: 'message', at: 'server', did: 'got', over, message: ping },
    { kind: 'message', at: 'server', did: 'sent', over, message: pong },
    {
      kind: 'response',
      at: 'client',
      over,
      status: 200,
      headers: { 'content-type': 'application/json', 'mcp-session-id': 's' },
    },
    { kind: 'message', at: 'client', did: 'got', over, message: pong },
  ]);
});

const messages = (records: readonly WireRecord[], at: string, did: string) =>
  records.flatMap((each) => (each.kind === 'message' && each.at === at && each.did === did ? [each] : []));

test('an event stream is recorded event by event, however it is cut, with the event ids', async () => {
  const records = await recorded(
    (_, response) => {
      response.setHeader('content-type', 'text/event-stream');
      const stream = `: hello\n\nid: 7\ndata: \n\nid: 8\nevent: message\ndata: {"text":"ä"}\n\nevent: endpoint\ndata: /x\n\ndata: no json\n\n`;
      for (const byte of Buffer.from(stream)) response.write(Buffer.from([byte]));
      response.end();
    },
    (fetch, url) => read(fetch(url)),
  );
  const over = { kind: 'GET', ordinal: 1 };
  for (const [at, did] of [
    ['server', 'sent'],
    ['client', 'got'],
  ] as const) {
    expect(messages(records, at, did)).toEqual([
      { kind: 'message', at, did, over, message: { text: 'ä' }, eventId: '8' },
      { kind: 'message', at, did, over, message: { raw: 'no json' } },
    ]);
  }
});

test('a batch is recorded as an array, and a text that is no JSON as it stands', async () => {
  const records = await recorded(
    (_, response) => response.writeHead(400, [['Content-Type', 'application/json']] as never).end('[1'),
    async (fetch, url) => {
      await read(fetch(url, post([ping, ping])));
      await read(fetch(url, post('{ "half', { 'content-type': 'text/plain' })));
    },
  );
  expect(messages(records, 'client', 'sent').map(({ message }) => message)).toEqual([
    [ping, ping],
    { raw: '{ "half' },
  ]);
  // Nobody read the body, and it arrived all the same.
  expect(messages(records, 'server', 'got').map(({ message }) => message)).toEqual([
    [ping, ping],
    { raw: '{ "half' },
  ]);
  expect(messages(records, 'client', 'got').map(({ message }) => message)).toEqual([
    { raw: '[1' },
    { raw: '[1' },
  ]);
});

test('a response that is labelled as text carries no message', async () => {
  const records = await recorded(
    (_, response) => response.writeHead(202).end('Accepted'),
    (fetch, url) => read(fetch(url, post(ping))),
  );
  expect(messages(records, 'server', 'sent')).toEqual([]);
  expect(messages(records, 'client', 'got')).toEqual([]);
});

test('both ends count exchanges as the client opened them', async () => {
  const answers: (() => void)[] = [];
  const records = await recorded(
    async (request, response) => {
      const body = await text(request);
      const answered = new Promise<void>((resolve) => answers.push(resolve));
      if (answers.length === 10) for (const go of answers.toReversed()) go();
      await answered;
      response.writeHead(200, json).end(body);
    },
    (fetch, url) => Promise.all(Array.from({ length: 10 }, (_, n) => read(fetch(url, post({ n }))))),
  );
  for (const { over, message } of messages(records, 'client', 'sent')) {
    for (const [at, did] of [
      ['server', 'got'],
      ['server', 'sent'],
      ['client', 'got'],
    ] as const) {
      const same = messages(records, at, did).filter((each) => each.over.ordinal === over.ordinal);
      expect(same.map((each) => each.message)).toEqual([message]);
    }
  }
});

test('an error of OAuth is no message, an error of JSON-RPC under the same status is one', async () => {
  const refusing = (body: object) =>
    recorded(
      async (request, response) => {
        await text(request);
        response.writeHead(401, json).end(JSON.stringify(body));
      },
      (fetch, url) => read(fetch(url, post(ping))),
    );
  const answers = (records: readonly WireRecord[]) =>
    records.filter((record) => record.kind === 'message').map(({ at, did }) => `${at} ${did}`);
  const error = { jsonrpc: '2.0', id: null, error: { code: -32000, message: 'no' } };

  expect(answers(await refusing({ error: 'invalid_token' }))).toEqual(['client sent', 'server got']);
  expect(answers(await refusing(error))).toEqual(['client sent', 'server got', 'server sent', 'client got']);
});
