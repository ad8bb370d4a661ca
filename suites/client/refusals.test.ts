// What a client says where it refuses to send, or to be told how to handle, what was not declared.

import { type CaseContext, type Client, expect, type Json, settled, verifies } from '#case';

const identity = { name: 'strict', version: '1.0.0' };

const clientOf = ({ sdk }: CaseContext, capabilities: Json = {}, native: Json = {}): Client =>
  sdk.client(identity, { capabilities, native });

/** A server that declares these capabilities and has no handler for them. */
const declaring = ({ sdk }: CaseContext, capabilities: Json = {}) =>
  sdk.lowLevel({ name: 'declaring', version: '1.0.0' }, capabilities, {});

const saying = (message: string) => ({ refused: expect.objectContaining({ message }) });

const requests: readonly [lacking: string, method: string, params?: Json][] = [
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
  'refusals:request:client',
  'each of eleven methods is named with what the server lacks, a subscription by itself',
  async (cell) => {
    const strict = () => clientOf(cell, {}, { enforceStrictCapabilities: true });
    const { client } = await cell.connect(declaring(cell), strict());
    for (const [lacking, method, params] of requests) {
      expect(await settled(client.request(method, params))).toEqual(
        saying(`Server does not support ${lacking} (required for ${method})`),
      );
    }
    const { client: reader } = await cell.connect(declaring(cell, { resources: {} }), strict());
    const subscribing = await settled(reader.subscribeResource({ uri: 'file:///x' }));
    expect(subscribing).toEqual(
      saying('Server does not support resource subscriptions (required for resources/subscribe)'),
    );
    cell.wire.toRead([]);
  },
);

const rootsChanged = 'notifications/roots/list_changed';

verifies(
  'refusals:notification:client',
  'changed roots are refused to a client that has none, and to one whose roots never change',
  async (cell) => {
    for (const capabilities of [{}, { roots: {} }, { roots: { listChanged: false } }]) {
      const { client } = await cell.connect(declaring(cell), clientOf(cell, capabilities));
      expect(await settled(client.sendRootsListChanged())).toEqual(
        saying(`Client does not support roots list changed notifications (required for ${rootsChanged})`),
      );
    }
    cell.wire.toRead([]);
  },
);

verifies(
  'refusals:notification:sent:client',
  'changed roots that were declared are sent, and so are progress and cancellation by a client that declared nothing',
  async (cell) => {
    const sent = [];
    for (const [capabilities, method, params] of [
      [{ roots: { listChanged: true } }, rootsChanged],
      [{}, 'notifications/progress', { progressToken: 'none', progress: 1 }],
      [{}, 'notifications/cancelled', { requestId: 'none' }],
      [{}, 'notifications/example'],
    ] as const) {
      const { client } = await cell.connect(declaring(cell), clientOf(cell, capabilities));
      await client.notify(method, params);
      sent.push(cell.wire.sent('client').at(-1));
    }

    expect(sent).toMatchObject([
      { method: rootsChanged },
      { method: 'notifications/progress' },
      { method: 'notifications/cancelled' },
      { method: 'notifications/example' },
    ]);
  },
);

verifies(
  'refusals:handler:client',
  'the handler of each of three questions is refused by the name of its method',
  async (cell) => {
    const methods = {
      sampling: 'sampling/createMessage',
      elicitation: 'elicitation/create',
      roots: 'roots/list',
    };

    for (const [lacking, method] of Object.entries(methods)) {
      const set = () => clientOf(cell).setHandlers({ [method]: () => ({}) });
      expect(set).toThrow(
        expect.objectContaining({
          message: `Client does not support ${lacking} capability (required for ${method})`,
        }),
      );
    }
    cell.wire.toRead([]);
  },
);

verifies(
  'refusals:handler:tasks:client',
  'each of four methods of tasks is refused, and taken once tasks are declared',
  async (cell) => {
    for (const method of ['tasks/get', 'tasks/list', 'tasks/result', 'tasks/cancel']) {
      const client = clientOf(cell);
      const set = () => client.setHandlers({ [method]: () => ({}) });
      expect(set).toThrow(
        expect.objectContaining({
          message: `Client does not support tasks capability (required for ${method})`,
        }),
      );
      client.registerCapabilities({ tasks: {} });
      expect(set).not.toThrow();
    }
    cell.wire.toRead([]);
  },
);

/** What is given for a schema, and what is wrong with it. */
const strangeSchemas = ({ sdk: { z } }: CaseContext): readonly [schema: unknown, message: string][] => [
  [z.object({ params: z.any() }), 'Schema is missing a method literal'],
  [z.string(), 'Schema is missing a method literal'],
  [z.object({ method: z.literal(7) }), 'Schema method literal must be a string'],
  [z.object({ method: z.string() }), 'Schema method literal must be a string'],
];

verifies(
  'refusals:handler:schema:client',
  'a schema without a method, one that is no object, and methods that are numbers or any text are told apart',
  async (cell) => {
    for (const [schema, message] of strangeSchemas(cell)) {
      expect(() => clientOf(cell).setHandlerUnder(schema, () => ({}))).toThrow(
        expect.objectContaining({ message }),
      );
    }
    cell.wire.toRead([]);
  },
);

verifies('refusals:capabilities:client', 'a connected client says that it is connected', async (cell) => {
  const { client } = await cell.connect(declaring(cell), clientOf(cell));

  expect(() => client.registerCapabilities({ roots: {} })).toThrow(
    expect.objectContaining({ message: 'Cannot register capabilities after connecting to transport' }),
  );
});
