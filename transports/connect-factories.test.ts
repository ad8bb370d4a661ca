// Two peers played by hand meet over every transport: calls, notifications in mid-call, requests in both directions,
// and a clean end. The port is a fake one, since no SDK is known here.

import { describe, expect, test } from 'vitest';
import { factories } from './connect-factories.ts';
import { memoryPair } from './memory-pair.ts';
import { createPeer } from './peer.ts';
import type { Port } from './port.ts';
import { quiet } from './quiet.ts';
import { createRecorder } from './recorder.ts';

const unused = (): never => {
  throw new Error('two peers played by hand need no transport of an SDK');
};
const port: Port = {
  memory: memoryPair,
  stdioServer: unused,
  stdioClient: unused,
  httpClient: unused,
  httpServer: unused,
  sseClient: unused,
  finishAuth: unused,
  sseServer: unused,
};

const outside = { 'http-socket': { milliseconds: 20 }, 'stdio-process': { milliseconds: 50 } };
type Name = keyof typeof factories;

const meet = async (name: Name, { stream = true } = {}) => {
  const recorder = createRecorder();
  const client = createPeer('client');
  const server = createPeer('server', { stream });
  const joined = await factories[name]({ port, era: 'handshake', server: () => server, client, recorder });
  const silence = () => quiet(recorder, name in outside ? outside[name as keyof typeof outside] : {});
  return { recorder, client, server, joined, silence };
};

describe.each(Object.keys(factories) as Name[])('%s', (name) => {
  test('a call with a notification and a question of the server in the middle', async () => {
    const { recorder, client, server, joined, silence } = await meet(name);
    expect(joined.server).toBe(server);
    const answer = client.request('tools/call', { name: 'add' });
    expect(await server.next()).toMatchObject({ method: 'tools/call', params: { name: 'add' } });
    await server.send({ jsonrpc: '2.0', method: 'notifications/message' });
    expect(await client.next()).toEqual({ jsonrpc: '2.0', method: 'notifications/message' });
    const pong = server.request('ping');
    expect(await client.next()).toEqual({ jsonrpc: '2.0', id: 'server-1', method: 'ping' });
    await client.send({ jsonrpc: '2.0', id: 'server-1', result: {} });
    expect(await pong).toEqual({ jsonrpc: '2.0', id: 'server-1', result: {} });
    await server.send({ jsonrpc: '2.0', id: 'client-1', result: { done: true } });
    expect(await answer).toEqual({ jsonrpc: '2.0', id: 'client-1', result: { done: true } });
    await silence();

    const sides = (at: string, did: string) =>
      recorder.records.flatMap((each) =>
        each.kind === 'message' && each.at === at && each.did === did ? [each.message] : [],
      );
    expect(sides('server', 'got')).toEqual(sides('client', 'sent'));
    expect(sides('client', 'got')).toEqual(sides('server', 'sent'));
    expect([sides('client', 'sent').length, sides('server', 'sent').length]).toEqual([2, 3]);
    expect(await joined.close()).toEqual([]);
    expect(await joined.close()).toEqual([]);
    expect([client.closed, server.closed]).toEqual([true, true]);
  });

  test('frames that break the protocol arrive as they stand', async () => {
    const { client, server, joined, silence } = await meet(name);
    await client.sendInvalid({ jsonrpc: '1.0', method: 'x' });
    expect(await server.next()).toEqual({ jsonrpc: '1.0', method: 'x' });
    await silence();
    expect(await joined.close()).toEqual([]);
  });
});

test.each(['http', 'http-stateless', 'sse'] as const)(
  'a second client meets the same endpoint over %s, and is closed with the first',
  async (name) => {
    const { server, joined } = await meet(name);
    const second = createPeer('client');
    expect(await joined.another?.(second)).toEqual({ server });
    const answer = second.request('ping');
    expect(await server.next()).toMatchObject({ method: 'ping' });
    await server.send({ jsonrpc: '2.0', id: 'client-1', result: {} });
    expect(await answer).toEqual({ jsonrpc: '2.0', id: 'client-1', result: {} });
    expect(await joined.close()).toEqual([]);
    expect(second.closed).toBe(true);
  },
);

test.each(['memory', 'stdio'] as const)('over %s there is a single client', async (name) => {
  const { joined } = await meet(name);
  expect(joined.another).toBeUndefined();
  expect(await joined.close()).toEqual([]);
});

test('over HTTP a client listens once it has said that it is initialized', async () => {
  const { client, server, joined } = await meet('http');
  await client.send({ jsonrpc: '2.0', method: 'notifications/initialized' });
  await server.send({ jsonrpc: '2.0', method: 'notifications/tools/list_changed' });
  expect(await client.next()).toMatchObject({ method: 'notifications/tools/list_changed' });
  expect(await joined.close()).toEqual([]);
});

test('over HTTP a server that offers no stream refuses the GET and has no way to speak first', async () => {
  const { recorder, client, server, joined } = await meet('http', { stream: false });
  await client.send({ jsonrpc: '2.0', method: 'notifications/initialized' });
  const statuses = recorder.records.flatMap((each) => (each.kind === 'response' ? [each.status] : []));
  expect(statuses).toEqual([202, 405]);
  await expect(server.send({ jsonrpc: '2.0', method: 'x' })).rejects.toMatchObject({
    code: 'NO_STREAM_TO_CLIENT',
  });
  expect(await joined.close()).toEqual([]);
});

test('over HTTP a client sends back the session and the version of the initialize answer', async () => {
  const { recorder, client, server, joined } = await meet('http');
  const initialized = client.request('initialize');
  await server.next();
  const result = { protocolVersion: '2025-11-25' };
  await server.send({ jsonrpc: '2.0', id: 'client-1', result });
  await initialized;
  await client.send({ jsonrpc: '2.0', method: 'notifications/x' });
  expect(recorder.records.findLast(({ kind }) => kind === 'request')).toMatchObject({
    headers: { 'mcp-protocol-version': '2025-11-25', accept: 'application/json, text/event-stream' },
  });
  expect(await joined.close()).toEqual([]);
});

test.each(['http', 'stdio', 'sse'] as const)(
  'text that is no JSON reaches the server over %s',
  async (name) => {
    const { recorder, client, joined, silence } = await meet(name);
    await client.sendText('{ "half');
    await silence();
    expect(
      recorder.records.findLast((each) => each.kind === 'message' && each.at === 'server'),
    ).toMatchObject({
      did: 'got',
      message: { raw: '{ "half' },
    });
    expect(client.garbage).toEqual([{ raw: '{ "half' }]);
    await joined.close();
  },
);

test('a client that cannot attach leaves nothing behind', async () => {
  const client = { attach: () => Promise.reject(new Error('refused')), close: async () => {} };
  const server = createPeer('server');
  for (const name of Object.keys(factories) as Name[]) {
    const recorder = createRecorder();
    const own = { ...port, httpClient: () => memoryPair()[0], sseClient: () => memoryPair()[0] };
    const ends = { port: own, era: 'handshake', server: () => server, client, recorder } as const;
    if (name !== 'stdio-process') await expect(factories[name](ends)).rejects.toThrow('refused');
  }
});

test.each([
  ['http', ['POST /mcp #1 (client)', 'POST /mcp #1 (server)']],
  ['stdio', ['stdin of the server is still read', 'stdout of the server is still read']],
] as const)('what two ends leave open over %s is named', async (name, left) => {
  const recorder = createRecorder();
  const leaving = (side: 'client' | 'server') => ({ ...createPeer(side), close: async () => {} });
  const [client, server] = [leaving('client'), leaving('server')];
  const joined = await factories[name]({ port, era: 'handshake', server: () => server, client, recorder });
  client.send({ jsonrpc: '2.0', id: 1, method: 'ping' }).catch(() => {});
  await quiet(recorder);
  expect(await joined.close()).toEqual(left);
});
