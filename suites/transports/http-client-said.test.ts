// What a client of Streamable HTTP tells its user, to the word, and what it takes without a word.

import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  answered,
  askedHosts,
  type CaseContext,
  expect,
  minute,
  never,
  settled,
  stopClock,
  suiteClientIdentity,
  verifies,
} from '#case';

const plain = { name: 'plain', version: '1.0.0' };
const listed = { 'tools/list': () => ({ tools: [] }), 'tools/call': never('nobody calls here') };

type Answer = (request: IncomingMessage, response: ServerResponse) => boolean;

/** A connected client, and what it told its user. */
const telling = async ({ sdk, connect }: CaseContext, answer?: Answer, native: object = {}) => {
  const errors: string[] = [];
  const heard: string[] = [];
  const client = sdk.client(suiteClientIdentity, {
    capabilities: { roots: { listChanged: true } },
    onerror: ({ message }) => errors.push(message),
    notifications: { 'notifications/tools/list_changed': () => void heard.push('changed') },
  });
  const server = sdk.lowLevel(plain, { tools: { listChanged: true } }, listed);
  const connected = await connect(server, client, { client: { ...native }, ...(answer && { answer }) });
  return { client, errors, heard, http: connected.http };
};

/** What a test does about the requests that come from a moment on. */
const armed = (reply: (response: ServerResponse, request: IncomingMessage) => unknown) => {
  const state = { on: false };
  const answer: Answer = (request, response) => {
    if (state.on) reply(response, request);
    return state.on;
  };
  return { state, answer };
};

const refuse = (response: ServerResponse) => response.writeHead(503).end();

/** Some say first which transport it was. */
const noStream = /^(Streamable HTTP error: )?Failed to open SSE stream: Service Unavailable$/;

verifies(
  ['http:client:said:lost', 'http:client:said:waits'],
  'a stream that breaks, refused after one second and after one and a half more: seven words to the user, no attempt more',
  async (cell) => {
    const clock = stopClock(1000);
    const streams: ServerResponse[] = [];
    const { errors } = await telling(cell, ({ method }, response) => {
      if (method !== 'GET') return false;
      streams.push(response);
      if (streams.length > 1) refuse(response);
      return streams.length > 1;
    });
    streams[0]?.destroy();
    await cell.quiet();
    const counts: number[] = [];
    for (const milliseconds of [999, 1, 1499, 1, 10 * minute]) {
      clock.advance(milliseconds);
      await cell.quiet();
      counts.push(streams.length);
    }

    expect(counts).toEqual([1, 2, 2, 3, 3]);
    const noReturn = expect.stringMatching(
      /^Failed to reconnect SSE stream: .*Failed to open SSE stream: Service Unavailable$/,
    );
    expect(errors).toEqual([
      expect.stringMatching(/^SSE stream disconnected: TypeError: terminated$/),
      ...[expect.stringMatching(noStream), noReturn, expect.stringMatching(noStream), noReturn],
      'Maximum reconnection attempts (2) exceeded.',
    ]);
  },
);

verifies(
  'http:client:said:stream-refused',
  'a standalone stream that is refused, by hand, with status 503 is told of twice, with its status in words',
  async (cell) => {
    const { client, errors } = await telling(cell, ({ method }, response) => {
      if (method === 'GET') refuse(response);
      return method === 'GET';
    });
    await cell.quiet();

    expect(errors).toEqual([expect.stringMatching(noStream), expect.stringMatching(noStream)]);
    expect(await client.ping()).toEqual({});
  },
);

verifies(
  'http:client:said:resume-refused',
  'a call that resumes a stream which is refused, by hand, waits, and its user is told twice',
  async (cell) => {
    const { state, answer } = armed(refuse);
    const { client, errors } = await telling(cell, answer);
    state.on = true;
    const over = new AbortController();
    const options = { resumptionToken: 'event-1', signal: over.signal };
    const call = settled(client.callTool({ name: 'work' }, options));
    await cell.quiet();
    state.on = false;

    expect(errors).toEqual([expect.stringMatching(noStream), expect.stringMatching(noStream)]);
    over.abort();
    await call;
  },
);

verifies(
  'http:client:said:unreadable',
  'a ping that is refused, by hand, with a body that breaks off fails, and says at what',
  async (cell) => {
    const { state, answer } = armed((response) => {
      response.writeHead(503, { 'content-length': '100' });
      response.write('half');
      setImmediate(() => response.destroy());
    });
    const { client, errors } = await telling(cell, answer);
    state.on = true;
    const ping = await settled(client.ping());
    state.on = false;

    const why = expect.stringMatching(/^(Streamable HTTP error: )?Error POSTing to endpoint/);
    expect(ping).toEqual({ refused: expect.objectContaining({ message: why }) });
    expect(errors).toEqual([why]);
  },
);

verifies(
  'http:client:said:type',
  'a ping that is answered, by hand, in plain text fails under a code of its own, with the type as it was declared',
  async (cell) => {
    const { state, answer } = armed((response) =>
      response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8' }).end('hello'),
    );
    const { client, errors } = await telling(cell, answer);
    state.on = true;
    const { refused } = (await settled(client.ping())) as unknown as { refused: Record<string, unknown> };
    state.on = false;

    const why = /^(Streamable HTTP error: )?Unexpected content type: text\/plain; charset=utf-8$/;
    expect(refused.message).toMatch(why);
    expect([-1, 'CLIENT_HTTP_UNEXPECTED_CONTENT']).toContain(refused.code);
    expect(errors).toEqual([refused.message]);
  },
);

verifies(
  'http:client:said:started',
  'the link of a connected client that is started says so',
  async (cell) => {
    const { http } = await telling(cell);
    const message =
      'StreamableHTTPClientTransport already started! If using Client class, note that connect() calls start() automatically.';

    expect(await settled(http.link.start())).toEqual({ refused: expect.objectContaining({ message }) });
  },
);

verifies(
  'http:client:said:no-provider',
  'finishing an authorization that nobody began fails',
  async (cell) => {
    const { http, client } = await telling(cell);
    const finished = await settled(http.finishAuth(new URLSearchParams({ code: 'granted' })));

    const message = expect.stringMatching(/^(No auth provider|finishAuth requires an OAuthClientProvider)$/);
    expect(finished).toEqual({ refused: expect.objectContaining({ message }) });
    expect(await client.ping()).toEqual({});
  },
);

verifies(
  'http:client:said:redirected',
  'a standalone stream that is redirected, by hand, to another host is told of with its address, which is never asked',
  async (cell) => {
    const errors: string[][] = [];
    const hosts = await askedHosts(async () => {
      const told = await telling(cell, ({ method }, response) => {
        if (method !== 'GET') return false;
        response.writeHead(307, { location: 'http://elsewhere.test/mcp?secret' }).end();
        return true;
      });
      await cell.quiet();
      errors.push(told.errors);
    });

    const why =
      /^(Streamable HTTP error: )?Failed to open SSE stream: Redirect to http:\/\/elsewhere\.test\/mcp not followed.* \(redirectPolicy: 'same-origin'\)$/;
    expect(errors).toEqual([[expect.stringMatching(why), expect.stringMatching(why)]]);
    expect(hosts).not.toContain('elsewhere.test');
  },
);

verifies(
  'http:client:said:redirects-kept',
  'POST, GET and DELETE tell the fetch of the user to follow no redirect, and nothing where redirects are left to it',
  async (cell) => {
    const asked = async (native: object) => {
      const seen: unknown[] = [];
      const fetch = (url: URL | string, init: RequestInit = {}) => {
        seen.push([init.method, init.redirect]);
        return globalThis.fetch(url, init);
      };
      const { http } = await telling(cell, undefined, { fetch, ...native });
      await http.link.terminateSession?.();
      return seen;
    };
    const methods = ['POST', 'POST', 'GET', 'DELETE'];

    expect(await asked({})).toEqual(methods.map((method) => [method, 'manual']));
    expect(await asked({ redirectPolicy: 'follow' })).toEqual(methods.map((method) => [method, undefined]));
  },
);

verifies(
  'http:client:said:notification',
  'a notification that is answered, by hand, in plain text with status 200 is sent, and nobody is told anything',
  async (cell) => {
    const { state, answer } = armed((response) =>
      response.writeHead(200, { 'content-type': 'text/plain' }).end('thanks'),
    );
    const { client, errors } = await telling(cell, answer);
    state.on = true;
    const sent = await settled(client.sendRootsListChanged());
    state.on = false;

    expect(sent).toEqual(answered(undefined));
    expect(errors).toEqual([]);
  },
);

verifies(
  'http:client:said:list',
  'a ping that the fetch of the user answers with a list of a notification and a result: both are taken',
  async (cell) => {
    const state = { on: false };
    const fetch = async (url: URL | string, init: RequestInit = {}) => {
      if (!state.on) return globalThis.fetch(url, init);
      const changed = { jsonrpc: '2.0', method: 'notifications/tools/list_changed' };
      const result = { jsonrpc: '2.0', id: JSON.parse(String(init.body)).id, result: {} };
      return Response.json([changed, result]);
    };
    const { client, errors, heard } = await telling(cell, undefined, { fetch });
    state.on = true;
    const pong = await settled(client.ping());
    state.on = false;
    await cell.quiet();

    expect(pong).toEqual(answered({}));
    expect([heard, errors]).toEqual([['changed'], []]);
  },
);

verifies('http:client:said:version', 'the link of a client tells the version of the cell', async (cell) => {
  const { http } = await telling(cell);

  expect((http.link as { protocolVersion?: string }).protocolVersion).toBe(cell.revision);
});

verifies(
  'http:client:said:ending-closed',
  'a DELETE that nobody answers is given up when its client is closed',
  async (cell) => {
    const left: string[] = [];
    const { state, answer } = armed((response) => response.once('close', () => left.push('DELETE')));
    const { client, http, errors } = await telling(cell, answer);
    state.on = true;
    const ending = (http.link.terminateSession?.() ?? Promise.resolve()).then(
      () => 'ended',
      ({ message }: Error) => message,
    );
    await cell.quiet();
    const before = [...left];
    await client.close();

    expect(await ending).toMatch(/abort/);
    await cell.quiet();
    expect([before, left]).toEqual([[], ['DELETE']]);
    expect(errors.at(-1)).toMatch(/abort/);
  },
);
