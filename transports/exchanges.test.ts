// What counts as open at either end, and what will end by itself.

import { expect, test } from 'vitest';
import { createExchanges } from './exchanges.ts';
import { createRecorder } from './recorder.ts';

test('an exchange is open at each end until that end has seen it end', () => {
  const exchanges = createExchanges();
  const { ordinal } = exchanges.open('POST', '/mcp');
  exchanges.received(ordinal, 'POST /mcp');
  expect(exchanges.stillOpen()).toEqual(['POST /mcp #1 (client)', 'POST /mcp #1 (server)']);
  exchanges.ended(ordinal, 'server');
  expect(exchanges.stillOpen()).toEqual(['POST /mcp #1 (client)']);
  exchanges.ended(ordinal, 'client');
  expect(exchanges.stillOpen()).toEqual([]);
});

test('a client waits for the end of what it posted, and of no stream that it listens to', () => {
  const exchanges = createExchanges();
  exchanges.open('GET', '/mcp');
  expect(exchanges.onItsWay()).toBe(false);
  const { ordinal } = exchanges.open('POST', '/mcp');
  exchanges.received(ordinal, 'POST /mcp');
  expect(exchanges.onItsWay()).toBe(true);
  exchanges.ended(ordinal, 'client');
  expect(exchanges.onItsWay()).toBe(false);
});

test('the exchanges of two connections are counted by the recorder that they share', () => {
  const recorder = createRecorder();
  const [one, other] = [createExchanges(recorder), createExchanges(recorder)];
  const opened = [one, other, one].map((exchanges) => exchanges.open('POST', '/mcp').ordinal);
  expect(opened).toEqual([1, 2, 3]);
});
