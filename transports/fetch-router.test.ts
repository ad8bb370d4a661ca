// The router of the global fetch: it routes hosts it was told of, and leaves every other one alone.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBridge } from './bridge.ts';
import { installFetchRouter, nativeFetch, routeFetch } from './fetch-router.ts';

const before = globalThis.fetch;
const asked: string[] = [];

const platform: typeof fetch = async (input) => {
  asked.push(String(input instanceof Request ? input.url : input));
  return new Response('platform');
};

beforeAll(() => {
  globalThis.fetch = platform;
  installFetchRouter();
  installFetchRouter();
});

afterAll(() => {
  globalThis.fetch = before;
});

test('a routed host is served by its bridge, any other by the platform', async () => {
  expect(nativeFetch()).toBe(platform);

  const routed = async () => new Response('bridge');
  const unroute = routeFetch(new URL('http://bridge.test'), routed);
  const texts = async (...inputs: (string | URL | Request)[]) =>
    Promise.all(inputs.map(async (input) => (await fetch(input)).text()));
  const inputs = [
    'http://bridge.test/mcp',
    new URL('http://bridge.test/'),
    new Request('http://bridge.test/'),
  ];
  expect(await texts(...inputs)).toEqual(['bridge', 'bridge', 'bridge']);
  expect(await texts('http://other.test/', 'http://bridge.test:81/')).toEqual(['platform', 'platform']);
  expect(asked).toEqual(['http://other.test/', 'http://bridge.test:81/']);

  unroute();
  expect(await texts('http://bridge.test/')).toEqual(['platform']);
});

test('a bridge behind the router does not lead back to the router', async () => {
  const bridge = createBridge((_, response) => response.end('hello'));
  const own = nativeFetch();
  expect(bridge.fetch).not.toBe(globalThis.fetch);
  expect(own).not.toBe(globalThis.fetch);
  await bridge.close();
});
