// The watch over a cell's leftovers notices each kind it speaks of, and nothing that was cleaned up.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { watchResources } from './resources.ts';

test('a timer and an interval that were never cleared are named', async () => {
  const watch = watchResources();
  const timer = setTimeout(() => {}, 60_000);
  const interval = setInterval(() => {}, 30_000);
  expect(await watch.leftovers()).toEqual(['interval of 30000 ms', 'timer of 60000 ms']);
  clearTimeout(timer);
  clearInterval(interval);
});

test('cleared, fired and unreferenced timers are not', async () => {
  const watch = watchResources();
  clearTimeout(setTimeout(() => {}, 60_000));
  clearInterval(setInterval(() => {}, 60_000));
  const unreferenced = setTimeout(() => {}, 60_000).unref();
  await new Promise<void>((resolve) => setTimeout(resolve, 0));
  expect(await watch.leftovers()).toEqual([]);
  clearTimeout(unreferenced);
});

test('a short timer is given the time to fire, one that starts another for ever is named', async () => {
  const once = watchResources();
  setTimeout(() => setTimeout(() => setTimeout(() => {}, 4), 4), 4);
  expect(await once.leftovers()).toEqual([]);

  const watch = watchResources();
  let goesOn = true;
  const again = () => {
    if (goesOn) setTimeout(again, 0);
  };
  again();
  expect(await watch.leftovers()).toEqual(['timer of 0 ms']);
  goesOn = false;
});

test('a timer that is named never fires, an unreferenced one still does', async () => {
  const fired: string[] = [];
  const watch = watchResources();
  setTimeout(() => fired.push('kept'), 60);
  setTimeout(() => fired.push('unreferenced'), 60).unref();
  expect(await watch.leftovers()).toEqual(['timer of 60 ms']);
  await new Promise<void>((resolve) => setTimeout(resolve, 120));
  expect(fired).toEqual(['unreferenced']);
});

test('a listening server is named', async () => {
  const watch = watchResources();
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  expect(await watch.leftovers()).toEqual(['TCPServerWrap']);
  server.close();
});

/** Handles of children that have ended are listed for a while: what a watch begins with must not have them. */
const noChildren = async () => {
  while (process.getActiveResourcesInfo().includes('ProcessWrap')) {
    await new Promise<void>((resolve) => setTimeout(resolve, 1));
  }
};

/** A child that lives until its input ends. */
const startChild = async () => {
  const child = spawn(process.execPath, ['-e', 'process.stdin.resume()']);
  await once(child, 'spawn');
  return child;
};

test('a child process is named', async () => {
  const watch = watchResources();
  const child = await startChild();
  expect(await watch.leftovers()).toContain('ProcessWrap');
  child.kill();
  await noChildren();
});

test('a child process is given time to end', async () => {
  const watch = watchResources();
  const child = await startChild();
  child.stdin.end();
  expect(await watch.leftovers(10_000)).toEqual([]);
  await noChildren();
});

test('a child process that takes longer to end is named', async () => {
  const watch = watchResources();
  const child = await startChild();
  expect(await watch.leftovers(20)).toContain('ProcessWrap');
  child.kill();
  await noChildren();
});

test('a timer or interval runs until it has fired or was cleared, referenced or not', async () => {
  const watch = watchResources();
  expect(watch.runs(5)).toBe(false);
  const interval = setInterval(() => {}, 5).unref();
  expect([watch.runs(4), watch.runs(5)]).toEqual([false, true]);
  clearInterval(interval);
  expect(watch.runs(5)).toBe(false);
  await new Promise<void>((resolve) => setTimeout(resolve, 2));
  expect(watch.runs(5)).toBe(false);
  await watch.leftovers();
});
