// Whatever the specification allows to be said arrives as it was said, between a client and a server built on the
// low-level class. What the properties leave out, and which requirement is about it: src/case/arbitrary/exchanges.ts.

import {
  answered,
  anyNotification,
  anyRequest,
  asClient,
  asServer,
  type CaseContext,
  complete,
  ear,
  everyCapability,
  expect,
  mirror,
  property,
  settled,
  suiteClientIdentity,
  verifies,
} from '#case';

const { client: ofClient, server: ofServer } = everyCapability;

const askServer = async ({ sdk, connect }: CaseContext, methods: readonly string[]) => {
  const mirrored = mirror(methods);
  const server = sdk.lowLevel({ name: 'mirror', version: '1.0.0' }, ofServer, mirrored.handlers);

  const { client } = await connect(server);
  await property(anyRequest('client', methods), async ({ method, params, result }) => {
    mirrored.show(result);
    const outcome = await settled(asClient(client, method, structuredClone(params)));

    expect({ given: mirrored.given, outcome }).toEqual({
      given: params,
      outcome: answered(complete(result)),
    });
  });
};

verifies(
  ['roundtrip:params', 'roundtrip:result'],
  'requests for lists, and the lists, arrive as they were sent',
  (cell) => askServer(cell, ['tools/list', 'resources/list', 'resources/templates/list', 'prompts/list']),
);

verifies(
  ['roundtrip:params', 'roundtrip:result'],
  'requests for anything else, and their results, arrive as they were sent',
  (cell) =>
    askServer(cell, [
      'tools/call',
      'resources/read',
      'resources/subscribe',
      'resources/unsubscribe',
      'prompts/get',
      'completion/complete',
      'logging/setLevel',
      'ping',
    ]),
);

verifies(
  'roundtrip:notification',
  'notifications of a client arrive as they were sent',
  async ({ sdk, connect }) => {
    const methods = [
      'notifications/initialized',
      'notifications/cancelled',
      'notifications/progress',
      'notifications/roots/list_changed',
    ];
    const { next, notifications } = ear(methods);
    const server = sdk.lowLevel({ name: 'ear', version: '1.0.0' }, ofServer, {}, { notifications });
    const roots = sdk.client(suiteClientIdentity, { capabilities: ofClient });

    const { client } = await connect(server, roots);
    await property(anyNotification('client', methods), async ({ method, params }) => {
      const heard = next();
      await client.notify(method, structuredClone(params));

      expect(await settled(heard)).toEqual(answered(params));
    });
  },
);

verifies(
  ['roundtrip:client:params', 'roundtrip:client:result'],
  'requests of a server, and their results, arrive as they were sent',
  async ({ sdk, connect }) => {
    const methods = ['sampling/createMessage', 'elicitation/create', 'roots/list', 'ping'];
    const mirrored = mirror(methods);
    const recipe = sdk.lowLevel({ name: 'curious', version: '1.0.0' }, ofServer, {});
    const { handlers } = mirrored;

    const { server } = await connect(
      recipe,
      sdk.client(suiteClientIdentity, { capabilities: ofClient, handlers }),
    );
    await property(anyRequest('server', methods), async ({ method, params, result }) => {
      mirrored.show(result);
      const outcome = await settled(asServer(server, method, structuredClone(params)));

      expect({ given: mirrored.given, outcome }).toEqual({ given: params, outcome: answered(result) });
    });
  },
);

verifies(
  'roundtrip:client:notification',
  'notifications of a server arrive as they were sent',
  async ({ sdk, connect }) => {
    const methods = [
      'notifications/cancelled',
      'notifications/progress',
      'notifications/message',
      'notifications/resources/updated',
      'notifications/resources/list_changed',
      'notifications/tools/list_changed',
      'notifications/prompts/list_changed',
      'notifications/elicitation/complete',
    ];
    const { next, notifications } = ear(methods);
    const recipe = sdk.lowLevel({ name: 'talkative', version: '1.0.0' }, ofServer, {});

    const { server } = await connect(
      recipe,
      sdk.client(suiteClientIdentity, { capabilities: ofClient, notifications }),
    );
    await property(anyNotification('server', methods), async ({ method, params }) => {
      const heard = next();
      await server.notify(method, structuredClone(params));

      expect(await settled(heard)).toEqual(answered(params));
    });
  },
);
