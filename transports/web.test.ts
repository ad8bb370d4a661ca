// The contract of the hosts around an endpoint: each answers under its own name, everything is recorded by its address,
// and what is asked elsewhere fails as where a name leads nowhere.

import type { ServerResponse } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { createBridge } from './bridge.ts';
import { createRecorder } from './recorder.ts';
import { among, createWeb, type Web } from './web.ts';

const webs: Web[] = [];
afterEach(async () => {
  await Promise.all(webs.splice(0).map((web) => web.close()));
});

const opened = <W extends Web>(web: W): W => {
  webs.push(web);
  return web;
};

const saying = (text: string) => (_: unknown, response: { end(text: string): void }) => response.end(text);

const ask = async (web: Web, url: string) => (await web.fetch(url)).text();

test('each host answers under its own origin, whatever the form in which it is asked', async () => {
  const web = opened(createWeb({ 'https://one.test': saying('one'), 'http://two.test': saying('two') }));

  expect(await ask(web, 'https://one.test/a')).toBe('one');
  expect(await (await web.fetch(new URL('http://two.test/b'))).text()).toBe('two');
  expect(await (await web.fetch(new Request('https://one.test/c'))).text()).toBe('one');
  expect(web.openExchanges()).toEqual([]);
});

test('another origin, even one of the same name, is a network error and nobody hears of it', async () => {
  const web = opened(createWeb({ 'https://one.test': saying('one') }));

  await expect(web.fetch('http://one.test/')).rejects.toThrow(TypeError);
  await expect(web.fetch('https://elsewhere.test/')).rejects.toThrow(TypeError);
});

test('heads are recorded under the whole address, without query and without messages', async () => {
  const recorder = createRecorder();
  const json = (_: unknown, response: ServerResponse) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"a":1}');
  const web = opened(createWeb({ 'https://one.test': json }, recorder));

  expect(await ask(web, 'https://one.test/a?code=secret')).toBe('{"a":1}');
  expect(recorder.records).toMatchObject([
    { kind: 'request', path: 'https://one.test/a' },
    { kind: 'response', status: 200 },
  ]);
  expect(recorder.records).toHaveLength(2);
});

test('a bridge among hosts answers for its own paths alone, the web for the others of its host', async () => {
  const bridge = createBridge(saying('endpoint'), undefined, 'https://mcp.test');
  const hosts = createWeb({ 'https://mcp.test': saying('beside'), 'https://auth.test': saying('auth') });
  const web = opened(among(bridge, ['/mcp'], hosts));

  expect(await ask(web, 'https://mcp.test/mcp?x=1')).toBe('endpoint');
  expect(await ask(web, 'https://mcp.test/mcp/more')).toBe('beside');
  expect(await ask(web, 'https://auth.test/mcp')).toBe('auth');
});

test('a redirection leads from one host to another, and from a bridge into the web around it', async () => {
  const away = (_: unknown, response: ServerResponse) =>
    response.writeHead(302, { location: 'https://auth.test/there' }).end();
  const hosts = createWeb({ 'https://auth.test': saying('auth'), 'https://one.test': away });
  const web = opened(among(createBridge(away, undefined, 'https://mcp.test'), ['/mcp'], hosts));

  expect(await ask(web, 'https://one.test/')).toBe('auth');
  const response = await web.fetch('https://mcp.test/mcp');
  expect([await response.text(), response.url, response.redirected]).toEqual([
    'auth',
    'https://auth.test/there',
    true,
  ]);
});
