// The options of a client of Streamable HTTP, on every path that they should reach.

import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  answered,
  barrier,
  type CaseContext,
  createEventStore,
  expect,
  minute,
  never,
  observed,
  settled,
  stopClock,
  suiteClientIdentity,
  text,
  verifies,
  type Wire,
} from '#case';

const plain = { name: 'plain', version: '1.0.0' };
const listed = { 'tools/list': () => ({ tools: [] }), 'tools/call': never('nobody calls here') };

/** The value of a header in every request so far, under the method of each. */
const headerIn = ({ records }: Wire, name: string): unknown[] =>
  records.flatMap((record) => (record.kind === 'request' ? [[record.over.kind, record.headers[name]]] : []));

/** Takes note of a header of every request that reaches the host. */
const reaching = (name: string) => {
  const seen: unknown[] = [];
  const answer = ({ method, headers }: IncomingMessage) => {
    seen.push([method, headers[name]]);
    return false;
  };
  return { seen, answer };
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

/** A client that keeps what it is told of errors and of its end. */
const telling = ({ sdk }: CaseContext) => {
  const told = { errors: [] as Error[], closes: 0 };
  const client = sdk.client(suiteClientIdentity, {
    onerror: (error) => told.errors.push(error),
    onclose: () => {
      told.closes += 1;
    },
  });
  return { client, told };
};

/** The four requests of a connection that is ended by its client. */
const methods = ['POST', 'POST', 'GET', 'DELETE'];

verifies(
  'http:client:headers',
  'a header given in an object, in Headers and in pairs is on every POST, on the GET and on the DELETE',
  async ({ sdk, connect }) => {
    const forms = [{ 'x-room': 'a' }, new Headers({ 'x-room': 'b' }), [['x-room', 'c']]];
    const { seen, answer } = reaching('x-room');
    for (const headers of forms) {
      const client = { requestInit: { headers } };
      const { http } = await connect(sdk.lowLevel(plain, {}, {}), sdk.client(suiteClientIdentity), {
        client,
        answer,
      });
      await http.link.terminateSession?.();
    }

    const rooms = (given: unknown[]) => given.flatMap((room) => methods.map((method) => [method, room]));
    expect(seen).toEqual(rooms(['a', 'b', 'c']));
  },
);

verifies(
  'http:client:headers:resumed',
  'the GET that resumes a broken standalone stream has the header of the user',
  async ({ sdk, connect, quiet }) => {
    const clock = stopClock();
    const gets: ServerResponse[] = [];
    const { seen, answer } = reaching('x-room');
    const reconnectionOptions = {
      initialReconnectionDelay: minute,
      maxReconnectionDelay: minute,
      reconnectionDelayGrowFactor: 1,
      maxRetries: 1,
    };
    const { server } = await connect(
      sdk.lowLevel(plain, { tools: { listChanged: true } }, listed),
      sdk.client(suiteClientIdentity),
      {
        server: { eventStore: createEventStore() },
        client: { reconnectionOptions, requestInit: { headers: { 'x-room': 'kitchen' } } },
        answer: (request, response) => {
          if (request.method === 'GET') gets.push(response);
          return answer(request);
        },
      },
    );
    await server.sendToolListChanged();
    await quiet();
    gets[0]?.destroy();
    await quiet();
    clock.advance(minute);
    await quiet();

    expect(seen.slice(2)).toEqual([
      ['GET', 'kitchen'],
      ['GET', 'kitchen'],
    ]);
  },
);

verifies(
  'http:client:headers:own-first',
  'session and version that the user gives beside the right ones are sent nowhere',
  async ({ sdk, connect, wire, revision }) => {
    const headers = { 'mcp-session-id': 'stale', 'mcp-protocol-version': '2025-03-26' };
    const server = sdk.lowLevel(plain, {}, {});
    const outcome = await settled(
      connect(server, sdk.client(suiteClientIdentity), {
        client: { requestInit: { headers } },
        server: { sessionIdGenerator: () => 'fresh' },
      }),
    );

    observed([
      outcome,
      headerIn(wire, 'mcp-session-id').slice(1),
      headerIn(wire, 'mcp-protocol-version').slice(1),
    ])
      .required((seen) =>
        expect(seen).toEqual([
          answered(expect.anything()),
          [
            ['POST', 'fresh'],
            ['GET', 'fresh'],
          ],
          [
            ['POST', revision],
            ['GET', revision],
          ],
        ]),
      )
      .divergent('users-first', (seen) =>
        expect(seen).toEqual([{ refused: expect.anything() }, [['POST', 'stale']], [['POST', '2025-03-26']]]),
      );
  },
);

verifies(
  'http:client:headers:accept',
  'a user who accepts and sends plain text changes neither what a POST accepts nor what it is declared to be',
  async ({ sdk, connect, wire }) => {
    const headers = { accept: 'text/plain', 'content-type': 'text/plain' };
    await connect(sdk.lowLevel(plain, {}, {}), sdk.client(suiteClientIdentity), {
      client: { requestInit: { headers } },
    });

    const both = expect.stringMatching(/application\/json, text\/event-stream$/);
    expect(headerIn(wire, 'accept')).toEqual([
      ['POST', both],
      ['POST', both],
      ['GET', expect.stringMatching(/text\/event-stream$/)],
    ]);
    expect(headerIn(wire, 'content-type').slice(0, 2)).toEqual([
      ['POST', 'application/json'],
      ['POST', 'application/json'],
    ]);
  },
);

verifies(
  ['http:client:fetch', 'http:client:request-init', 'http:client:request-init:get'],
  'the fetch of the user makes POST, GET and DELETE, each with the cache mode and credentials of the user',
  async ({ sdk, connect }) => {
    const { seen, fetch } = noting();
    const requestInit = { cache: 'no-store', credentials: 'omit' };
    const { http } = await connect(sdk.lowLevel(plain, {}, {}), sdk.client(suiteClientIdentity), {
      client: { fetch, requestInit },
    });
    await http.link.terminateSession?.();

    const given = ({ cache, credentials }: RequestInit) => ({ cache, credentials });
    expect(seen.map(({ method }) => method)).toEqual(methods);
    expect(seen.filter(({ method }) => method !== 'GET').map(given)).toEqual([
      requestInit,
      requestInit,
      requestInit,
    ]);
    observed(seen.filter(({ method }) => method === 'GET').map(given))
      .required((gets) => expect(gets).toEqual([requestInit]))
      .divergent('ignored', (gets) => expect(gets).toEqual([{ cache: undefined, credentials: undefined }]));
  },
);

/** A second client goes on in the session of a first one, with these options, and pings. */
const goingOn = async ({ sdk, connect }: CaseContext, options: Record<string, unknown> = {}) => {
  const seen: unknown[] = [];
  const first = await connect(sdk.lowLevel(plain, {}, {}), sdk.client(suiteClientIdentity));
  const { sessionId } = first.http.link;
  // The session belongs to the host of the first one: the requests of the second are sent there.
  const client = sdk.client(suiteClientIdentity);
  await connect(sdk.lowLevel(plain, {}, {}), client, {
    client: {
      sessionId,
      ...options,
      fetch: (_url: URL, init: RequestInit) => {
        const headers = new Headers(init.headers);
        seen.push([init.method, headers.get('mcp-session-id'), headers.get('mcp-protocol-version')]);
        return first.http.fetch(first.http.url, init);
      },
    },
  });
  return { seen, sessionId, pong: await client.ping() };
};

verifies(
  'http:client:session-id',
  'the ping of a client that is given a session is its first message, names the session and is answered',
  async (cell) => {
    const { seen, sessionId, pong } = await goingOn(cell);

    expect(pong).toEqual({});
    expect(seen).toEqual([['POST', sessionId, null]]);
  },
);

verifies(
  'http:client:protocol-version',
  'the ping of a client that is given a session and its version names both',
  async (cell) => {
    const { seen, sessionId } = await goingOn(cell, { protocolVersion: cell.revision });

    expect(seen).toEqual([['POST', sessionId, cell.revision]]);
  },
);

verifies(
  ['http:client:version:unknown', 'http:client:terminate:gone'],
  'neither initialize nor a ping after the end of the session names one, and initialize names no version',
  async ({ sdk, connect, wire }) => {
    const { http, client } = await connect(sdk.lowLevel(plain, {}, {}), sdk.client(suiteClientIdentity));
    const { sessionId } = http.link;
    await http.link.terminateSession?.();
    await settled(client.ping());

    expect(headerIn(wire, 'mcp-session-id')).toEqual([
      ['POST', undefined],
      ['POST', sessionId],
      ['GET', sessionId],
      ['DELETE', sessionId],
      ['POST', undefined],
    ]);
    expect(headerIn(wire, 'mcp-protocol-version')[0]).toEqual(['POST', undefined]);
  },
);

verifies(
  'http:client:terminate:none',
  'ending the session of a client without one sends nothing',
  async ({ sdk, connect, wire }) => {
    const { http } = await connect(sdk.lowLevel(plain, {}, {}), sdk.client(suiteClientIdentity));

    expect(await settled(http.link.terminateSession?.() ?? Promise.reject())).toEqual(answered(undefined));
    expect(headerIn(wire, 'accept').map((each) => (each as unknown[])[0])).not.toContain('DELETE');
  },
);

verifies(
  'http:client:start-once',
  'starting the link of a connected client fails, its ping is answered',
  async ({ sdk, connect }) => {
    const { http, client } = await connect(sdk.lowLevel(plain, {}, {}), sdk.client(suiteClientIdentity));

    expect(await settled(http.link.start())).toEqual({ refused: expect.anything() });
    expect(await client.ping()).toEqual({});
  },
);

verifies(
  'http:client:close',
  'a client that closes in the middle of a call leaves the stream of the call and the standalone one, told once',
  async (cell) => {
    const { client, told } = telling(cell);
    const started = barrier(2);
    const go = barrier(2);
    const left: unknown[] = [];
    const server = cell.sdk.lowLevel(
      plain,
      { tools: {} },
      {
        'tools/list': never('nobody lists here'),
        'tools/call': async () => {
          await started.arrive();
          await go.arrive();
          return { content: [text('too late')] };
        },
      },
    );
    await cell.connect(server, client, {
      answer: (request, response) => {
        response.once('close', () => {
          if (!response.writableFinished) left.push(request.method);
        });
        return false;
      },
    });
    const call = client.callTool({ name: 'wait' });
    call.catch(() => {});
    await started.arrive();
    await cell.quiet();
    const before = [...left];
    await client.close();
    await cell.quiet();

    expect(before).toEqual([]);
    expect(left.toSorted()).toEqual(['GET', 'POST']);
    expect(told.closes).toBe(1);
    expect(await settled(call)).toEqual({ refused: expect.anything() });
    await go.arrive();
  },
);
