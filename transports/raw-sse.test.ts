// The raw links of legacy HTTP+SSE: the client against a server written out here, the server against plain fetch.

import type { ServerResponse } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { type Bridge, createBridge } from './bridge.ts';
import type { JsonRpcMessage } from './json-rpc.ts';
import { turns } from './patience.ts';
import type { SseServerLink } from './port.ts';
import { createRawSseClient } from './raw-sse-client.ts';
import { createRawSseServer } from './raw-sse-server.ts';

const bridges: Bridge[] = [];
afterEach(async () => {
  for (const bridge of bridges.splice(0)) await bridge.close();
});

const bridgeTo = (...args: Parameters<typeof createBridge>): Bridge => {
  const bridge = createBridge(...args);
  bridges.push(bridge);
  return bridge;
};

const note: JsonRpcMessage = { jsonrpc: '2.0', method: 'notifications/x' };

/** A client of a server that opens its stream with `opening` and answers every POST with `status`. */
const connectTo = (opening: string, { status = 202, reply = 'Accepted' } = {}) => {
  const posts: string[] = [];
  let stream: ServerResponse | undefined;
  const { origin, fetch } = bridgeTo(({ method, url }, response) => {
    if (method === 'POST') {
      posts.push(String(url));
      response.writeHead(status).end(reply);
      return;
    }
    stream = response;
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write(opening);
  });
  const link = createRawSseClient(new URL('/sse', origin), fetch);
  const seen = { messages: [] as JsonRpcMessage[], errors: [] as Error[], closes: 0 };
  link.onmessage = (message) => void seen.messages.push(message);
  link.onerror = (error) => void seen.errors.push(error);
  link.onclose = () => {
    seen.closes += 1;
  };
  return { link, posts, seen, stream: () => stream as ServerResponse };
};

const endpoint = 'event: endpoint\ndata: /messages?sessionId=a\n\n';

test('a client posts to the address it was told, and to none before', async () => {
  const { link, posts } = connectTo(endpoint);
  await expect(link.send(note)).rejects.toMatchObject({ code: 'LINK_NOT_OPEN' });
  await link.start();
  await link.send(note);
  expect(posts).toEqual(['/messages?sessionId=a']);
});

test('a client is given each message, and told of text that is none and of a refused POST', async () => {
  const { link, seen, stream } = connectTo(endpoint, { status: 400, reply: 'no session' });
  await link.start();
  stream().write(`event: message\ndata: ${JSON.stringify([note, note])}\n\nevent: message\ndata: {half\n\n`);
  await turns(40);
  expect(seen.messages).toEqual([note, note]);
  await link.send(note);
  expect(seen.errors).toMatchObject([
    { code: 'RESPONSE_WITHOUT_MESSAGE', status: 200 },
    { code: 'RESPONSE_WITHOUT_MESSAGE', status: 400 },
  ]);
});

test('a stream that ends closes the client once, also before it was told where to post', async () => {
  const { link, seen, stream } = connectTo(endpoint);
  await link.start();
  stream().end();
  await turns(40);
  await link.close();
  expect(seen.closes).toBe(1);

  const untold = connectTo(': nothing\n\n');
  const starting = untold.link.start();
  await turns(40);
  untold.stream().end();
  await expect(starting).rejects.toMatchObject({ code: 'LINK_NOT_OPEN' });
});

/** A server whose connection is opened by a GET, with a client that reads it as text. */
const serve = async () => {
  let connection: SseServerLink | undefined;
  const got: JsonRpcMessage[] = [];
  const { origin, fetch } = bridgeTo(async (request, response) => {
    if (request.method === 'POST') return connection?.post(request, response);
    connection = createRawSseServer('/messages', response);
    connection.link.onmessage = (message) => void got.push(message);
    await connection.link.start();
  });
  const response = await fetch(origin);
  const { link, sessionId } = connection as unknown as SseServerLink;
  const post = (body: string) => fetch(new URL(`/messages`, origin), { method: 'POST', body });
  return { link, sessionId, got, response, post };
};

test('a server tells where to post first, then what it is given to send, and ends the stream', async () => {
  const { link, sessionId, response } = await serve();
  await link.send(note);
  await link.close();
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  expect(await response.text()).toBe(
    `event: endpoint\ndata: /messages?sessionId=${sessionId}\n\nevent: message\ndata: ${JSON.stringify(note)}\n\n`,
  );
  await expect(link.send(note)).rejects.toMatchObject({ code: 'LINK_NOT_OPEN' });
});

test('a server takes every POST with 202 and delivers what it holds, text that is no JSON included', async () => {
  const { got, post } = await serve();
  expect((await post(JSON.stringify([note, note]))).status).toBe(202);
  expect((await post('{half')).status).toBe(202);
  expect(got).toEqual([note, note, { raw: '{half' }]);
});

test('a server hears that its client has left, once', async () => {
  const { link, response } = await serve();
  let closes = 0;
  link.onclose = () => {
    closes += 1;
  };
  await response.body?.cancel();
  await turns(40);
  expect(closes).toBe(1);
  await link.close();
  expect(closes).toBe(1);
});
