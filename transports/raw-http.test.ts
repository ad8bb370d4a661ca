// The raw links of Streamable HTTP against each other and against plain fetch: what a peer played by hand is told, and
// what it is kept from.

import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { type Bridge, createBridge } from './bridge.ts';
import type { JsonRpcMessage } from './json-rpc.ts';
import { turns } from './patience.ts';
import { createRawHttpClient } from './raw-http-client.ts';
import { createRawHttpServer } from './raw-http-server.ts';

const bridges: Bridge[] = [];
afterEach(async () => {
  for (const bridge of bridges.splice(0)) await bridge.close();
});

const bridgeTo = (handler: (request: IncomingMessage, response: ServerResponse) => unknown): Bridge => {
  const bridge = createBridge(handler);
  bridges.push(bridge);
  return bridge;
};

const request = (id: string | number, method = 'x') => ({ jsonrpc: '2.0' as const, id, method });
const result = (id: string | number) => ({ jsonrpc: '2.0' as const, id, result: {} });
const note: JsonRpcMessage = { jsonrpc: '2.0', method: 'notifications/x' };

const serve = (options: { stream?: boolean } = {}) => {
  const server = createRawHttpServer(options);
  const got: JsonRpcMessage[] = [];
  server.link.onmessage = (message) => void got.push(message);
  const { fetch, origin } = bridgeTo(server.handle);
  const post = (body: unknown) => fetch(origin, { method: 'POST', body: JSON.stringify(body) });
  return { ...server, got, fetch, origin, post };
};

test('a server takes what asks nothing with 202, also a batch of it', async () => {
  const { got, post } = serve();
  expect((await post(note)).status).toBe(202);
  expect((await post([note, result('a')])).status).toBe(202);
  expect(got).toEqual([note, note, result('a')]);
});

test('a server holds a request until it is answered, and answers with JSON', async () => {
  const { got, link, post } = serve();
  const reply = post(request(1));
  await turns(40);
  expect(got).toEqual([request(1)]);
  await link.send(result(1));
  const response = await reply;
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json']);
  expect(await response.json()).toEqual(result(1));
});

test('what a server sends before the answer makes the reply an event stream', async () => {
  const { link, post } = serve();
  const reply = post([request(1), request('1')]);
  await turns(40);
  await link.send(note);
  await link.send(result('1'));
  await link.send(result(1));
  const response = await reply;
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  const events = (await response.text()).split('\n\n').filter((event) => event !== '');
  expect(events.map((event) => JSON.parse(event.replace(/^event: message\ndata: /, '')))).toEqual([
    note,
    result('1'),
    result(1),
  ]);
});

test('a server that closes cuts what it holds, tells so once and sends nothing more', async () => {
  const { link, post } = serve();
  let closes = 0;
  link.onclose = () => {
    closes += 1;
  };
  const reply = post(request(1));
  await turns(40);
  await Promise.all([expect(reply).rejects.toThrow('fetch failed'), link.close(), link.close()]);
  expect(closes).toBe(1);
  await expect(link.send(note)).rejects.toMatchObject({ code: 'LINK_NOT_OPEN' });
});

test('a server without a stream refuses the GET and cannot speak first; with one it can', async () => {
  const without = serve();
  const refused = await without.fetch(without.origin);
  expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'POST']);
  await expect(without.link.send(note)).rejects.toMatchObject({ code: 'NO_STREAM_TO_CLIENT' });

  const { fetch, origin, link } = serve({ stream: true });
  const response = await fetch(origin);
  await link.send(note);
  await link.close();
  expect(await response.text()).toBe(`event: message\ndata: ${JSON.stringify(note)}\n\n`);
});

/** A client of a server that answers every request as told and keeps what it was sent. */
const callWith = async (answer: (request: IncomingMessage, response: ServerResponse) => void) => {
  const requests: Pick<IncomingMessage, 'method' | 'headers'>[] = [];
  const { origin, fetch } = bridgeTo((request, response) => {
    requests.push({ method: request.method, headers: request.headers });
    answer(request, response);
  });
  const link = createRawHttpClient(origin, fetch);
  const got: JsonRpcMessage[] = [];
  const errors: Error[] = [];
  let closes = 0;
  link.onmessage = (message) => void got.push(message);
  link.onerror = (error) => void errors.push(error);
  link.onclose = () => {
    closes += 1;
  };
  await link.start();
  return { link, got, errors, requests, closes: () => closes };
};

const json = (response: ServerResponse, status: number, body: unknown, headers = {}) =>
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));

test('a client says what it can read, and repeats the session and version that it was given', async () => {
  const answer = { ...result(1), result: { protocolVersion: '2025-11-25' } };
  const { link, requests } = await callWith((_, response) =>
    json(response, 200, answer, { 'mcp-session-id': 'given' }),
  );
  await link.send(request(1, 'initialize'));
  await turns(40);
  await link.send(request(2));
  expect(link.sessionId).toBe('given');
  const both = { accept: 'application/json, text/event-stream', 'content-type': 'application/json' };
  expect(requests).toMatchObject([
    { method: 'POST', headers: both },
    { method: 'POST', headers: { ...both, 'mcp-session-id': 'given', 'mcp-protocol-version': '2025-11-25' } },
  ]);
  expect(requests[0]?.headers).not.toHaveProperty('mcp-session-id');
  expect(requests[0]?.headers).not.toHaveProperty('mcp-protocol-version');
});

test('a client opens the stream once it is initialized, and lives with a refusal', async () => {
  const { link, requests, errors } = await callWith(({ method }, response) =>
    response.writeHead(method === 'GET' ? 405 : 202).end(),
  );
  await link.send({ jsonrpc: '2.0', method: 'notifications/initialized' });
  await turns(40);
  expect(requests.map(({ method }) => method)).toEqual(['POST', 'GET']);
  expect(errors).toEqual([]);
});

test('a client is given the message of an error response, and told of one that has none', async () => {
  const error = { jsonrpc: '2.0', id: null, error: { code: -32600, message: 'no' } };
  let body: unknown = error;
  const { link, got, errors } = await callWith((_, response) =>
    body ? json(response, 400, body) : response.writeHead(500).end(),
  );
  await link.send(note);
  await turns(40);
  expect([got, errors]).toEqual([[error], []]);
  body = undefined;
  await link.send(note);
  await turns(40);
  expect(errors).toMatchObject([{ code: 'RESPONSE_WITHOUT_MESSAGE', status: 500 }]);
});

test('a client that closes aborts what is open, tells so once and hears nothing more', async () => {
  let aborted = 0;
  const { link, got, errors, closes } = await callWith((_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
    response.once('close', () => {
      aborted += 1;
    });
  });
  await link.send(request(1));
  await link.close();
  await link.close();
  await turns(40);
  expect([aborted, closes(), got, errors]).toEqual([1, 1, [], []]);
  await expect(link.send(note)).rejects.toMatchObject({ code: 'LINK_NOT_OPEN' });
});

test('what a client sends in parts arrives as one message, also where a character is cut', async () => {
  const { got, fetch, origin } = serve();
  const client = createRawHttpClient(origin, fetch);
  await client.start();
  const message = { jsonrpc: '2.0', method: 'notifications/é😀' } as const;
  const bytes = new TextEncoder().encode(JSON.stringify(message));
  await client.sendBytes?.([bytes.subarray(0, 43), bytes.subarray(43, 47), bytes.subarray(47)]);
  expect(got).toEqual([message]);
  await client.close();
});

test('what a server sends in parts is part of the stream of the request it answers, and ends it', async () => {
  const { link, post } = serve();
  const replies = [post(request(1)), post(request(2))];
  await turns(40);
  const bytes = new TextEncoder().encode(`data: ${JSON.stringify(result(1))}\r\r`);
  await link.sendBytes?.([bytes.subarray(0, 9), bytes.subarray(9)], 1);
  const response = await replies[0];
  expect(await response?.text()).toBe(`data: ${JSON.stringify(result(1))}\r\r`);
  await link.send(result(2));
  expect((await replies[1])?.headers.get('content-type')).toBe('application/json');
});
