// A server that is told to answer with JSON: what becomes of all that would need a stream.

import {
  expect,
  hung,
  never,
  observed,
  open,
  rawHeaders,
  settled,
  suiteClientIdentity,
  text,
  verifies,
} from '#case';

const server = { enableJsonResponse: true };
const identity = { name: 'terse', version: '1.0.0' };

verifies(
  ['http:json:answer', 'http:json:related-lost', 'http:json:standalone'],
  'a call is answered with one JSON object, its progress is nowhere, a changed list on the standalone stream',
  async ({ sdk, connect, peer, quiet }) => {
    const recipe = sdk.lowLevel(
      identity,
      { tools: { listChanged: true } },
      {
        'tools/list': never('nobody lists here'),
        'tools/call': async (_request, { notify }) => {
          await notify('notifications/progress', { progressToken: 'steps', progress: 1 });
          return { content: [text('done')] };
        },
      },
    );

    const { http, client, server: live } = await connect(recipe, peer('client'), { server });
    await open(client);
    const before = client.received.length;
    const params = { name: 'work', _meta: { progressToken: 'steps' } };
    const response = await http.fetch(http.url, {
      method: 'POST',
      headers: rawHeaders(client),
      body: JSON.stringify({ jsonrpc: '2.0', id: 'call', method: 'tools/call', params }),
    });
    await live.sendToolListChanged();
    await quiet();

    expect(response.headers.get('content-type')).toBe('application/json');
    expect(await response.json()).toEqual({
      jsonrpc: '2.0',
      id: 'call',
      result: { content: [text('done')] },
    });
    expect(client.received.slice(before)).toEqual([
      { jsonrpc: '2.0', method: 'notifications/tools/list_changed' },
    ]);
  },
);

verifies(
  'http:json:asks-in-vain',
  'a question in the middle of a call fails, and the call is answered',
  async ({ sdk, connect }) => {
    let asked: unknown;
    const recipe = sdk.lowLevel(
      identity,
      { tools: {} },
      {
        'tools/list': never('nobody lists here'),
        'tools/call': async (_request, { request }) => {
          const question = { messages: [{ role: 'user', content: text('A haiku?') }], maxTokens: 10 };
          const over = new AbortController();
          asked = await settled(request('sampling/createMessage', question, { signal: over.signal }));
          over.abort();
          return { content: [text('done')] };
        },
      },
    );
    const client = sdk.client(suiteClientIdentity, {
      capabilities: { sampling: {} },
      handlers: { 'sampling/createMessage': never('no stream carries the question') },
    });

    const connected = await connect(recipe, client, { server });
    const result = await connected.client.callTool({ name: 'ask' });

    expect(result).toEqual({ content: [text('done')] });
    observed(asked)
      .required((seen) => expect(seen).toEqual({ refused: expect.anything() }))
      .divergent('hangs', (seen) => expect(seen).toEqual(hung()));
  },
);
