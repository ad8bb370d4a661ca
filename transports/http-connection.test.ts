// A guard in front of a host: what it passes on, what it answers itself, and what becomes of its errors.

import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { createBridge } from './bridge.ts';
import { guarded } from './http-connection.ts';
import type { Guard } from './port.ts';

const answer = (_request: IncomingMessage, response: ServerResponse) => void response.end('the host');

const askedBehind = async (guard: Guard | undefined) => {
  const bridge = createBridge(guarded(answer, guard));
  const response = await bridge.fetch(bridge.origin);
  const asked = [response.status, await response.text()];
  await bridge.close();
  return asked;
};

test('a request meets the host where there is no guard, or where the guard passes it on', async () => {
  expect(await askedBehind(undefined)).toEqual([200, 'the host']);
  expect(await askedBehind((_request, _response, next) => next())).toEqual([200, 'the host']);
});

test('a guard that answers keeps the request from the host', async () => {
  const refusing: Guard = (_request, response) => response.writeHead(401).end('no');
  expect(await askedBehind(refusing)).toEqual([401, 'no']);
});

test('an error of the guard, passed on or thrown, is told instead of the answer of the host', async () => {
  const passing: Guard = (_request, _response, next) => next(new Error('broken'));
  const throwing: Guard = () => {
    throw new Error('broken');
  };
  const rejecting: Guard = async () => throwing(...([] as unknown as Parameters<Guard>));
  for (const guard of [passing, throwing, rejecting]) {
    expect(await askedBehind(guard)).toEqual([500, 'Error: broken']);
  }
});
