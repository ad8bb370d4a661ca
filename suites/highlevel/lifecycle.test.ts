// Opening a connection to a server built on the high-level class: initialize, its answer and what may come before it.

import { expect, initializeParams, observed, open, settled, text, verifies } from '#case';

verifies(
  'lifecycle:initialize:basic',
  'the answer to a client played by hand holds version, capabilities and identity',
  async ({ sdk, connect, peer, revision }) => {
    const server = sdk.highLevel({ name: 'plain', version: '1.2.3' }, () => {}, {
      capabilities: { logging: {} },
    });

    const { client } = await connect(server, peer('client'));
    const answer = await client.request('initialize', initializeParams());

    expect(answer).toEqual({
      jsonrpc: '2.0',
      id: expect.any(String),
      result: {
        protocolVersion: revision,
        capabilities: { logging: {} },
        serverInfo: { name: 'plain', version: '1.2.3' },
      },
    });
  },
);

verifies(
  'lifecycle:initialize:server-info:optional-fields',
  'the answer to a client played by hand holds every field of the identity',
  async ({ sdk, connect, peer }) => {
    const identity = {
      name: 'dressed',
      version: '1.0.0',
      title: 'A dressed server',
      description: 'Shows everything about itself.',
      websiteUrl: 'https://dressed.example/',
      icons: [{ src: 'https://dressed.example/icon.png', mimeType: 'image/png', sizes: ['48x48'] }],
    };
    const server = sdk.highLevel(identity, () => {});

    const { client } = await connect(server, peer('client'));
    const answer = await client.request('initialize', initializeParams());

    expect(answer).toHaveProperty('result.serverInfo', identity);
  },
);

verifies(
  'lifecycle:initialize:instructions',
  'the answer to a client played by hand holds the instructions',
  async ({ sdk, connect, peer }) => {
    const instructions = 'Ask before you add.';
    const server = sdk.highLevel({ name: 'wise', version: '1.0.0' }, () => {}, { instructions });

    const { client } = await connect(server, peer('client'));
    const answer = await client.request('initialize', initializeParams());

    expect(answer).toHaveProperty('result.instructions', 'Ask before you add.');
  },
);

verifies(
  'lifecycle:initialize:capabilities:declared',
  'the answer to a client played by hand holds the declared capabilities as they are',
  async ({ sdk, connect, peer }) => {
    const capabilities = {
      experimental: { 'example.com/shouting': { volume: 11 } },
      logging: {},
      prompts: { listChanged: true },
      resources: { subscribe: true, listChanged: true },
      tools: { listChanged: true },
    };
    const server = sdk.highLevel({ name: 'able', version: '1.0.0' }, () => {}, { capabilities });

    const { client } = await connect(server, peer('client'));
    const answer = await client.request('initialize', initializeParams());

    expect(answer).toHaveProperty('result.capabilities', capabilities);
  },
);

verifies(
  'lifecycle:initialize:capabilities:minimal',
  'the answer to a client played by hand holds no capability',
  async ({ sdk, connect, peer }) => {
    const server = sdk.highLevel({ name: 'bare', version: '1.0.0' }, () => {});

    const { client } = await connect(server, peer('client'));
    const answer = await client.request('initialize', initializeParams());

    // The specification says nothing of a server that offers nothing.
    expect(answer).toHaveProperty('result.capabilities', {});
  },
);

verifies(
  'lifecycle:initialize:client-info',
  'the server knows who its client is',
  async ({ sdk, connect }) => {
    const server = sdk.highLevel({ name: 'host', version: '1.0.0' }, () => {});
    const visitor = sdk.client({ name: 'visitor', version: '3.2.1' });

    const { server: live } = await connect(server, visitor);

    // How a server tells its author is the SDK's choice.
    expect(live.clientIdentity()).toEqual({ name: 'visitor', version: '3.2.1' });
  },
);

verifies(
  'lifecycle:initialize:client-capabilities',
  'the server knows what its client is able to do',
  async ({ sdk, connect }) => {
    const server = sdk.highLevel({ name: 'host', version: '1.0.0' }, () => {});
    const capabilities = { roots: { listChanged: true }, experimental: { 'example.com/humming': {} } };
    const visitor = sdk.client({ name: 'visitor', version: '3.2.1' }, { capabilities });

    const { server: live } = await connect(server, visitor);

    // How a server tells its author is the SDK's choice.
    expect(live.clientCapabilities()).toEqual(capabilities);
  },
);

verifies(
  'lifecycle:initialize:repeated',
  'a second initialize request played by hand gets the same answer',
  async ({ sdk, connect, peer, revision }) => {
    const server = sdk.highLevel({ name: 'patient', version: '1.0.0' }, () => {});

    const { client } = await connect(server, peer('client'));
    await open(client);
    const second = await client.request('initialize', initializeParams());

    // The specification has no answer for a client that asks twice.
    expect(second).toEqual({
      jsonrpc: '2.0',
      id: expect.any(String),
      result: {
        protocolVersion: revision,
        capabilities: {},
        serverInfo: { name: 'patient', version: '1.0.0' },
      },
    });
  },
);

verifies(
  'lifecycle:pre-initialization:server',
  'a client played by hand that has not said it is initialized is asked nothing',
  async ({ sdk, connect, peer, wire }) => {
    const server = sdk.highLevel({ name: 'hasty', version: '1.0.0' }, () => {});

    const { client, server: live } = await connect(server, peer('client'));
    await client.request('initialize', initializeParams({ capabilities: { roots: {} } }));
    const asking = new AbortController();
    await settled(live.request('roots/list', undefined, { signal: asking.signal }));
    const early = wire.sent('server').slice(1);
    asking.abort();

    observed(early)
      .required((sent) => expect(sent).toEqual([]))
      .divergent('sent-early', (sent) =>
        expect(sent).toEqual([{ jsonrpc: '2.0', id: expect.anything(), method: 'roots/list' }]),
      );
  },
);

verifies(
  'lifecycle:initialized-notification:told',
  'the owner hears of a client played by hand once, after its notification',
  async ({ sdk, connect, peer, quiet }) => {
    let told = 0;
    const oninitialized = () => {
      told += 1;
    };
    const server = sdk.highLevel({ name: 'asked', version: '1.0.0' }, () => {}, { oninitialized });

    const { client } = await connect(server, peer('client'));
    await client.request('initialize', initializeParams());
    await quiet();
    const before = told;
    await client.send({ jsonrpc: '2.0', method: 'notifications/initialized' });
    await quiet();

    expect({ before, told }).toEqual({ before: 0, told: 1 });
  },
);

verifies(
  'lifecycle:requests-before-initialized',
  'a request played by hand before the handshake is answered',
  async ({ sdk, connect, peer }) => {
    const server = sdk.highLevel({ name: 'open', version: '1.0.0' }, ({ registerTool }) => {
      registerTool('greet', {}, () => ({ content: [text('hello')] }));
    });

    const { client } = await connect(server, peer('client'));
    const answer = await client.request('tools/call', { name: 'greet' });

    // The specification asks clients to wait, and leaves open what becomes of those that do not.
    expect(answer).toEqual({
      jsonrpc: '2.0',
      id: expect.any(String),
      result: { content: [text('hello')] },
    });
  },
);
