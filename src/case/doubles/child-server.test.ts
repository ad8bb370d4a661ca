// The contract of the hand-written child: it answers both eras, one message a line, and ends with its input.

import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { createPeer } from '../../../transports/peer.ts';
import { joinByHand } from '../../../transports/real-child.ts';
import { createRecorder } from '../../../transports/recorder.ts';

const script = fileURLToPath(new URL('./child-server.mjs', import.meta.url));

const started = async () => {
  const client = createPeer('client');
  const { child, joined, ready } = joinByHand(client, {
    port: undefined as never,
    recorder: createRecorder(),
    command: { command: process.execPath, args: [script] },
  });
  await ready;
  return { client, child, joined };
};

test('it answers the opening of both eras, a tool call and an unknown method', async () => {
  const { client, joined } = await started();
  const _meta = { 'io.modelcontextprotocol/protocolVersion': '2026-07-28' };

  const initialized = await client.request('initialize', { protocolVersion: '2025-11-25' });
  const discovered = await client.request('server/discover', { _meta });
  const said = await client.request('tools/call', { name: 'say', arguments: { text: 'a\nb' } });
  const unknown = await client.request('tests/unknown');

  expect(initialized).toMatchObject({ result: { protocolVersion: '2025-11-25' } });
  expect(discovered).toMatchObject({ result: { resultType: 'complete', supportedVersions: ['2026-07-28'] } });
  expect(said).toMatchObject({ result: { content: [{ type: 'text', text: 'a\nb' }] } });
  expect(unknown).toMatchObject({ error: { code: -32601 } });
  expect(await joined.close()).toEqual([]);
});

test('it reports what happens to it and ends with its input', async () => {
  const { child, joined } = await started();

  child.endInput();

  expect(await child.exited()).toEqual({ code: 0, signal: null });
  expect(child.stderr.text).toMatch(/^ready \d+\ninput ended\nexit\n$/);
  expect(child.stdout.text).toBe('');
  expect(await joined.close()).toEqual([]);
});

test('a child that stays is named and ended', async () => {
  const client = createPeer('client');
  const { joined, ready } = joinByHand(client, {
    port: undefined as never,
    recorder: createRecorder(),
    patience: 50,
    command: {
      command: process.execPath,
      args: ['-e', 'console.error("ready %d", process.pid); setInterval(() => {}, 1e9)'],
    },
  });
  await ready;

  expect(await joined.close()).toEqual(['the child process still runs']);
});
