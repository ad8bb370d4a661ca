// A recorder counts over all its connections: two that share one never share a stream or an exchange.

import { expect, test } from 'vitest';
import { transcribe } from '../src/wire/transcript.ts';
import { factories } from './connect-factories.ts';
import { memoryPair } from './memory-pair.ts';
import { createPeer } from './peer.ts';
import type { Port } from './port.ts';
import { createRecorder, type Recorder } from './recorder.ts';

const port = { memory: memoryPair } as Port;

const callOver = async (name: keyof typeof factories, method: string, recorder: Recorder) => {
  const [client, server] = [createPeer('client'), createPeer('server')];
  const joined = await factories[name]({ port, era: 'handshake', server: () => server, client, recorder });
  const answer = client.request(method);
  await server.next();
  await server.send({ jsonrpc: '2.0', id: 'client-1', result: {} });
  await answer;
  return joined;
};

test.each([
  ['memory', ['stream', 'stream (2)', 'stream (3)']],
  ['stdio', ['stream', 'stream (2)', 'stream (3)']],
  ['stdio-process', ['stream', 'stream (2)', 'stream (3)']],
  ['http', ['POST a #1', 'POST b #1', 'POST a #1 (2)']],
  ['http-socket', ['POST a #1', 'POST b #1', 'POST a #1 (2)']],
] as const)('three connections over %s keep apart in one transcript', async (name, overs) => {
  const recorder = createRecorder();
  const joins = [];
  for (const method of ['a', 'b', 'a']) joins.push(await callOver(name, method, recorder));
  const lines = transcribe(recorder.records);
  expect([...new Set(lines.map(({ over }) => over))]).toEqual(overs);
  for (const over of new Set(lines.map((line) => line.over))) {
    const messages = lines.filter((line) => line.over === over && 'did' in line);
    expect(messages.map((line) => 'did' in line && `${line.at} ${line.did}`)).toEqual([
      'client sent',
      'server got',
      'server sent',
      'client got',
    ]);
  }
  for (const joined of joins) expect(await joined.close()).toEqual([]);
});
