// The link to a real child of a client played by hand: lines both ways, and an end that is the child's own.

import { once } from 'node:events';
import { expect, test } from 'vitest';
import type { JsonRpcMessage } from './json-rpc.ts';
import { within } from './patience.ts';
import { createSpawnedLink } from './spawned-link.ts';

const note = (text: string | undefined): JsonRpcMessage => ({
  jsonrpc: '2.0',
  method: 'x',
  params: { text },
});

/** A child that says its environment, repeats every line, and says `last` when its stdin has ended. */
const program = `
  const say = (text) => console.log(JSON.stringify({ jsonrpc: '2.0', method: 'x', params: { text } }));
  say(process.env.SAID);
  process.stdin.pipe(process.stdout, { end: false });
  process.stdin.on('end', () => say('last'));
`;

test('a child is given its environment and lines, and closing waits until it has left', async () => {
  const link = createSpawnedLink({
    command: process.execPath,
    args: ['-e', program],
    env: { SAID: 'hello' },
  });
  const got: JsonRpcMessage[] = [];
  const heard = new EventTarget();
  link.onmessage = (message) => {
    got.push(message);
    heard.dispatchEvent(new Event('message'));
  };
  let closes = 0;
  link.onclose = () => {
    closes += 1;
  };
  await link.start();
  await once(heard, 'message');
  await link.send(note('there and back'));
  await once(heard, 'message');
  expect(got).toEqual([note('hello'), note('there and back')]);
  const children = () => process.getActiveResourcesInfo().filter((name) => name === 'ProcessWrap').length;
  const before = children();
  await link.close();
  // The handle of a child that has left goes a turn later.
  expect([closes, await within(() => children() === before - 1)]).toEqual([1, true]);
});

test('a command that cannot be started is an error of the link', async () => {
  const link = createSpawnedLink({ command: './there-is-no-such-program', args: [] });
  const error = await new Promise<Error>((resolve) => {
    link.onerror = resolve;
  });
  expect(error).toMatchObject({ code: 'ENOENT' });
  await link.close();
});
