// The client side of legacy HTTP+SSE: where it posts and what with, and what it does when something goes wrong.

import type { ServerResponse } from 'node:http';
import {
  type CaseContext,
  expect,
  minute,
  never,
  observed,
  refused,
  settled,
  stopClock,
  suiteClientIdentity,
  verifies,
  type Wire,
  welcome,
} from '#case';

const plain = { name: 'plain', version: '1.0.0' };
const listed = { 'tools/list': () => ({ tools: [] }), 'tools/call': never('nobody calls here') };

type Headers = Record<string, string | undefined>;

/** Method, path and headers of every request so far, in order. */
const requestsIn = ({ records }: Wire): { method: string; path: string | undefined; headers: Headers }[] =>
  records.flatMap((record) =>
    record.kind === 'request'
      ? [{ method: record.over.kind, path: record.path, headers: record.headers }]
      : [],
  );

/** A client that keeps what it is told of errors and of its end. */
const telling = ({ sdk }: CaseContext) => {
  const errors: Error[] = [];
  const told = { errors, closes: 0 };
  const client = sdk.client(suiteClientIdentity, {
    onerror: (error) => errors.push(error),
    onclose: () => {
      told.closes += 1;
    },
  });
  return { client, told };
};

/** A fetch as users give one: it takes note of every request and passes it on. */
const noting = () => {
  const seen: RequestInit[] = [];
  const fetch = (url: URL | string, init: RequestInit = {}) => {
    seen.push(init);
    return globalThis.fetch(url, init);
  };
  return { seen, fetch };
};

verifies(
  ['sse:client:posts', 'sse:client:accept', 'sse:client:content-type'],
  'a GET for an event stream, then every message as JSON to the endpoint',
  async ({ sdk, connect, wire }) => {
    const { client } = await connect(
      sdk.lowLevel(plain, { tools: {} }, listed),
      sdk.client(suiteClientIdentity),
      { endpoint: '/inbox?room=kitchen' },
    );
    await client.listTools();

    const [get, ...posts] = requestsIn(wire);
    expect(get).toMatchObject({ method: 'GET', path: '/sse', headers: { accept: 'text/event-stream' } });
    expect(posts.map(({ method }) => method)).toEqual(['POST', 'POST', 'POST']);
    expect(wire.sent('client').length).toBe(3);
    expect(new Set(posts.map(({ path }) => path))).toEqual(
      new Set([expect.stringMatching(/^\/inbox\?room=kitchen&sessionId=\S+$/)]),
    );
    expect(posts.map(({ headers }) => headers['content-type'])).toEqual(posts.map(() => 'application/json'));
  },
);

verifies(
  'sse:client:version-header',
  'every message after initialize names the negotiated version',
  async ({ sdk, connect, wire, revision }) => {
    const { client } = await connect(sdk.lowLevel(plain, { tools: {} }, listed));
    await client.listTools();

    const versions = requestsIn(wire).map(({ headers }) => headers['mcp-protocol-version']);
    expect(versions).toEqual([undefined, undefined, revision, revision]);
  },
);

verifies(
  'sse:client:endpoint:awaited',
  'while the stream is open and has not said where to post nothing is posted, then a ping is answered',
  async (cell) => {
    let tell = () => {};
    const server = cell.sdk.lowLevel(plain, {}, {});
    const connecting = cell.connect(server, cell.sdk.client(suiteClientIdentity), {
      answer: (request, response) => {
        if (request.method !== 'GET') return false;
        const write = response.write.bind(response);
        response.write = (told: string) => {
          tell = () => void write(told);
          response.write = write;
          return write(': open\n\n');
        };
        return false;
      },
    });
    await cell.quiet();
    const before = requestsIn(cell.wire).map(({ method }) => method);
    tell();
    const { client } = await connecting;

    expect(before).toEqual(['GET']);
    expect(await client.ping()).toEqual({});
  },
);

verifies(
  'sse:client:endpoint:relative',
  'an endpoint without a slash, played by hand, lies beside the address of the stream',
  async ({ connect, peer, sdk, wire }) => {
    const server = peer('server');

    await Promise.all([
      connect(server, sdk.client(suiteClientIdentity), { endpoint: 'inbox' }),
      welcome(server),
    ]);

    const posts = requestsIn(wire).slice(1);
    expect(posts.map(({ path }) => path)).toEqual(
      posts.map(() => expect.stringMatching(/^\/inbox\?sessionId=\S+$/)),
    );
    expect(posts.length).toBe(2);
  },
);

verifies(
  'sse:client:endpoint:foreign',
  'connecting fails with one error and without a POST when the endpoint, played by hand, is of another origin',
  async (cell) => {
    const { client, told } = telling(cell);
    const outcome = await settled(
      cell.connect(cell.peer('server'), client, { endpoint: 'http://elsewhere.test/messages' }),
    );

    const message = 'Endpoint origin does not match connection origin: http://elsewhere.test';
    expect(outcome).toEqual({ refused: { code: undefined, message } });
    expect(told.errors.length).toBe(1);
    cell.wire.toRead([]);
    expect(requestsIn(cell.wire).map(({ method }) => method)).toEqual(['GET']);
  },
);

verifies(
  ['sse:client:not-a-message', 'sse:client:other-event'],
  'two events played by hand that are no messages are reported, one of another type is not, a ping is answered',
  async (cell) => {
    const server = cell.peer('server');
    const { client, told } = telling(cell);
    let stream: ServerResponse | undefined;

    await Promise.all([
      cell.connect(server, client, {
        answer: (request, response) => {
          if (request.method === 'GET') stream = response;
          return false;
        },
      }),
      welcome(server),
    ]);
    await server.sendText('this is not JSON');
    await server.sendInvalid({ hello: 'world' });
    await cell.quiet();
    const reported = told.errors.length;
    stream?.write('event: gossip\ndata: this is not JSON either\n\n');
    const ping = client.ping();
    const { id } = (await server.next()) as { id: number };
    await server.send({ jsonrpc: '2.0', id, result: {} });

    expect(await ping).toEqual({});
    expect([reported, told.errors.length]).toEqual([2, 2]);
  },
);

verifies(
  ['sse:client:get-refused', 'sse:client:get-refused:status'],
  'connecting fails with the status 503 that its GET was answered with, which is reported once',
  async (cell) => {
    const { client, told } = telling(cell);
    const outcome = await settled(
      cell.connect(cell.sdk.lowLevel(plain, {}, {}), client, {
        answer: (_request, response) => {
          response.writeHead(503).end();
          return true;
        },
      }),
    );

    expect(outcome).toEqual(refused(503, { message: 'SSE error: Non-200 status code (503)' }));
    expect(told.errors).toEqual([expect.objectContaining({ code: 503, event: expect.anything() })]);
    cell.wire.toRead([]);
    expect(requestsIn(cell.wire).map(({ method }) => method)).toEqual(['GET']);
  },
);

verifies(
  'sse:client:post-refused',
  'a listing fails with the status and the text that its POST was answered with, which is reported once',
  async (cell) => {
    const { client, told } = telling(cell);
    let full = false;
    await cell.connect(cell.sdk.lowLevel(plain, { tools: {} }, listed), client, {
      answer: (_request, response) => {
        if (full) response.writeHead(503).end('the kitchen is full');
        return full;
      },
    });
    full = true;
    const outcome = await settled(client.listTools());

    const message = 'Error POSTing to endpoint (HTTP 503): the kitchen is full';
    expect(outcome).toEqual({ refused: { code: undefined, message } });
    expect(told.errors.length).toBe(1);
  },
);

verifies(
  ['sse:client:lost', 'sse:client:lost:again'],
  'a broken stream is reported once; a minute later, as the server asked, another is opened and a ping answered',
  async (cell) => {
    const clock = stopClock();
    const streams: ServerResponse[] = [];
    const { client, told } = telling(cell);
    await cell.connect(cell.sdk.lowLevel(plain, {}, {}), client, {
      answer: (request, response) => {
        if (request.method === 'GET') streams.push(response);
        return false;
      },
    });
    streams[0]?.write(`retry: ${minute}\n\n`);
    await cell.quiet();
    streams[0]?.destroy();
    await cell.quiet();
    clock.advance(minute - 1);
    await cell.quiet();
    const early = { streams: streams.length, errors: told.errors.length, closes: told.closes };
    clock.advance(1);
    await cell.quiet();

    expect(early).toEqual({ streams: 1, errors: 1, closes: 0 });
    expect(streams.length).toBe(2);
    expect(await client.ping()).toEqual({});
    const [first, last] = [requestsIn(cell.wire)[1], requestsIn(cell.wire).at(-1)];
    expect(last?.path).not.toBe(first?.path);
  },
);

verifies(
  'sse:client:close',
  'the stream of a client that closes is left by it, the client is told once',
  async (cell) => {
    const { client, told } = telling(cell);
    let left = false;
    await cell.connect(cell.sdk.lowLevel(plain, {}, {}), client, {
      answer: (request, response) => {
        if (request.method === 'GET') {
          response.once('close', () => {
            left = true;
          });
        }
        return false;
      },
    });
    expect([left, told.closes]).toEqual([false, 0]);
    await client.close();
    await cell.quiet();

    expect([left, told.closes, told.errors]).toEqual([true, 1, []]);
  },
);

verifies(
  'sse:client:start-once',
  'starting the link of a connected client fails, and no second GET is sent',
  async ({ sdk, connect, wire, quiet }) => {
    const { http } = await connect(sdk.lowLevel(plain, {}, {}), sdk.client(suiteClientIdentity));
    const outcome = await settled(http.link.start());
    await quiet();

    const message =
      'SSEClientTransport already started! ' +
      'If using Client class, note that connect() calls start() automatically.';
    expect(outcome).toEqual({ refused: { code: undefined, message } });
    expect(requestsIn(wire).filter(({ method }) => method === 'GET').length).toBe(1);
  },
);

verifies(
  'sse:client:headers',
  'a header given in an object, in Headers and in pairs is on the GET and on every POST',
  async ({ sdk, connect }) => {
    const forms = [{ 'x-room': 'a' }, new Headers({ 'x-room': 'b' }), [['x-room', 'c']]];
    const seen: unknown[] = [];
    for (const headers of forms) {
      await connect(sdk.lowLevel(plain, {}, {}), sdk.client(suiteClientIdentity), {
        client: { requestInit: { headers } },
        answer: (request) => {
          seen.push([request.method, request.headers['x-room']]);
          return false;
        },
      });
    }

    const rooms = (get: unknown[], post = get) =>
      get.flatMap((room, at) => [
        ['GET', room],
        ['POST', post[at]],
        ['POST', post[at]],
      ]);
    observed(seen)
      .required((requests) => expect(requests).toEqual(rooms(['a', 'b', 'c'])))
      .divergent('objects-alone', (requests) => expect(requests).toEqual(rooms(['a', undefined, undefined])))
      .divergent('posts-alone', (requests) =>
        expect(requests).toEqual(rooms([undefined, undefined, undefined], ['a', undefined, undefined])),
      );
  },
);

verifies(
  ['sse:client:fetch', 'sse:client:request-init'],
  'the fetch of the user makes the GET and every POST, the POSTs with the cache mode and credentials of the user',
  async ({ sdk, connect, wire }) => {
    const { seen, fetch } = noting();
    const requestInit = { cache: 'no-store', credentials: 'omit' };
    const { client } = await connect(
      sdk.lowLevel(plain, { tools: {} }, listed),
      sdk.client(suiteClientIdentity),
      { client: { fetch, requestInit } },
    );
    await client.listTools();

    expect(seen.length).toBe(requestsIn(wire).length);
    expect(seen.length).toBe(4);
    const posts = seen.filter(({ method }) => method === 'POST');
    expect(posts.map(({ cache, credentials }) => ({ cache, credentials }))).toEqual(
      posts.map(() => requestInit),
    );
    expect(posts.length).toBe(3);
  },
);

verifies(
  'sse:client:event-source-init',
  'the fetch that is named for the stream makes the GET with the headers of the user, the other one every POST',
  async ({ sdk, connect }) => {
    const stream = noting();
    const others = noting();
    await connect(sdk.lowLevel(plain, {}, {}), sdk.client(suiteClientIdentity), {
      client: {
        fetch: others.fetch,
        eventSourceInit: { fetch: stream.fetch },
        requestInit: { headers: { 'x-room': 'kitchen' } },
      },
    });

    const rooms = stream.seen.map(({ headers }) => new Headers(headers).get('x-room'));
    expect(rooms).toEqual(['kitchen']);
    expect(others.seen.map(({ method }) => method)).toEqual(['POST', 'POST']);
  },
);
