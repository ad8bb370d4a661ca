// The options of a server of Streamable HTTP.

import type { ServerResponse } from 'node:http';
import {
  barrier,
  type CaseContext,
  expect,
  type HandlerContext,
  type Json,
  never,
  observed,
  open,
  rawHeaders,
  rawSession,
  readEvents,
  replacedGlobals,
  settled,
  suiteClientIdentity,
  text,
  verifies,
} from '#case';

const mebibyte = 1024 * 1024;
const identity = { name: 'serving', version: '1.0.0' };
const call = { jsonrpc: '2.0', id: 'call', method: 'tools/call', params: { name: 'work' } };
const ping = { jsonrpc: '2.0', id: 'raw', method: 'ping' };

type Options = Parameters<CaseContext['connect']>[2];

/** A server with one tool, a client played by hand, and what a test posts beside it. */
const serving = async ({ sdk, connect, peer }: CaseContext, options: Options = {}) => {
  const errors: Error[] = [];
  const calls: { params: Json; context: HandlerContext }[] = [];
  const server = sdk.lowLevel(
    identity,
    { tools: {} },
    {
      'tools/list': never('nobody lists here'),
      'tools/call': ({ params }, context) => {
        calls.push({ params, context });
        return { content: [text('done')] };
      },
    },
    { onerror: (error) => errors.push(error) },
  );
  const { http, client } = await connect(server, peer('client'), options);
  await open(client);
  const post = async (body: BodyInit | object, headers: Record<string, string> = {}) => {
    const plain = body === null || typeof body !== 'object' || body instanceof Uint8Array;
    const response = await http.fetch(http.url, {
      method: 'POST',
      headers: { ...rawHeaders(client), ...headers },
      body: plain ? (body as BodyInit) : JSON.stringify(body),
    });
    return { status: response.status, body: await response.text(), headers: response.headers };
  };
  return { http, client, errors, calls, post };
};

verifies(
  'http:server:globals',
  'a ping is answered, and requests and responses are still what the platform makes them',
  async (cell) => {
    const { post } = await serving(cell);
    const { status } = await post(ping);

    expect(status).toBe(200);
    observed(replacedGlobals())
      .required((seen) => expect(seen).toEqual([]))
      .divergent('replaced', (seen) => expect(seen).toEqual(['Request', 'Response']));
  },
);

verifies(
  ['http:server:session-initialized', 'http:server:session-initialized:awaited'],
  'initialize is answered once the user, who takes a while, was told of the session, and nobody is told again',
  async ({ sdk, connect, quiet }) => {
    const told: string[] = [];
    const go = barrier(2);
    const connecting = connect(sdk.lowLevel(identity, {}, {}), sdk.client(suiteClientIdentity), {
      server: {
        sessionIdGenerator: () => 'kettle',
        onsessioninitialized: async (id: string) => {
          told.push(id);
          await go.arrive();
          told.push('answer');
        },
      },
      answer: (_request, response) => {
        const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
        response.writeHead = ((...args: unknown[]) => {
          told.push('head');
          return writeHead(...args);
        }) as never;
        return false;
      },
    });
    connecting.catch(() => {});
    await quiet();
    const before = [...told];
    await go.arrive();
    const { client, http } = await connecting;
    await client.ping();

    expect(told.filter((each) => each === 'kettle')).toEqual(['kettle']);
    expect(http.link.sessionId).toBe('kettle');
    expect(before).toEqual(['kettle']);
  },
);

verifies(
  ['http:server:session-closed', 'http:server:session-closed:awaited'],
  'DELETE is answered once the user, who takes a while, was told of the session, and nobody is told again',
  async (cell) => {
    const told: string[] = [];
    const go = barrier(2);
    const onsessionclosed = async (id: string) => {
      told.push(id);
      await go.arrive();
    };
    const { http, client } = await serving(cell, { server: { onsessionclosed } });
    const deleting = http.fetch(http.url, { method: 'DELETE', headers: rawHeaders(client) });
    let status: number | undefined;
    const answer = deleting.then(async (response) => {
      await response.text();
      status = response.status;
    });
    await cell.quiet();
    const before = { status, told: [...told] };
    await go.arrive();
    await answer;

    expect(before).toEqual({ status: undefined, told: [client.sessionId] });
    expect({ status, told }).toEqual({ status: 200, told: [client.sessionId] });
  },
);

verifies(
  'http:server:session-closed:failed',
  'a session is gone although its user throws when told of its end',
  async (cell) => {
    const onsessionclosed = () => {
      throw new Error('the kitchen is on fire');
    };
    const { http, client, post } = await serving(cell, { server: { onsessionclosed } });
    const deleted = await http.fetch(http.url, { method: 'DELETE', headers: rawHeaders(client) });
    await deleted.text();

    expect(deleted.status).toBe(500);
    observed((await post(ping)).status)
      .required((status) => expect(status).toBe(404))
      .divergent('lives-on', (status) => expect(status).toBe(200));
  },
);

/** Reads a stream until it holds a text, then leaves it. */
const until = async (response: Response, wanted: string): Promise<boolean> => {
  const reader = response.body?.getReader();
  let read = '';
  for (let chunk = await reader?.read(); chunk && !chunk.done; chunk = await reader?.read()) {
    read += new TextDecoder().decode(chunk.value);
    if (read.includes(wanted)) break;
  }
  await reader?.cancel();
  return read.includes(wanted);
};

verifies(
  'http:server:keep-alive',
  'comments come on the stream of a call that waits and on the standalone one',
  async ({ sdk, connect, peer }) => {
    const go = barrier(2);
    const server = sdk.lowLevel(
      identity,
      { tools: {} },
      {
        'tools/list': never('nobody lists here'),
        'tools/call': async () => {
          await go.arrive();
          return { content: [] };
        },
      },
    );
    const { http } = await connect(server, peer('client'), { server: { keepAliveMs: 1 } });
    const session = await rawSession(http);
    const headers = rawHeaders(session);
    const standalone = await http.fetch(http.url, { headers });
    const calling = await http.fetch(http.url, { method: 'POST', headers, body: JSON.stringify(call) });

    expect(await until(standalone, ': keepalive\n\n')).toBe(true);
    expect(await until(calling, ': keepalive\n\n')).toBe(true);
    await go.arrive();
  },
);

verifies(
  'http:server:body-limit',
  'with a limit of 200 bytes a padded call is served, with one byte more refused with status 413, measured or not',
  async (cell) => {
    const { http, client, calls, post, errors } = await serving(cell, {
      server: { maxRequestBodySize: 200 },
    });
    // A body without a length, as a client sends one that it does not know yet.
    const unmeasured = async (body: string) => {
      const stream = new Blob([body]).stream();
      const init = { method: 'POST', headers: rawHeaders(client), body: stream, duplex: 'half' };
      const response = await http.fetch(http.url, init as RequestInit);
      await response.text();
      return response.status;
    };
    const padded = (length: number) => JSON.stringify(call).padEnd(length, ' ');
    const statuses = [
      (await post(padded(200))).status,
      (await post(padded(201))).status,
      await unmeasured(padded(200)),
      await unmeasured(padded(201)),
    ];

    expect(statuses).toEqual([200, 413, 200, 413]);
    expect(calls.length).toBe(2);
    expect(errors.length).toBe(2);
  },
);

/** The call, with spaces behind it up to so many bytes. */
const padded = (length: number): Uint8Array => Buffer.from(JSON.stringify(call).padEnd(length));

verifies('http:server:body-limit:default', 'a call padded to four mebibytes is served', async (cell) => {
  const { calls, post } = await serving(cell);

  expect((await post(padded(4 * mebibyte))).status).toBe(200);
  expect(calls.length).toBe(1);
});

verifies(
  'http:server:body-limit:default',
  'a call of one byte more than four mebibytes is refused with status 413',
  async (cell) => {
    const { calls, post } = await serving(cell);

    expect((await post(padded(4 * mebibyte + 1))).status).toBe(413);
    expect(calls).toEqual([]);
  },
);

const parseBody = (body: string) => {
  const frame = JSON.parse(body);
  return frame.id === 'call' ? { ...frame, params: { name: 'parsed' } } : frame;
};

verifies(
  'http:server:body-limit:parsed',
  'a call that its host has parsed is served though it is longer than the limit',
  async (cell) => {
    const { calls, post } = await serving(cell, { server: { maxRequestBodySize: 10 }, parseBody });

    expect((await post(call)).status).toBe(200);
    expect(calls.length).toBe(1);
  },
);

verifies(
  'http:server:parsed-body',
  'a call whose body its host has read and parsed is served as the host hands it on',
  async (cell) => {
    const { calls, post } = await serving(cell, { parseBody });

    expect((await post(call)).status).toBe(200);
    expect(calls.map(({ params }) => params)).toEqual([{ name: 'parsed' }]);
  },
);

verifies(
  'http:server:auth-info',
  'the handler of a call is told what the host wrote down of its access token',
  async (cell) => {
    const auth = { token: 'secret', clientId: 'kettle', scopes: ['tea'] };
    const { calls, post } = await serving(cell, {
      answer: (request) => {
        Object.assign(request, { auth: structuredClone(auth) });
        return false;
      },
    });
    await post(call);

    expect(calls.map(({ context }) => context.authInfo)).toEqual([auth]);
  },
);

verifies('http:server:headers', 'the handler of a call is told a header of its POST', async (cell) => {
  const { calls, post } = await serving(cell);
  await post(call, { 'x-room': 'kitchen' });

  expect(calls.map(({ context }) => context.requestHeader('X-Room'))).toEqual(['kitchen']);
});

verifies(
  'http:server:url',
  'the handler of a call is told the address that it was posted to',
  async (cell) => {
    const { calls, http, post } = await serving(cell);
    await post(call);

    expect(calls.map(({ context }) => context.requestUrl)).toEqual([String(http.url)]);
  },
);

verifies('http:server:session', 'the handler of a call is told the session of its POST', async (cell) => {
  const { client, calls, post } = await serving(cell);
  await post(call);

  expect(calls.map(({ context }) => context.sessionId)).toEqual([client.sessionId]);
});

verifies(
  ['http:server:stream-headers', 'http:server:names-session'],
  'the heads of a standalone stream, of the stream of a call and of JSON name the session, streams say more',
  async ({ sdk, connect, peer }) => {
    const headsOf = async (server: Options) => {
      const recipe = sdk.lowLevel(identity, {}, {});
      const { http } = await connect(recipe, peer('client'), server);
      const session = await rawSession(http);
      const headers = rawHeaders(session);
      const posted = await http.fetch(http.url, { method: 'POST', headers, body: JSON.stringify(ping) });
      const listening = await http.fetch(http.url, { headers });
      const heads = [listening, posted].map((response) => response.headers);
      await posted.text();
      await readEvents(listening).leave();
      return { session: session.sessionId, heads };
    };
    const streaming = await headsOf({});
    const terse = await headsOf({ server: { enableJsonResponse: true } });

    expect(streaming.heads.map((head) => head.get('mcp-session-id'))).toEqual([
      streaming.session,
      streaming.session,
    ]);
    expect(terse.heads.map((head) => head.get('mcp-session-id'))).toEqual([terse.session, terse.session]);
    const told = ['content-type', 'cache-control', 'x-accel-buffering'];
    const [stream, kept] = ['text/event-stream', 'no-cache, no-transform'];
    observed(streaming.heads.map((head) => told.map((name) => head.get(name))))
      .required((seen) => expect(seen).toEqual(streaming.heads.map(() => [stream, kept, 'no'])))
      .divergent('held-back', (seen) =>
        expect(seen).toEqual([
          [stream, kept, null],
          [stream, 'no-cache', null],
        ]),
      );
  },
);

verifies(
  'http:server:unprotected',
  'a ping from a foreign origin to a foreign host is served where the lists are there and the protection is not',
  async (cell) => {
    const { post } = await serving(cell, {
      server: { allowedHosts: ['kitchen.example'], allowedOrigins: ['https://kitchen.example'] },
    });

    expect((await post(ping, { origin: 'https://evil.example' })).status).toBe(200);
  },
);

verifies(
  'http:server:origin-reported',
  'a ping from a foreign origin and one to a foreign host are reported',
  async (cell) => {
    const allowedHosts: string[] = [];
    const { http, errors, post } = await serving(cell, {
      server: {
        enableDnsRebindingProtection: true,
        allowedHosts,
        allowedOrigins: ['https://kitchen.example'],
      },
    });
    allowedHosts.push('kitchen.example');
    const host = await post(ping);
    const afterHost = errors.length;
    allowedHosts.push(http.url.host);
    const origin = await post(ping, { origin: 'https://evil.example' });

    expect([host.status, afterHost, origin.status, errors.length]).toEqual([403, 1, 403, 2]);
    expect(await settled(post(ping).then(({ status }) => status))).toEqual({ answered: 200 });
  },
);
