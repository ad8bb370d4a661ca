// What Streamable HTTP shows besides messages: methods, headers, statuses, bodies.

import {
  enveloped,
  expect,
  initializeParams,
  never,
  open,
  type Peer,
  text,
  verifies,
  type Wire,
} from '#case';

/** The headers of a POST that the specification demands, beside those a test is about. */
const posting = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };

const sessionOf = ({ sessionId }: Peer): Record<string, string> =>
  sessionId === undefined ? {} : { 'mcp-session-id': sessionId };

const statusesOf = ({ records }: Wire): unknown[] =>
  records.flatMap((record) => (record.kind === 'response' ? [record.status] : []));

verifies(
  'http:accept-header',
  'every POST accepts JSON and an event stream',
  async ({ sdk, connect, wire }) => {
    const server = sdk.lowLevel(
      { name: 'plain', version: '1.0.0' },
      { tools: {} },
      { 'tools/list': () => ({ tools: [] }), 'tools/call': never('nobody calls here') },
    );

    const { client } = await connect(server);
    await client.listTools();

    const posts = wire.records.flatMap((record) =>
      record.kind === 'request' && record.over.kind === 'POST' ? [record.headers.accept ?? ''] : [],
    );
    expect(posts.length).toBeGreaterThan(1);
    for (const accept of posts) {
      expect(accept.split(/\s*,\s*/).sort()).toEqual(['application/json', 'text/event-stream']);
    }
  },
);

verifies(
  ['http:protocol-version-header', 'http:protocol-version-header:negotiated'],
  'every request after initialize names the negotiated version',
  async ({ sdk, connect, wire, revision }) => {
    const server = sdk.lowLevel(
      { name: 'plain', version: '1.0.0' },
      { tools: {} },
      { 'tools/list': () => ({ tools: [] }), 'tools/call': never('nobody calls here') },
    );

    const { client } = await connect(server);
    await client.listTools();

    const versions = wire.records.flatMap((record) =>
      record.kind === 'request' ? [record.headers['mcp-protocol-version']] : [],
    );
    expect(versions.length).toBeGreaterThan(2);
    expect(new Set(versions.slice(1))).toEqual(new Set([revision]));
  },
);

verifies(
  'http:protocol-version-header:every-request',
  'every POST names the version',
  async ({ sdk, connect, wire, revision }) => {
    const server = sdk.lowLevel(
      { name: 'plain', version: '1.0.0' },
      { tools: {} },
      { 'tools/list': () => ({ tools: [] }), 'tools/call': never('nobody calls here') },
    );

    const { client } = await connect(server);
    await client.listTools();

    const versions = wire.records.flatMap((record) =>
      record.kind === 'request' ? [record.headers['mcp-protocol-version']] : [],
    );
    expect(versions.length).toBeGreaterThan(1);
    expect(new Set(versions)).toEqual(new Set([revision]));
  },
);

verifies(
  'http:protocol-version-header:unsupported',
  'a ping posted under a version of no revision is refused with status 400',
  async ({ sdk, connect, peer }) => {
    const server = sdk.lowLevel({ name: 'strict', version: '1.0.0' }, {}, {});

    const { http, client } = await connect(server, peer('client'));
    await open(client);
    const response = await http.fetch(http.url, {
      method: 'POST',
      headers: { ...posting, ...sessionOf(client), 'mcp-protocol-version': '1999-12-31' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 'late', method: 'ping' }),
    });

    expect(response.status).toBe(400);
    expect(await response.text()).not.toContain('"result"');
  },
);

verifies(
  'http:protocol-version-header:absent',
  'a ping posted without a version is answered',
  async ({ sdk, connect, peer }) => {
    const server = sdk.lowLevel({ name: 'lenient', version: '1.0.0' }, {}, {});

    const { http, client } = await connect(server, peer('client'));
    await open(client);
    const response = await http.fetch(http.url, {
      method: 'POST',
      headers: { ...posting, ...sessionOf(client) },
      body: JSON.stringify({ jsonrpc: '2.0', id: 'old', method: 'ping' }),
    });

    expect(response.status).toBe(200);
    const [event] = (await response.text()).split('\n').filter((line) => line.startsWith('data: '));
    expect(JSON.parse(event?.slice(6) ?? '')).toEqual({ jsonrpc: '2.0', id: 'old', result: {} });
  },
);

verifies(
  'http:notification:accepted',
  'the answer to a posted notification is status 202 with an empty body',
  async ({ sdk, connect, peer, revision }) => {
    const server = sdk.lowLevel({ name: 'plain', version: '1.0.0' }, {}, {});

    const { http, client } = await connect(server, peer('client'));
    await open(client);
    const params = enveloped({ requestId: 'long-gone' });
    const response = await http.fetch(http.url, {
      method: 'POST',
      headers: { ...posting, ...sessionOf(client), 'mcp-protocol-version': revision },
      body: JSON.stringify({ jsonrpc: '2.0', method: 'notifications/cancelled', params }),
    });

    expect(response.status).toBe(202);
    expect(await response.text()).toBe('');
  },
);

verifies(
  'http:malformed:status',
  'half of an object played by hand is answered with status 400',
  async ({ sdk, connect, peer, quiet, wire }) => {
    const server = sdk.lowLevel({ name: 'plain', version: '1.0.0' }, {}, {});

    const { client } = await connect(server, peer('client'));
    await open(client);
    await client.sendText('{"jsonrpc": "2.0", "method":');
    await quiet();

    expect(statusesOf(wire).at(-1)).toBe(400);
  },
);

verifies(
  'http:initialize:missing',
  'a request played by hand before initialize is refused with status 400',
  async ({ sdk, connect, peer, quiet, wire }) => {
    const server = sdk.lowLevel(
      { name: 'strict', version: '1.0.0' },
      { tools: {} },
      { 'tools/list': never('nothing was initialized'), 'tools/call': never('nobody calls here') },
    );

    const { client } = await connect(server, peer('client'));
    await client.send({ jsonrpc: '2.0', id: 'early', method: 'tools/list' });
    await quiet();

    expect(statusesOf(wire)).toEqual([400]);
  },
);

verifies(
  'http:initialize:repeated',
  'a second initialize of one session played by hand is refused with status 400',
  async ({ sdk, connect, peer, quiet, wire }) => {
    const server = sdk.lowLevel({ name: 'strict', version: '1.0.0' }, {}, {});

    const { client } = await connect(server, peer('client'));
    await open(client);
    await client.send({ jsonrpc: '2.0', id: 'again', method: 'initialize', params: initializeParams() });
    await quiet();

    expect(statusesOf(wire).at(-1)).toBe(400);
  },
);

/** The status and the error code that answer a posted call of the tool `work`; no code where it was run. */
const postCall = async (
  http: { readonly url: URL; readonly fetch: typeof fetch },
  headers: Record<string, string>,
): Promise<unknown> => {
  const params = enveloped({ name: 'work', arguments: {} });
  const response = await http.fetch(http.url, {
    method: 'POST',
    headers: { ...posting, ...headers },
    body: JSON.stringify({ jsonrpc: '2.0', id: 'call', method: 'tools/call', params }),
  });
  const { id, error } = JSON.parse(await response.text());
  expect(id).toBe('call');
  return [response.status, error?.code];
};

verifies(
  'http:standard-headers:mismatch',
  'a posted call is answered, and refused with status 400 and -32020 when one header differs',
  async ({ sdk, connect, peer, revision }) => {
    const server = sdk.lowLevel(
      { name: 'working', version: '1.0.0' },
      { tools: {} },
      { 'tools/list': never('nobody lists here'), 'tools/call': () => ({ content: [text('done')] }) },
    );
    const right = { 'mcp-protocol-version': revision, 'mcp-method': 'tools/call', 'mcp-name': 'work' };

    const { http } = await connect(server, peer('client'));

    expect({
      right: await postCall(http, right),
      version: await postCall(http, { ...right, 'mcp-protocol-version': '2025-11-25' }),
      method: await postCall(http, { ...right, 'mcp-method': 'tools/list' }),
      name: await postCall(http, { ...right, 'mcp-name': 'play' }),
    }).toEqual({
      right: [200, undefined],
      version: [400, -32020],
      method: [400, -32020],
      name: [400, -32020],
    });
  },
);

verifies(
  'http:standard-headers:missing',
  'a posted call is answered, and refused with status 400 and -32020 when one header is missing',
  async ({ sdk, connect, peer, revision }) => {
    const server = sdk.lowLevel(
      { name: 'working', version: '1.0.0' },
      { tools: {} },
      { 'tools/list': never('nobody lists here'), 'tools/call': () => ({ content: [text('done')] }) },
    );
    const version = { 'mcp-protocol-version': revision };
    const method = { 'mcp-method': 'tools/call' };
    const name = { 'mcp-name': 'work' };

    const { http } = await connect(server, peer('client'));

    expect({
      none: await postCall(http, { ...version, ...method, ...name }),
      method: await postCall(http, { ...version, ...name }),
      name: await postCall(http, { ...version, ...method }),
    }).toEqual({ none: [200, undefined], method: [400, -32020], name: [400, -32020] });
  },
);

verifies(
  'http:unknown-method:status',
  'a request for an unknown method played by hand is answered with status 404 and -32601',
  async ({ sdk, connect, peer, wire }) => {
    const server = sdk.lowLevel({ name: 'plain', version: '1.0.0' }, {}, {});

    const { client } = await connect(server, peer('client'));

    expect(await client.request('tests/unknown', enveloped())).toMatchObject({ error: { code: -32601 } });
    expect(statusesOf(wire)).toEqual([404]);
  },
);
