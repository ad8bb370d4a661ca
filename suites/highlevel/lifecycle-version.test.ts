// Agreeing on a protocol version with a server built on the high-level class.

import { expect, initializeParams, open, verifies } from '#case';

const published = ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25'];

verifies(
  'lifecycle:version:match',
  'a client played by hand that asks for an old version gets it',
  async ({ sdk, connect, peer, negotiates }) => {
    negotiates('2024-11-05');
    const server = sdk.highLevel({ name: 'lasting', version: '1.0.0' }, () => {});

    const { client } = await connect(server, peer('client'));
    const answer = await open(client, { protocolVersion: '2024-11-05' });

    expect(answer).toEqual({
      jsonrpc: '2.0',
      id: expect.any(String),
      result: {
        protocolVersion: '2024-11-05',
        capabilities: {},
        serverInfo: { name: 'lasting', version: '1.0.0' },
      },
    });
  },
);

verifies(
  'lifecycle:version:server-fallback',
  'a version before the first one, played by hand, is answered with one that the next client gets',
  async ({ sdk, connect, peer, negotiates }) => {
    const server = sdk.highLevel({ name: 'versed', version: '1.0.0' }, () => {});
    const answerTo = async (protocolVersion: string) => {
      const { client } = await connect(server, peer('client'));
      const answer = await client.request('initialize', initializeParams({ protocolVersion }));
      expect(answer).toHaveProperty('result.protocolVersion', expect.any(String));
      return 'result' in answer ? String(answer.result.protocolVersion) : '';
    };

    const offered = await answerTo('1999-01-01');
    negotiates(offered);

    expect(published).toContain(offered);
    expect(await answerTo(offered)).toBe(offered);
  },
);

verifies(
  'lifecycle:version:server-fallback-latest',
  'a version of the far future, played by hand, is answered with the latest',
  async ({ sdk, connect, peer, revision }) => {
    const server = sdk.highLevel({ name: 'versed', version: '1.0.0' }, () => {});

    const { client } = await connect(server, peer('client'));
    const answer = await client.request('initialize', initializeParams({ protocolVersion: '2999-12-31' }));

    expect(answer).toHaveProperty('result.protocolVersion', revision);
  },
);

verifies(
  'lifecycle:version:dual-era',
  'a client played by hand that opens with a handshake is served at the version it asked for',
  async ({ sdk, connect, peer, negotiates }) => {
    negotiates('2025-11-25');
    const server = sdk.highLevel({ name: 'bridging', version: '1.0.0' }, () => {});

    const { client } = await connect(server, peer('client'));
    const answer = await client.request('initialize', initializeParams({ protocolVersion: '2025-11-25' }));

    expect(answer).toEqual({
      jsonrpc: '2.0',
      id: expect.any(String),
      result: {
        protocolVersion: '2025-11-25',
        capabilities: {},
        serverInfo: { name: 'bridging', version: '1.0.0' },
      },
    });
  },
);
