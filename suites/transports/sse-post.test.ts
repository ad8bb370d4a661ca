// What is posted to the server of legacy HTTP+SSE, and with which status it is answered.

import {
  type CaseContext,
  expect,
  type HandlerContext,
  type Json,
  never,
  observed,
  open,
  readEvents,
  text,
  verifies,
} from '#case';

const mebibyte = 1024 * 1024;
const call = { jsonrpc: '2.0', id: 'call', method: 'tools/call', params: { name: 'wörk' } };
const done = { event: 'message', data: { jsonrpc: '2.0', id: 'call', result: { content: [text('done')] } } };
const json = { 'content-type': 'application/json' };

type Options = Parameters<CaseContext['connect']>[2];

/** A server with one tool, a connection to it, and what a test posts there by itself. */
const serving = async ({ sdk, connect, peer, quiet }: CaseContext, options: Options = {}) => {
  const errors: Error[] = [];
  const calls: { params: Json; context: HandlerContext }[] = [];
  const server = sdk.lowLevel(
    { name: 'serving', version: '1.0.0' },
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
  const stream = readEvents(await http.fetch(http.url, { headers: { accept: 'text/event-stream' } }));
  await quiet();
  const endpoint = new URL(String(stream.events[0]?.data), http.url);
  const ask = async (body: string | Uint8Array, headers: Record<string, string> = json) => {
    const response = await http.fetch(endpoint, { method: 'POST', headers, body: body as BodyInit });
    const said = [response.status, await response.text()] as const;
    await quiet();
    return said;
  };
  const post = async (...asked: Parameters<typeof ask>) => (await ask(...asked))[0];
  return { http, client, errors, calls, endpoint, ask, post, answers: () => stream.events.slice(1) };
};

verifies(
  'sse:post:accepted',
  'a posted call is answered with status 202, and on the stream',
  async (cell) => {
    const { post, answers, errors } = await serving(cell);

    expect(await post(JSON.stringify(call))).toBe(202);
    expect(answers()).toEqual([done]);
    expect(errors).toEqual([]);
  },
);

verifies(
  ['sse:post:not-json', 'sse:post:not-a-message', 'sse:post:not-a-message:reported'],
  'half of an object and an object that is no message are refused with status 400, the call after them is served',
  async (cell) => {
    const { client, post, answers, errors } = await serving(cell);
    await client.sendText('{"jsonrpc": "2.0", "method":');
    const before = errors.length;
    await client.sendInvalid({ hello: 'world' });
    const reported = errors.length - before;
    const after = await post(JSON.stringify(call));

    const statuses = cell.wire.records.flatMap((record) =>
      record.kind === 'response' ? [record.status] : [],
    );
    const [half, none] = statuses.slice(-3);
    expect([half, none, after]).toEqual([400, 400, 202]);
    expect(reported).toBe(1);
    expect(answers()).toEqual([done]);
  },
);

verifies(
  'sse:post:content-type',
  'a call declared as text, or not declared at all, is refused with status 400 and reported',
  async (cell) => {
    const { post, answers, errors } = await serving(cell);
    const body = new TextEncoder().encode(JSON.stringify(call));
    const statuses = [
      await post(body, { 'content-type': 'text/plain' }),
      await post(body, {}),
      await post(body, { 'content-type': 'application/jsonp' }),
    ];

    expect(statuses).toEqual([400, 400, 400]);
    expect(errors.length).toBe(3);
    expect(answers()).toEqual([]);
  },
);

verifies(
  'sse:post:told',
  'whoever posts is told what became of it in words, the user the same as errors where there are any',
  async (cell) => {
    const { ask, errors } = await serving(cell);
    const large = JSON.stringify(call).padEnd(4 * mebibyte + 1, ' ');
    const said = [
      await ask(JSON.stringify(call)),
      await ask(JSON.stringify(call), { 'content-type': 'text/plain' }),
      await ask(new TextEncoder().encode(JSON.stringify(call)), {}),
      await ask(large),
    ];

    expect(said).toEqual([
      [202, 'Accepted'],
      [400, 'Error: Unsupported content-type: text/plain'],
      // Worded by the library that parses media types.
      [400, expect.stringMatching(/^TypeError: .+/)],
      [400, 'PayloadTooLargeError: request entity too large'],
    ]);
    expect(errors.map(String)).toEqual(said.slice(1).map(([, words]) => words));
  },
);

verifies(
  'sse:post:quoted',
  'half of an object and an object that is no message are quoted to whoever posts them',
  async (cell) => {
    const said: unknown[] = [];
    const { client } = await serving(cell, {
      answer: (_request, response) => {
        const end = response.end.bind(response);
        response.end = ((...given: [string]) => {
          said.push(given[0]);
          return end(...given);
        }) as typeof response.end;
        return false;
      },
    });
    said.length = 0;
    await client.sendText('{"jsonrpc": "2.0", "method":');
    await client.sendInvalid({ hello: 'world' });

    expect(said).toEqual([
      'Invalid message: {"jsonrpc": "2.0", "method":',
      'Invalid message: {"hello":"world"}',
    ]);
  },
);

verifies(
  'sse:post:charset',
  'a call in Latin-1 that is declared as such, and one in UTF-8 that declares nothing, reach their handler',
  async (cell) => {
    const { post, calls } = await serving(cell);
    const narrow = Buffer.from(JSON.stringify(call), 'latin1');
    const statuses = [
      await post(narrow, { 'content-type': 'application/json; charset=iso-8859-1' }),
      await post(Buffer.from(JSON.stringify(call))),
    ];

    expect(statuses).toEqual([202, 202]);
    expect(calls.map(({ params }) => params.name)).toEqual(['wörk', 'wörk']);
  },
);

/** The call, with spaces behind it up to so many bytes. */
const padded = (length: number): Uint8Array => {
  const bytes = Buffer.from(JSON.stringify(call));
  return Buffer.concat([bytes, Buffer.alloc(length - bytes.length, ' ')]);
};

verifies('sse:post:too-large', 'a call padded to four mebibytes is served', async (cell) => {
  const { post, answers, errors } = await serving(cell);

  expect(await post(padded(4 * mebibyte))).toBe(202);
  expect(errors).toEqual([]);
  expect(answers()).toEqual([done]);
});

verifies(
  'sse:post:too-large',
  'a call of one byte more than four mebibytes is refused with status 400 and reported',
  async (cell) => {
    const { post, calls, answers, errors } = await serving(cell);

    expect(await post(padded(4 * mebibyte + 1))).toBe(400);
    expect(errors.length).toBe(1);
    expect([calls, answers()]).toEqual([[], []]);
  },
);

verifies(
  'sse:post:parsed',
  'a call whose body its host has read and parsed is served as the host hands it on',
  async (cell) => {
    const parseBody = (body: string) => {
      const frame = JSON.parse(body);
      return frame.id === 'call' ? { ...frame, params: { name: 'parsed' } } : frame;
    };
    const { post, calls, answers } = await serving(cell, { parseBody });

    expect(await post(JSON.stringify(call))).toBe(202);
    expect(calls.map(({ params }) => params)).toEqual([{ name: 'parsed' }]);
    expect(answers()).toEqual([done]);
  },
);

verifies(
  'sse:post:auth-info',
  'the handler of a call is told what the host wrote down of its access token',
  async (cell) => {
    const auth = { token: 'secret', clientId: 'kettle', scopes: ['tea'] };
    const { post, calls } = await serving(cell, {
      answer: (request) => {
        Object.assign(request, { auth: structuredClone(auth) });
        return false;
      },
    });
    await post(JSON.stringify(call));

    expect(calls.map(({ context }) => context.authInfo)).toEqual([auth]);
  },
);

verifies(
  'sse:post:headers',
  'the handler of a call is told a header that it was posted with',
  async (cell) => {
    const { post, calls } = await serving(cell);
    await post(JSON.stringify(call), { ...json, 'x-room': 'kitchen' });

    expect(calls.map(({ context }) => context.requestHeader('X-Room'))).toEqual(['kitchen']);
  },
);

verifies(
  'sse:post:url',
  'the handler of a call is told the address that it was posted to, session included',
  async (cell) => {
    const { post, calls, endpoint } = await serving(cell);
    await post(JSON.stringify(call));

    expect(calls.map(({ context }) => context.requestUrl)).toEqual([endpoint.href]);
  },
);

const evil = { ...json, origin: 'https://evil.example' };
const friendly = { ...json, origin: 'https://kitchen.example' };

verifies(
  'sse:post:origin',
  'a call posted from a foreign origin is refused by a server with the default options',
  async (cell) => {
    const { post, answers } = await serving(cell);
    const status = await post(JSON.stringify(call), evil);

    observed({ status, answers: answers() })
      .required((seen) => expect(seen).toEqual({ status: 403, answers: [] }))
      .divergent('served', (seen) => expect(seen).toEqual({ status: 202, answers: [done] }));
  },
);

verifies(
  ['sse:post:origin:forbidden', 'sse:post:origin:allowed'],
  'of two calls the one from the allowed origin is served, the other refused with status 403 and reported',
  async (cell) => {
    const allowedOrigins: string[] = [];
    const { post, answers, errors } = await serving(cell, {
      // Nothing is refused as long as the list is empty, so that the client can connect.
      server: { enableDnsRebindingProtection: true, allowedOrigins },
    });
    const reported = errors.length;
    allowedOrigins.push('https://kitchen.example');
    const statuses = [
      await post(JSON.stringify(call), friendly),
      await post(JSON.stringify({ ...call, id: 'evil' }), evil),
    ];

    expect(statuses).toEqual([202, 403]);
    expect(answers()).toEqual([done]);
    expect(errors.length - reported).toBe(1);
  },
);

verifies(
  'sse:post:origin:absent',
  'a call without an origin is served where origins are listed',
  async (cell) => {
    const allowedOrigins: string[] = [];
    const { post } = await serving(cell, {
      server: { enableDnsRebindingProtection: true, allowedOrigins },
    });
    allowedOrigins.push('https://kitchen.example');
    const status = await post(JSON.stringify(call));

    observed(status)
      .required((seen) => expect(seen).toBe(202))
      .divergent('refused', (seen) => expect(seen).toBe(403));
  },
);

verifies(
  'sse:post:host',
  'a call is refused with status 403 under a host that is no longer allowed, and served once it is again',
  async (cell) => {
    const allowedHosts: string[] = [];
    const { http, post, answers } = await serving(cell, {
      server: { enableDnsRebindingProtection: true, allowedHosts },
    });
    allowedHosts.push('kitchen.example');
    const refused = await post(JSON.stringify({ ...call, id: 'refused' }));
    allowedHosts.push(http.url.host);
    const served = await post(JSON.stringify(call));

    expect([refused, served]).toEqual([403, 202]);
    expect(answers()).toEqual([done]);
  },
);

verifies(
  'sse:post:none-listed',
  'a call from any origin is served where the protection is on and both lists are empty',
  async (cell) => {
    const { post } = await serving(cell, {
      server: { enableDnsRebindingProtection: true, allowedHosts: [], allowedOrigins: [] },
    });

    expect(await post(JSON.stringify(call), evil)).toBe(202);
  },
);

verifies(
  'sse:post:forbidden:told',
  'whoever posts from a foreign origin, or to a foreign host, is told which, the user the same as an error',
  async (cell) => {
    const allowedHosts: string[] = [];
    const allowedOrigins: string[] = [];
    const { http, ask, errors } = await serving(cell, {
      server: { enableDnsRebindingProtection: true, allowedHosts, allowedOrigins },
    });
    allowedOrigins.push('https://kitchen.example');
    const said = [await ask(JSON.stringify(call), evil)];
    allowedHosts.push('kitchen.example');
    said.push(await ask(JSON.stringify(call), friendly));

    const reasons = ['Invalid Origin header: https://evil.example', `Invalid Host header: ${http.url.host}`];
    expect(said).toEqual(reasons.map((reason) => [403, reason]));
    expect(errors.map(({ message }) => message)).toEqual(reasons);
  },
);

verifies(
  'sse:post:unprotected',
  'a call from a foreign origin to a foreign host is served where the lists are there and the protection is not',
  async (cell) => {
    const { post } = await serving(cell, {
      server: { allowedHosts: ['kitchen.example'], allowedOrigins: ['https://kitchen.example'] },
    });

    expect(await post(JSON.stringify(call), evil)).toBe(202);
  },
);
