// Params that no revision knows, sent by hand to a client.

import {
  everyCapability,
  expect,
  type Json,
  notificationsOf,
  requestsOf,
  resultsFor,
  verifies,
  welcome,
} from '#case';

verifies(
  'fields:unknown:client',
  'requests and notifications sent by hand with one of the params unknown reach their handlers without it',
  async ({ sdk, connect, peer }) => {
    const given: Record<string, Json | undefined> = {};
    const keep = ({ method, params }: { method: string; params: Json }) => {
      given[method] = structuredClone(params);
    };
    const asked = ['sampling/createMessage', 'elicitation/create', 'roots/list', 'ping'];
    const told = [
      ...['notifications/message', 'notifications/progress', 'notifications/resources/updated'],
      ...['notifications/resources/list_changed', 'notifications/tools/list_changed'],
      ...['notifications/prompts/list_changed', 'notifications/elicitation/complete'],
    ];
    const results = resultsFor('server', asked).sound;
    const answering = (method: string) => (request: { method: string; params: Json }) => {
      keep(request);
      return structuredClone(results.find((each) => each.method === method)?.value ?? {});
    };
    const knowing = sdk.client(
      { name: 'knowing', version: '1.0.0' },
      {
        capabilities: everyCapability.client,
        handlers: Object.fromEntries(asked.map((method) => [method, answering(method)])),
        notifications: Object.fromEntries(told.map((method) => [method, keep])),
      },
    );

    const server = peer('server');
    await Promise.all([connect(server, knowing), welcome(server, everyCapability.server)]);
    const sent: Record<string, Json | undefined> = {};
    for (const { method, value } of requestsOf('server', asked).sound) {
      sent[method] = value;
      await server.request(method, { ...value, unheard: 1 });
    }
    for (const { method, value } of notificationsOf('server', told).sound) {
      sent[method] = value;
      await server.send({ jsonrpc: '2.0', method, params: { ...value, unheard: 1 } });
      await server.request('nothing/known');
    }

    expect(given).toEqual(sent);
  },
);
