// The metadata that every request to a server built on the high-level class carries in place of a handshake, and what
// every result carries.

import { enveloped, expect, playedClientIdentity, text, verifies } from '#case';

verifies(
  'lifecycle:envelope:missing-version',
  'a call played by hand that differs from an answered one by lacking the version is refused',
  async ({ sdk, connect, peer }) => {
    const server = sdk.highLevel({ name: 'strict', version: '1.0.0' }, ({ registerTool }) => {
      registerTool('greet', {}, () => {
        // Stated here, so that an answer in the manner of the handshake era has a sound shape as well.
        return { resultType: 'complete', content: [text('hello')] };
      });
    });

    const { client } = await connect(server, peer('client'));
    const whole = await client.request('tools/call', enveloped({ name: 'greet' }));
    await client.sendInvalid({
      jsonrpc: '2.0',
      id: 'lacking',
      method: 'tools/call',
      params: {
        name: 'greet',
        _meta: {
          'io.modelcontextprotocol/clientInfo': playedClientIdentity,
          'io.modelcontextprotocol/clientCapabilities': {},
        },
      },
    });
    const lacking = await client.next();

    expect(whole).toHaveProperty('result.content', [text('hello')]);
    expect(lacking).toHaveProperty('error.code', -32602);
  },
);

verifies(
  'lifecycle:envelope:missing-capabilities',
  'a call played by hand that differs from an answered one by lacking the capabilities is refused',
  async ({ sdk, connect, peer, revision }) => {
    const server = sdk.highLevel({ name: 'strict', version: '1.0.0' }, ({ registerTool }) => {
      registerTool('greet', {}, () => ({ content: [text('hello')] }));
    });

    const { client } = await connect(server, peer('client'));
    const whole = await client.request('tools/call', enveloped({ name: 'greet' }));
    await client.sendInvalid({
      jsonrpc: '2.0',
      id: 'lacking',
      method: 'tools/call',
      params: {
        name: 'greet',
        _meta: {
          'io.modelcontextprotocol/protocolVersion': revision,
          'io.modelcontextprotocol/clientInfo': playedClientIdentity,
        },
      },
    });
    const lacking = await client.next();

    expect(whole).toHaveProperty('result.content', [text('hello')]);
    expect(lacking).toHaveProperty('error.code', -32602);
  },
);

verifies(
  'lifecycle:envelope:unsupported-version',
  'an impossible version played by hand is refused with those that are supported',
  async ({ sdk, connect, peer, revision, negotiates }) => {
    negotiates('1900-01-01');
    const server = sdk.highLevel({ name: 'strict', version: '1.0.0' }, () => {});

    const { client } = await connect(server, peer('client'));
    const answer = await client.request('server/discover', {
      _meta: {
        'io.modelcontextprotocol/protocolVersion': '1900-01-01',
        'io.modelcontextprotocol/clientInfo': playedClientIdentity,
        'io.modelcontextprotocol/clientCapabilities': {},
      },
    });

    expect(answer).toEqual({
      jsonrpc: '2.0',
      id: expect.any(String),
      error: {
        code: -32022,
        message: expect.any(String),
        data: { supported: expect.arrayContaining([revision]), requested: '1900-01-01' },
      },
    });
  },
);

verifies(
  ['lifecycle:envelope:server-info', 'lifecycle:envelope:result-type'],
  'the answers to a discovery, a list and a call played by hand state their type and who gave them',
  async ({ sdk, connect, peer }) => {
    const server = sdk.highLevel({ name: 'signing', version: '7.8.9' }, ({ registerTool }) => {
      registerTool('sign', {}, () => ({ content: [text('signed')] }));
    });

    const { client } = await connect(server, peer('client'));
    const answers = [
      await client.request('server/discover', enveloped()),
      await client.request('tools/list', enveloped()),
      await client.request('tools/call', enveloped({ name: 'sign' })),
    ];

    const stamp = {
      resultType: 'complete',
      _meta: { 'io.modelcontextprotocol/serverInfo': { name: 'signing', version: '7.8.9' } },
    };
    expect(answers).toMatchObject([
      { result: { ...stamp, capabilities: expect.any(Object) } },
      { result: { ...stamp, tools: expect.any(Array) } },
      { result: { ...stamp, content: [text('signed')] } },
    ]);
  },
);
