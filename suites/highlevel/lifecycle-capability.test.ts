// Using only what the client declared, with a server built on the high-level class.

import { type CaseContext, complete, enveloped, expect, observed, settled, verifies } from '#case';

const question = {
  method: 'elicitation/create',
  params: {
    mode: 'form',
    message: 'Who are you?',
    requestedSchema: { type: 'object', properties: { name: { type: 'string' } } },
  },
};

const listing = { jsonrpc: '2.0', id: expect.anything(), method: 'roots/list' };

/** What the server sends after its handshake with a client without roots when it is asked to list them. */
const sentToRootless = async ({ sdk, connect, wire }: CaseContext) => {
  const server = sdk.highLevel({ name: 'nosy', version: '1.0.0' }, () => {});

  const { server: live } = await connect(server);
  await settled(live.request('roots/list'));

  return wire.sent('server').slice(1);
};

verifies(
  'lifecycle:capability:client-not-declared:recommended',
  'a client without roots is not asked for them, as is recommended',
  async (context) => {
    observed(await sentToRootless(context))
      .required((sent) => expect(sent).toEqual([]))
      .divergent('sent-anyway', (sent) => expect(sent).toEqual([listing]));
  },
);

verifies(
  'lifecycle:capability:client-not-declared',
  'a client without roots is not asked for them',
  async (context) => {
    observed(await sentToRootless(context))
      .required((sent) => expect(sent).toEqual([]))
      .divergent('sent-anyway', (sent) => expect(sent).toEqual([listing]));
  },
);

verifies(
  'lifecycle:capability:missing',
  'a tool that asks a client played by hand what it did not declare is refused with the missing capability',
  async ({ sdk, connect, peer }) => {
    const server = sdk.highLevel({ name: 'nosy', version: '1.0.0' }, ({ registerTool }) => {
      registerTool('greet', {}, () => ({ resultType: 'input_required', inputRequests: { who: question } }));
    });

    const { client } = await connect(server, peer('client'));
    const answer = await client.request('tools/call', enveloped({ name: 'greet' }, {}));

    expect(answer).toEqual({
      jsonrpc: '2.0',
      id: expect.any(String),
      error: {
        code: -32021,
        message: expect.any(String),
        data: { requiredCapabilities: { elicitation: expect.any(Object) } },
      },
    });
  },
);

verifies(
  'lifecycle:capability:per-request',
  'a client played by hand that declares a capability once has it once',
  async ({ sdk, connect, peer }) => {
    const server = sdk.highLevel({ name: 'nosy', version: '1.0.0' }, ({ registerTool }) => {
      registerTool('greet', {}, () => ({ resultType: 'input_required', inputRequests: { who: question } }));
    });

    const { client } = await connect(server, peer('client'));
    const able = await client.request(
      'tools/call',
      enveloped({ name: 'greet' }, { elicitation: { form: {} } }),
    );
    const unable = await client.request('tools/call', enveloped({ name: 'greet' }, {}));

    expect(able).toEqual({
      jsonrpc: '2.0',
      id: expect.any(String),
      result: complete({ resultType: 'input_required', inputRequests: { who: question } }),
    });
    expect(unable).toHaveProperty('error.code', -32021);
  },
);
