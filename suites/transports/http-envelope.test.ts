// With which status Streamable HTTP answers a request whose per-request metadata do not do.

import { enveloped, expect, never, text, verifies, type Wire } from '#case';

const statusesOf = ({ records }: Wire): unknown[] =>
  records.flatMap((record) => (record.kind === 'response' ? [record.status] : []));

verifies(
  'http:envelope:missing-key',
  'a request played by hand without the capabilities of its client is answered with status 400 and -32602',
  async ({ sdk, connect, peer, wire }) => {
    const server = sdk.lowLevel(
      { name: 'strict', version: '1.0.0' },
      { tools: {} },
      { 'tools/list': never('a required key is missing'), 'tools/call': never('nobody calls here') },
    );

    const { client } = await connect(server, peer('client'));
    const { _meta } = enveloped();
    delete _meta['io.modelcontextprotocol/clientCapabilities'];
    await client.sendInvalid({ jsonrpc: '2.0', id: 'bare', method: 'tools/list', params: { _meta } });

    expect(await client.next()).toMatchObject({ error: { code: -32602 } });
    expect(statusesOf(wire)).toEqual([400]);
  },
);

verifies(
  'http:envelope:missing-key',
  'a call without a version in its metadata is answered with status 400 and -32602 where a header names one',
  async ({ sdk, connect, peer, revision }) => {
    const server = sdk.lowLevel(
      { name: 'strict', version: '1.0.0' },
      { tools: {} },
      {
        'tools/list': never('nobody lists here'),
        'tools/call': () => ({ resultType: 'complete', content: [text('served')] }),
      },
    );
    const { _meta } = enveloped();
    delete _meta['io.modelcontextprotocol/protocolVersion'];
    const frame = { jsonrpc: '2.0', id: 'bare', method: 'tools/call', params: { name: 'work', _meta } };

    const { http, client } = await connect(server, peer('client'));
    // Without the header the same frame may be taken for one of 2025-03-26.
    await client.sendInvalid(frame);
    await client.next();
    const response = await http.fetch(http.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        'mcp-protocol-version': revision,
        'mcp-method': 'tools/call',
        'mcp-name': 'work',
      },
      body: JSON.stringify(frame),
    });

    expect(response.status).toBe(400);
    expect(JSON.parse(await response.text())).toMatchObject({ id: 'bare', error: { code: -32602 } });
  },
);

verifies(
  'http:envelope:missing-capability',
  'a call played by hand that leads to an undeclared question is answered with status 400 and -32021',
  async ({ sdk, connect, peer, wire }) => {
    const params = { mode: 'form', message: 'Who?', requestedSchema: { type: 'object', properties: {} } };
    const inputRequests = { who: { method: 'elicitation/create', params } };
    const server = sdk.lowLevel(
      { name: 'nosy', version: '1.0.0' },
      { tools: {} },
      {
        'tools/list': never('nobody lists here'),
        'tools/call': () => ({ resultType: 'input_required', inputRequests }),
      },
    );

    const { client } = await connect(server, peer('client'));

    expect(await client.request('tools/call', enveloped({ name: 'greet' }, {}))).toMatchObject({
      error: { code: -32021 },
    });
    expect(statusesOf(wire)).toEqual([400]);
  },
);

verifies(
  'http:envelope:unsupported-version',
  'a request played by hand for a version of no revision is answered with status 400 and the supported ones',
  async ({ sdk, connect, peer, wire, revision, negotiates }) => {
    negotiates('2099-01-01');
    const server = sdk.lowLevel(
      { name: 'strict', version: '1.0.0' },
      { tools: {} },
      { 'tools/list': never('the version is unknown'), 'tools/call': never('nobody calls here') },
    );

    const { client } = await connect(server, peer('client'));
    const { _meta } = enveloped({ _meta: { 'io.modelcontextprotocol/protocolVersion': '2099-01-01' } });
    await client.send({ jsonrpc: '2.0', id: 'future', method: 'tools/list', params: { _meta } });

    expect(await client.next()).toMatchObject({
      id: 'future',
      error: {
        code: -32022,
        data: { requested: '2099-01-01', supported: expect.arrayContaining([revision]) },
      },
    });
    expect(statusesOf(wire)).toEqual([400]);
  },
);
