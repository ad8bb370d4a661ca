// Params that no revision knows, sent by hand to a server built on the low-level class.

import {
  everyCapability,
  expect,
  type Json,
  notificationsOf,
  open,
  requestsOf,
  resultsFor,
  verifies,
} from '#case';

verifies(
  'fields:unknown:server',
  'requests and notifications sent by hand with one of the params unknown reach their handlers without it',
  async ({ sdk, connect, peer }) => {
    const given: Record<string, Json | undefined> = {};
    const keep = ({ method, params }: { method: string; params: Json }) => {
      given[method] = structuredClone(params);
    };
    const asked = [
      ...['tools/list', 'tools/call', 'resources/list', 'resources/templates/list', 'resources/read'],
      ...['resources/subscribe', 'resources/unsubscribe', 'prompts/list', 'prompts/get'],
      ...['completion/complete', 'logging/setLevel', 'ping'],
    ];
    const told = ['notifications/initialized', 'notifications/roots/list_changed', 'notifications/progress'];
    const results = resultsFor('client', asked).sound;
    const answering = (method: string) => (request: { method: string; params: Json }) => {
      keep(request);
      return structuredClone(results.find((each) => each.method === method)?.value ?? {});
    };
    const server = sdk.lowLevel(
      { name: 'knowing', version: '1.0.0' },
      everyCapability.server,
      Object.fromEntries(asked.map((method) => [method, answering(method)])),
      { notifications: Object.fromEntries(told.map((method) => [method, keep])) },
    );

    const { client } = await connect(server, peer('client'));
    await open(client);
    const sent: Record<string, Json | undefined> = {};
    for (const { method, value } of requestsOf('client', asked).sound) {
      sent[method] = value;
      await client.request(method, { ...value, unheard: 1 });
    }
    for (const { method, value } of notificationsOf('client', told).sound) {
      sent[method] = value;
      await client.send({ jsonrpc: '2.0', method, params: { ...value, unheard: 1 } });
      await client.request('roots/none');
    }

    expect(given).toEqual(sent);
  },
);
