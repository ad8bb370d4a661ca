// The contract of the suite's own stdio framing.

import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { createLineLink } from './line-link.ts';
import { tapInput, tapOutput } from './line-tap.ts';
import { turns } from './patience.ts';
import { createRecorder } from './recorder.ts';

const setUp = async () => {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const link = createLineLink(input, output);
  const seen = { messages: [] as unknown[], errors: [] as Error[], closes: 0 };
  link.onmessage = (message) => void seen.messages.push(message);
  link.onerror = (error) => void seen.errors.push(error);
  link.onclose = () => {
    seen.closes += 1;
  };
  return { input, output, link, seen };
};

const note = (text: string) => ({ jsonrpc: '2.0' as const, method: 'note', params: { text } });

test('nothing is delivered before start, and a link starts once', async () => {
  const { input, link, seen } = await setUp();
  input.write(`${JSON.stringify(note('early'))}\n`);
  await turns(2);
  expect(seen.messages).toEqual([]);
  await link.start();
  await turns(2);
  expect(seen.messages).toEqual([note('early')]);
  await expect(link.start()).rejects.toMatchObject({ code: 'LINK_NOT_OPEN' });
});

test('a message is one line, embedded newlines stay inside it', async () => {
  const { output, link } = await setUp();
  await link.start();
  await link.send(note('two\nlines'));
  expect(String(output.read())).toBe('{"jsonrpc":"2.0","method":"note","params":{"text":"two\\nlines"}}\n');
});

test('messages are found whatever the chunks are', async () => {
  const { input, link, seen } = await setUp();
  await link.start();
  const text = `${JSON.stringify(note('ä'))}\r\n\n${JSON.stringify(note('b\n'))}\n`;
  for (const byte of Buffer.from(text)) input.write(Buffer.from([byte]));
  input.write(text);
  await turns(2);
  expect(seen.messages).toEqual([note('ä'), note('b\n'), note('ä'), note('b\n')]);
  expect(seen.errors).toEqual([]);
});

test('a bad line is an error, and the next line is read', async () => {
  const { input, link, seen } = await setUp();
  await link.start();
  input.write(`no json\n${JSON.stringify(note('after'))}\n`);
  await turns(2);
  expect(seen.errors).toMatchObject([{ code: 'LINE_NOT_JSON' }]);
  expect(seen.messages).toEqual([note('after')]);
});

test('closing ends the output, stops reading, and tells so once', async () => {
  const { input, output, link, seen } = await setUp();
  await link.start();
  await link.close();
  await link.close();
  input.end(`${JSON.stringify(note('late'))}\n`);
  await turns(2);
  expect(seen).toMatchObject({ closes: 1, messages: [] });
  expect(output.writableEnded).toBe(true);
  expect(input.listenerCount('data')).toBe(0);
  await expect(link.send(note('late'))).rejects.toMatchObject({ code: 'LINK_NOT_OPEN' });
});

test('the end of the input closes the link once', async () => {
  const { input, link, seen } = await setUp();
  await link.start();
  input.end();
  await turns(2);
  input.destroy();
  await turns(2);
  await link.close();
  expect(seen.closes).toBe(1);
});

test('a closed link ends its output even if the input ended first', async () => {
  const { input, output, link } = await setUp();
  await link.start();
  input.end();
  await turns(2);
  await link.close();
  expect(output.writableEnded).toBe(true);
});

test('the taps of the pipe see each line, be it a message or not', async () => {
  const { input, output, link } = await setUp();
  const recorder = createRecorder();
  const over = recorder.newStream();
  tapInput(input, [{ at: 'client', did: 'got' }], recorder, over);
  tapOutput(output, [{ at: 'client', did: 'sent' }], recorder, over);
  input.write('no ');
  input.write('json\n');
  await turns(2);
  expect(recorder.records).toEqual([]);
  await link.start();
  await turns(2);
  await link.send(note('out'));
  expect(recorder.records).toEqual([
    { kind: 'message', at: 'client', did: 'got', over, message: { raw: 'no json' } },
    { kind: 'message', at: 'client', did: 'sent', over, message: note('out') },
  ]);
});
