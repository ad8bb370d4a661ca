// What a user sets on a client besides its handlers: capabilities, strictness, listeners.

import {
  answered,
  type CaseContext,
  type Client,
  expect,
  type Json,
  observed,
  settled,
  strayLink,
  verifies,
} from '#case';

const identity = { name: 'configured', version: '1.0.0' };

const clientOf = ({ sdk }: CaseContext, capabilities: Json = {}, native: Json = {}): Client =>
  sdk.client(identity, { capabilities, native });

/** A server that declares these capabilities and has no handler for them. */
const declaring = ({ sdk }: CaseContext, capabilities: Json = {}) =>
  sdk.lowLevel({ name: 'declaring', version: '1.0.0' }, capabilities, {});

verifies(
  'options:capabilities:merged:client',
  'what was registered stands beside what the client was built with, also within one feature',
  async (cell) => {
    const client = clientOf(cell, { elicitation: { form: {} }, roots: {} });
    client.registerCapabilities({ elicitation: { url: {} }, sampling: {} });

    const { server } = await cell.connect(declaring(cell), client);

    expect(server.clientCapabilities()).toEqual({
      elicitation: { form: {}, url: {} },
      roots: {},
      sampling: {},
    });
  },
);

verifies(
  'options:capabilities:late:client',
  'a connected client refuses further capabilities and goes on asking',
  async (cell) => {
    const { client } = await cell.connect(declaring(cell), clientOf(cell));

    expect(() => client.registerCapabilities({ roots: {} })).toThrow(/connect/);
    expect(await client.ping()).toEqual({});
  },
);

verifies('options:closed:told:client', 'a client that is closed twice says so once', async (cell) => {
  let told = 0;
  const { client } = await cell.connect(declaring(cell), clientOf(cell));
  client.whenClosed(() => {
    told += 1;
  });
  await client.close();
  await client.close();
  await cell.quiet();

  observed(told)
    .required((seen) => expect(seen).toBe(1))
    .divergent('twice', (seen) => expect(seen).toBe(2));
});

verifies(
  'options:unconnected:client',
  'a client refuses to send before it is connected and after it is closed',
  async (cell) => {
    const { client: late } = await cell.connect(declaring(cell), clientOf(cell));
    await late.close();

    for (const client of [clientOf(cell), late]) {
      for (const each of [client.ping(), client.notify('notifications/example')]) {
        expect(await settled(each)).toEqual({
          refused: expect.objectContaining({ message: expect.stringMatching(/not connected/i) }),
        });
      }
    }
    cell.wire.toRead([]);
  },
);

verifies(
  'options:connected-twice:client',
  'a connected client refuses another link and goes on asking over its own',
  async (cell) => {
    const stray = strayLink();
    const { client } = await cell.connect(declaring(cell), clientOf(cell));
    const outcome = await settled(client.attach(stray));
    const served = await settled(client.ping());

    observed({ outcome, started: stray.started, served })
      .required((seen) => {
        const message = expect.stringMatching(/already connected/i);
        expect(seen).toEqual({
          outcome: { refused: expect.objectContaining({ message }) },
          started: 0,
          served: answered({}),
        });
      })
      .divergent('taken-over', (seen) => {
        expect(seen).toEqual({
          outcome: { refused: expect.objectContaining({ message: 'a stray link' }) },
          started: 1,
          served: { refused: expect.objectContaining({ message: expect.stringMatching(/not connected/i) }) },
        });
      });
  },
);

const requests: readonly [capability: string, method: string, params?: Json][] = [
  ['tools', 'tools/list'],
  ['tools', 'tools/call', { name: 'x' }],
  ['prompts', 'prompts/list'],
  ['prompts', 'prompts/get', { name: 'x' }],
  ['resources', 'resources/list'],
  ['resources', 'resources/templates/list'],
  ['resources', 'resources/read', { uri: 'file:///x' }],
  ['resources', 'resources/subscribe', { uri: 'file:///x' }],
  ['resources', 'resources/unsubscribe', { uri: 'file:///x' }],
  [
    'completions',
    'completion/complete',
    { ref: { type: 'ref/prompt', name: 'x' }, argument: { name: 'a', value: '' } },
  ],
  ['logging', 'logging/setLevel', { level: 'info' }],
];

verifies(
  'options:strict:client',
  'every request to a server that declared nothing is refused unsent, a ping is not',
  async (cell) => {
    const strict = clientOf(cell, {}, { enforceStrictCapabilities: true });
    const { client } = await cell.connect(declaring(cell), strict);

    for (const [, method, params] of requests) {
      expect(await settled(client.request(method, params))).toEqual({
        refused: expect.objectContaining({ message: expect.stringContaining(method) }),
      });
    }
    cell.wire.toRead([]);
    expect(await client.ping()).toEqual({});
  },
);

verifies(
  'options:strict:declared:client',
  'each request to a server that declared its feature alone is sent, and the others are not',
  async (cell) => {
    for (const capability of new Set(requests.map(([each]) => each))) {
      const allowed = requests.filter(([each]) => each === capability).map(([, method]) => method);
      const given = capability === 'resources' ? { subscribe: true } : {};
      const strict = clientOf(cell, {}, { enforceStrictCapabilities: true });
      const { client } = await cell.connect(declaring(cell, { [capability]: given }), strict);
      const before = cell.wire.sent('client').length;
      for (const [, method, params] of requests) await settled(client.request(method, params));

      const sent = cell.wire.sent('client').slice(before);
      expect(sent.map((each) => 'method' in each && each.method)).toEqual(allowed);
    }
  },
);
