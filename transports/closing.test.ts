// Closing names what would not close or was left open.

import { expect, test } from 'vitest';
import { closeAll, met } from './closing.ts';

const carrier = (open: readonly string[], order: string[]) => ({
  name: 'carrier',
  stillOpen: () => open,
  close: async () => void order.push('carrier'),
});

test('a clean close leaves nothing, in order', async () => {
  const order: string[] = [];
  const ends = ['client', 'server'].map((name) => ({ name, close: async () => void order.push(name) }));
  expect(await closeAll(ends, carrier([], order))).toEqual([]);
  expect(order).toEqual(['client', 'server', 'carrier']);
});

test('what fails and what stays open is named, and the rest is closed all the same', async () => {
  const order: string[] = [];
  const failing = { name: 'client', close: () => Promise.reject(new Error('planted')) };
  expect(await closeAll([failing], carrier(['GET /mcp #3 (server)'], order))).toEqual([
    'client: planted',
    'GET /mcp #3 (server)',
  ]);
  expect(order).toEqual(['carrier']);
});

test('what opens late and closes in time is not named', async () => {
  let open = ['POST /mcp #1 (server)'];
  setImmediate(() => {
    open = [];
  });
  expect(await closeAll([], { name: 'carrier', stillOpen: () => open, close: async () => {} })).toEqual([]);
});

test('what is on its way may arrive before anything is closed; what never arrives is not waited for', async () => {
  const order: string[] = [];
  const client = { name: 'client', close: async () => void order.push('client') };
  let onItsWay = true;
  setImmediate(() => {
    order.push('arrived');
    onItsWay = false;
  });
  await closeAll([client], { ...carrier([], order), onItsWay: () => onItsWay });
  expect(order).toEqual(['arrived', 'client', 'carrier']);

  await closeAll([client], { ...carrier([], order), onItsWay: () => true });
  expect(order.slice(3)).toEqual(['client', 'carrier']);
});

test('two ends that do not meet are closed before the error goes on', async () => {
  let closed = false;
  const joined = {
    server: undefined,
    close: async () => {
      closed = true;
      return [];
    },
  };
  await expect(met(joined, Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  expect(closed).toBe(true);
});
