// The relay children of stdio-process: what is written is passed on, and one that does not leave is named.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { closeAll } from './closing.ts';
import { isAlive } from './is-alive.ts';
import { createRelayServer } from './relay-server.ts';

const started: ChildProcess[] = [];
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

/** A process that never ends by itself; it says `up` first. */
const stubborn = async (): Promise<ChildProcess & { pid: number }> => {
  const program = 'process.stdout.write("up"); setInterval(() => {}, 60_000)';
  const child = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
  started.push(child);
  await once(child.stdout, 'data');
  return child as ChildProcess & { pid: number };
};

const arriveAs = (pid: number, { args }: { args: readonly string[] }, text = ''): Socket => {
  const socket = connect(Number(args.at(-1)), '127.0.0.1');
  socket.write(`${pid}\n${text}`);
  return socket;
};

test('a child passes both ways what is written, and has ended once its stdin has', async () => {
  let heard = '';
  const relay = await createRelayServer(async (socket) => {
    socket.on('data', (chunk) => {
      heard += chunk;
      socket.write(`back ${chunk}`);
    });
  });
  const child = spawn(relay.command.command, relay.command.args, { stdio: ['pipe', 'pipe', 'inherit'] });
  started.push(child);
  child.stdin.write('there');
  expect(String((await once(child.stdout, 'data'))[0])).toBe('back there');
  await relay.arrival();
  expect(relay.stillOpen()).toContain('the child process still runs');
  child.stdin.end();
  expect(await closeAll([], relay)).toEqual([]);
  expect(heard).toBe('there');
});

test('a child that lives on after its socket has closed is named, and ended', async () => {
  const child = await stubborn();
  const relay = await createRelayServer(async (socket) => void socket.resume(), 50);
  const socket = arriveAs(child.pid, relay.command);
  await relay.arrival();
  socket.end();
  await once(socket.resume(), 'close');
  expect(await closeAll([], relay)).toEqual(['the child process still runs']);
  expect(isAlive(child.pid)).toBe(false);
});

test('a socket that nobody reads to its end is named', async () => {
  const child = await stubborn();
  const relay = await createRelayServer(async () => {}, 50);
  arriveAs(child.pid, relay.command, 'unread').on('error', () => {});
  await relay.arrival();
  child.kill('SIGKILL');
  await once(child, 'close');
  expect(await closeAll([], relay)).toEqual(['the socket of a child that has ended is open']);
});

test('what follows the process id at once is left for the server', async () => {
  const child = await stubborn();
  let heard: Promise<unknown[]> | undefined;
  const relay = await createRelayServer(async (socket) => {
    heard = once(socket, 'data');
  }, 50);
  arriveAs(child.pid, relay.command, 'first line\n').on('error', () => {});
  await relay.arrival();
  expect(String((await heard)?.[0])).toBe('first line\n');
  await closeAll([], relay);
});
