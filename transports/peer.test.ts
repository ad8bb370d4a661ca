// A peer played by hand, on a link in memory.

import { expect, test } from 'vitest';
import { memoryPair } from './memory-pair.ts';
import { createPeer } from './peer.ts';

const meet = async () => {
  const [one, other] = memoryPair();
  const [client, server] = [createPeer('client'), createPeer('server')];
  await server.attach(other);
  await client.attach(one);
  return { client, server };
};

test('a request waits for its own answer, other messages stay there', async () => {
  const { client, server } = await meet();
  const answer = client.request('tools/list', { cursor: 'c' });
  const asked = await server.next();
  expect(asked).toEqual({ jsonrpc: '2.0', id: 'client-1', method: 'tools/list', params: { cursor: 'c' } });
  await server.send({ jsonrpc: '2.0', method: 'notifications/x' });
  await server.send({ jsonrpc: '2.0', id: 'client-1', method: 'ping' });
  await server.send({ jsonrpc: '2.0', id: 'client-1', result: {} });
  expect(await answer).toEqual({ jsonrpc: '2.0', id: 'client-1', result: {} });
  expect(await client.next()).toMatchObject({ method: 'notifications/x' });
  expect(await client.next()).toMatchObject({ method: 'ping' });
  expect(client.received).toHaveLength(3);
});

test('what is sent wrong on purpose is remembered', async () => {
  const { client, server } = await meet();
  await client.sendInvalid({ jsonrpc: '1.0' });
  expect(client.garbage).toEqual([{ jsonrpc: '1.0' }]);
  expect(server.received).toEqual([{ jsonrpc: '1.0' }]);
});

test('text needs a carrier of text, and a peer needs a link', async () => {
  const { client } = await meet();
  await expect(client.sendText('no json')).rejects.toMatchObject({ code: 'PEER_CANNOT' });
  expect(client.garbage).toEqual([]);
  await expect(createPeer('client').send({})).rejects.toMatchObject({ code: 'PEER_CANNOT' });
});

test('closing one end shows at the other', async () => {
  const { client, server } = await meet();
  expect(server.closed).toBe(false);
  await client.close();
  expect([client.closed, server.closed]).toEqual([true, true]);
  await expect(client.request('ping')).rejects.toMatchObject({ code: 'LINK_NOT_OPEN' });
});
