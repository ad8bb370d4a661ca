// The legacy SSE host stands in for a user's code: which connection it hands a POST to, and that it does nothing else.

import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import type { Link } from './port.ts';
import { createSseHost } from './sse-host.ts';

const request = (method: string, url: string) => ({ method, url }) as unknown as IncomingMessage;
// A host that answers by itself fails here.
const silent = {} as ServerResponse;

/** Connections that take note of what they are handed. */
const setUp = () => {
  const posted: string[] = [];
  const closed: string[] = [];
  let [links, servers] = [0, 0];
  const host = createSseHost({
    nextServer: () => {
      const name = `server ${++servers}`;
      const close = async () => void closed.push(name);
      return { native: name, attach: (link) => link.start(), close };
    },
    createLink: () => {
      const sessionId = `session ${++links}`;
      const link: Link = { start: async () => {}, send: async () => {}, close: async () => {} };
      return { link, sessionId, post: async ({ url }) => void posted.push(`${sessionId} ${url}`) };
    },
  });
  const open = async () => host.handler(request('GET', '/sse'), silent);
  const post = async (query: string) => host.handler(request('POST', `/messages${query}`), silent);
  return { host, posted, closed, open, post };
};

test('there is no server before somebody connects, and then one for each connection', async () => {
  const { host, closed, open } = setUp();
  expect([host.server, host.servers()]).toEqual([undefined, []]);
  await open();
  await open();
  expect(host.server?.native).toBe('server 2');
  expect(host.servers().map(({ name }) => name)).toEqual(['server', 'server 2']);
  for (const each of host.servers()) await each.close();
  expect(closed).toEqual(['server 1', 'server 2']);
});

test('a POST meets the connection of its session, and the newest where it names none or an unknown one', async () => {
  const { posted, open, post } = setUp();
  await open();
  await open();
  await post('?sessionId=session%201');
  await post('?sessionId=made+up');
  await post('');
  expect(posted).toEqual([
    'session 1 /messages?sessionId=session%201',
    'session 2 /messages?sessionId=made+up',
    'session 2 /messages',
  ]);
});

test('a POST before any connection is 404, for there is no subject to ask', async () => {
  const { host } = setUp();
  const told: unknown[] = [];
  const response = {
    writeHead: (status: number) => {
      told.push(status);
      return { end: () => void told.push('end') };
    },
  } as unknown as ServerResponse;
  await host.handler(request('POST', '/messages'), response);
  expect(told).toEqual([404, 'end']);
});

test('what a connection throws is not swallowed', async () => {
  const host = createSseHost({
    nextServer: () => ({ native: undefined, attach: async () => {}, close: async () => {} }),
    createLink: () => ({
      link: { start: async () => {}, send: async () => {}, close: async () => {} },
      sessionId: 'one',
      post: () => Promise.reject(new Error('planted')),
    }),
  });
  await host.handler(request('GET', '/sse'), silent);
  await expect(host.handler(request('POST', '/messages'), silent)).rejects.toThrow('planted');
});

test('it tells the endpoint it is given, and hands bodies on parsed where told to parse', async () => {
  const told: unknown[] = [];
  const host = createSseHost({
    nextServer: () => ({ native: undefined, attach: async () => {}, close: async () => {} }),
    createLink: (path) => {
      told.push(path);
      const link: Link = { start: async () => {}, send: async () => {}, close: async () => {} };
      return { link, sessionId: 'one', post: async (_request, _response, body) => void told.push(body) };
    },
    endpoint: '/elsewhere',
    parseBody: (body) => ({ parsed: body }),
  });
  await host.handler(request('GET', '/sse'), silent);
  const posted = Object.assign(Readable.from(['{', '}']), { method: 'POST', url: '/elsewhere' });
  await host.handler(posted as unknown as IncomingMessage, silent);
  expect(told).toEqual(['/elsewhere', { parsed: '{}' }]);
});
