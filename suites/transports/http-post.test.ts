// What is posted over Streamable HTTP, and with what it is answered.

import {
  type CaseContext,
  enveloped,
  expect,
  never,
  observed,
  open,
  playedResult,
  rawHeaders,
  text,
  verifies,
  type Wire,
  welcome,
} from '#case';

/** The type of the answer to the last POST. */
const lastTypeOf = ({ records }: Wire): string | undefined =>
  records
    .flatMap((record) =>
      record.kind === 'response' && record.over.kind === 'POST' ? [record.headers['content-type']] : [],
    )
    .at(-1);

/** Two calls at once, and everything that a client sent before and with them. */
const twoAtOnce = async ({ sdk, connect, wire }: CaseContext) => {
  const server = sdk.lowLevel(
    { name: 'plain', version: '1.0.0' },
    { tools: {} },
    { 'tools/list': () => ({ tools: [] }), 'tools/call': never('nobody calls here') },
  );

  const { client } = await connect(server);
  await Promise.all([client.listTools(), client.listTools()]);

  const sent = wire.records.flatMap((record) =>
    record.kind === 'message' && record.at === 'client' && record.did === 'sent' ? [record] : [],
  );
  const lists = sent.filter(({ message }) => 'method' in message && message.method === 'tools/list');
  expect(lists.length).toBe(2);
  return sent;
};

verifies(
  'http:post:own-request',
  'two calls at once and what came before them travel on a POST each',
  async (cell) => {
    const sent = await twoAtOnce(cell);

    expect(sent.map(({ over }) => over.kind)).toEqual(sent.map(() => 'POST'));
    expect(new Set(sent.map(({ over }) => over.ordinal)).size).toBe(sent.length);
  },
);

verifies(
  'http:post:single-message',
  'no POST of a client that makes two calls at once holds a list of messages',
  async (cell) => {
    const sent = await twoAtOnce(cell);

    expect(sent.filter(({ message }) => Array.isArray(message))).toEqual([]);
  },
);

verifies(
  'http:post:response-accepted',
  'the answer to a posted response that nobody waits for is status 202 with an empty body',
  async ({ sdk, connect, peer }) => {
    const server = sdk.lowLevel({ name: 'plain', version: '1.0.0' }, {}, {});

    const { http, client } = await connect(server, peer('client'));
    await open(client);
    const response = await http.fetch(http.url, {
      method: 'POST',
      headers: rawHeaders(client),
      body: JSON.stringify({ jsonrpc: '2.0', id: 4711, result: {} }),
    });

    expect(response.status).toBe(202);
    expect(await response.text()).toBe('');
  },
);

verifies(
  ['http:post:not-accepted', 'http:post:not-accepted:body'],
  'a notification played by hand whose params are a text is refused with status 400 and an error without an id',
  async ({ sdk, connect, peer, quiet, wire }) => {
    const server = sdk.lowLevel({ name: 'plain', version: '1.0.0' }, {}, {});

    const { client } = await connect(server, peer('client'));
    await open(client);
    const before = client.received.length;
    await client.sendInvalid({ jsonrpc: '2.0', method: 'notifications/cancelled', params: 'all' });
    await quiet();

    const statuses = wire.records.flatMap((record) =>
      record.kind === 'response' && record.over.kind === 'POST' ? [record.status] : [],
    );
    expect(statuses.at(-1)).toBe(400);
    const error = { code: expect.any(Number), message: expect.any(String) };
    observed(client.received.slice(before))
      .required((bodies) => expect(bodies).toEqual([{ jsonrpc: '2.0', error }]))
      .divergent('null-id', (bodies) => expect(bodies).toEqual([{ jsonrpc: '2.0', id: null, error }]))
      .divergent('untyped', (bodies) => expect(bodies).toEqual([]));
  },
);

verifies(
  'http:post:answer-type',
  'the answer to a posted request is an event stream or JSON',
  async ({ sdk, connect, peer, wire }) => {
    const server = sdk.lowLevel(
      { name: 'plain', version: '1.0.0' },
      { tools: {} },
      { 'tools/list': () => ({ tools: [] }), 'tools/call': never('nobody calls here') },
    );

    const { client } = await connect(server, peer('client'));
    await open(client);

    expect(await client.request('tools/list', enveloped())).toMatchObject({ result: { tools: [] } });
    expect(lastTypeOf(wire)).toMatch(/^(text\/event-stream|application\/json)$/);
  },
);

verifies(
  'http:post:takes-json',
  'a client calls a tool of a server played by hand that answers with JSON',
  async ({ connect, peer, wire }) => {
    const server = peer('server');

    const [{ client }] = await Promise.all([connect(server), welcome(server, { tools: {} })]);
    const call = client.callTool({ name: 'pour' });
    const { id } = (await server.next()) as { id: number };
    const result = playedResult({ content: [text('hot')] });
    await server.send({ jsonrpc: '2.0', id, result });

    expect(await call).toMatchObject({ content: [text('hot')] });
    expect(lastTypeOf(wire)).toBe('application/json');
  },
);

verifies(
  'http:post:takes-stream',
  'a client calls a tool of a server played by hand that answers with an event stream',
  async ({ connect, peer, wire }) => {
    const server = peer('server');

    const [{ client }] = await Promise.all([connect(server), welcome(server, { tools: {} })]);
    const call = client.callTool({ name: 'pour' });
    const { id } = (await server.next()) as { id: number };
    const progressed = { progressToken: 'nobody asked', progress: 1 };
    await server.send({ jsonrpc: '2.0', method: 'notifications/progress', params: progressed });
    const result = playedResult({ content: [text('hot')] });
    await server.send({ jsonrpc: '2.0', id, result });

    expect(await call).toMatchObject({ content: [text('hot')] });
    expect(lastTypeOf(wire)).toBe('text/event-stream');
  },
);
