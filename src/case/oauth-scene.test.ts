// The contract of the scene around a protected endpoint: who is let in, where what lies, and where a user comes back.

import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { createWeb, type Web } from '../../transports/web.ts';
import { authorizationServer } from './doubles/authorization-server.ts';
import { bare, page } from './doubles/pages.ts';
import { oauthScene, type Scene } from './oauth-scene.ts';
import { endCell, startCell } from './running-cell.ts';

const cellOver = (transport: 'http' | 'sse') =>
  startCell({
    ids: ['discovery:optional'],
    title: 't',
    tier: '-',
    transport,
    revision: '2025-11-25',
    lacks: [],
  });

const webs: Web[] = [];
afterEach(async () => {
  endCell();
  await Promise.all(webs.splice(0).map((web) => web.close()));
});

/** A web of what lies around the endpoint, and behind the scene's guard the endpoint, which answers with 204. */
const webOf = ({ http }: Scene): Web => {
  const endpoint = (request: IncomingMessage, response: ServerResponse) =>
    http.guard?.(request, response, () => response.writeHead(204).end());
  const web = createWeb({ 'https://endpoint.test': endpoint, ...http.among?.hosts });
  webs.push(web);
  return web;
};

test.each([
  ['http', '/mcp'],
  ['sse', '/sse'],
] as const)(
  'over %s the metadata of the endpoint lies under its path and names both',
  async (transport, path) => {
    cellOver(transport);
    const scene = oauthScene();
    const url = `https://mcp.test/.well-known/oauth-protected-resource${path}`;

    const document = await (await webOf(scene).fetch(url)).json();

    expect(document).toEqual({
      resource: `https://mcp.test${path}`,
      authorization_servers: ['https://auth.test'],
    });
    expect(scene.asked()).toEqual([`GET ${url}`]);
  },
);

test('a token that was issued is let in, none and another one are challenged', async () => {
  cellOver('http');
  const server = authorizationServer({ clients: [{ client_id: 'known' }] });
  const scene = oauthScene({ servers: [server], resource: { challenge: 'Bearer realm="mcp"' } });
  const web = webOf(scene);
  const enter = async (authorization?: string) => {
    const response = await web.fetch('https://endpoint.test/mcp', {
      method: 'POST',
      body: '{}',
      ...(authorization !== undefined && { headers: { authorization } }),
    });
    await response.text();
    return [response.status, response.headers.get('www-authenticate')];
  };
  const body = new URLSearchParams({ grant_type: 'client_credentials', client_id: 'known' });
  const token = await (await web.fetch('https://auth.test/oauth/token', { method: 'POST', body })).json();

  expect(await enter()).toEqual([401, 'Bearer realm="mcp"']);
  expect(await enter('Bearer guessed')).toEqual([401, 'Bearer realm="mcp"']);
  expect(await enter(`Bearer ${token.access_token}`)).toEqual([204, null]);
  expect(scene.requests.filter(({ url }) => url === 'https://mcp.test/mcp')).toHaveLength(3);
});

test('pages replace those of the doubles, and what lies nowhere is answered with 404', async () => {
  cellOver('http');
  const scene = oauthScene({ pages: { 'https://auth.test/oauth/register': page({ mine: true }) } });
  const web = webOf(scene);

  expect(await (await web.fetch('https://auth.test/oauth/register', { method: 'POST' })).json()).toEqual({
    mine: true,
  });
  expect((await web.fetch('https://mcp.test/register')).status).toBe(404);
});

test('a browser follows redirections until it comes back to the application, or goes no further', async () => {
  cellOver('http');
  const at = (location: string) => bare(302, { location });
  const scene = oauthScene({
    pages: {
      'https://auth.test/start': at('/login'),
      'https://auth.test/login': at('http://localhost:3000/callback?code=c&state=s'),
      'https://auth.test/dead-end': bare(400),
    },
  });

  scene.provider.native.redirectToAuthorization(new URL('https://auth.test/start?client_id=x'));
  expect(Object.fromEntries((await scene.browse()) ?? [])).toEqual({ code: 'c', state: 's' });
  expect(scene.asked()).toEqual([
    'browser GET https://auth.test/start',
    'browser GET https://auth.test/login',
  ]);
  expect(scene.askedBeforeBrowser()).toEqual([]);

  scene.provider.native.redirectToAuthorization(new URL('https://auth.test/dead-end'));
  expect(await scene.browse()).toBeUndefined();
});

test('a connection that fails is finished by the user who comes back, not by one who leaves or was never sent', async () => {
  cellOver('http');
  const finished: string[] = [];
  const finishAuth = async (callback: URLSearchParams) => void finished.push(callback.get('code') ?? '');
  const pages = {
    'https://auth.test/start': bare(302, { location: 'http://localhost:3000/callback?code=c' }),
  };
  const stays = oauthScene({ pages });
  const leaves = oauthScene({ pages, userLeaves: true });

  expect(await stays.http.onRefused?.(finishAuth)).toBe(false);
  stays.provider.native.redirectToAuthorization(new URL('https://auth.test/start'));
  expect(await stays.http.onRefused?.(finishAuth)).toBe(true);
  expect(await stays.http.onRefused?.(finishAuth)).toBe(false);
  expect(leaves.http.onRefused).toBeUndefined();
  expect(finished).toEqual(['c']);
});
