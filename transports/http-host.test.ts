// The HTTP host stands in for a user's code: which transport it hands a request to, and that it does nothing else.

import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { createHttpHost } from './http-host.ts';
import type { Link } from './port.ts';

/** Transports that take note of what they are handed, and open a session when told to initialize. */
const setUp = async () => {
  const handled: string[] = [];
  let made = 0;
  const host = await createHttpHost({
    nextServer: () => ({ native: undefined, attach: (link) => link.start(), close: async () => {} }),
    createLink: () => {
      made += 1;
      const name = `link ${made}`;
      const link: Link = { start: async () => {}, send: async () => {}, close: async () => {} };
      return {
        link,
        async handle(request) {
          handled.push(name);
          if (request.url === '/initialize') link.sessionId = `session of ${name}`;
        },
      };
    },
  });
  const ask = (url: string, session?: string) =>
    host.handle(
      {
        url,
        headers: session === undefined ? {} : { 'mcp-session-id': session },
      } as unknown as IncomingMessage,
      // A host that answers by itself fails here.
      {} as ServerResponse,
    );
  return { ask, handled, host };
};

test('a server waits before anybody has come', async () => {
  const { handled, host } = await setUp();
  expect(host.servers()).toHaveLength(1);
  expect(handled).toEqual([]);
});

test('requests without a session meet the newest server until that one has a session', async () => {
  const { ask, handled } = await setUp();
  await ask('/nonsense');
  await ask('/initialize');
  await ask('/initialize');
  await ask('/list');
  expect(handled).toEqual(['link 1', 'link 1', 'link 2', 'link 3']);
});

test('a known session meets its own server, an unknown one the newest', async () => {
  const { ask, handled } = await setUp();
  await ask('/initialize');
  await ask('/initialize');
  await ask('/list', 'session of link 1');
  await ask('/list', 'session of link 2');
  await ask('/list', 'made up');
  expect(handled.slice(2)).toEqual(['link 1', 'link 2', 'link 2']);
});

test('the newest server is the one that got the latest session', async () => {
  const { ask, host } = await setUp();
  await ask('/initialize');
  const first = host.newest();
  await ask('/initialize');
  expect(host.newest()).not.toBe(first);
});

test('what a transport throws is not swallowed', async () => {
  const host = await createHttpHost({
    nextServer: () => ({ native: undefined, attach: async () => {}, close: async () => {} }),
    createLink: () => ({
      link: { start: async () => {}, send: async () => {}, close: async () => {} },
      handle: () => Promise.reject(new Error('planted')),
    }),
  });
  await expect(host.handle({ headers: {} } as IncomingMessage, {} as ServerResponse)).rejects.toThrow(
    'planted',
  );
});

test('told to parse, the host hands the body of a POST on parsed, and nothing for a GET', async () => {
  const handed: unknown[] = [];
  const host = await createHttpHost({
    nextServer: () => ({ native: undefined, attach: (link) => link.start(), close: async () => {} }),
    createLink: () => ({
      link: { start: async () => {}, send: async () => {}, close: async () => {} },
      handle: async (_request, _response, body) => void handed.push(body),
    }),
    parseBody: (body) => ({ parsed: body }),
  });
  const posted = Object.assign(Readable.from(['{', '}']), { method: 'POST', headers: {} });
  await host.handle(posted as unknown as IncomingMessage, {} as ServerResponse);
  await host.handle({ method: 'GET', headers: {} } as IncomingMessage, {} as ServerResponse);
  expect(handed).toEqual([{ parsed: '{}' }, undefined]);
});
