// What a server built on the low-level class says where it refuses to send, or to be told how to handle, what was not
// declared.

import {
  type CaseContext,
  expect,
  type Json,
  type LiveServer,
  type Recipe,
  settled,
  suiteClientIdentity,
  verifies,
} from '#case';

const identity = { name: 'strict', version: '1.0.0' };

const recipeOf = ({ sdk }: CaseContext, capabilities: Json = {}, native: Json = {}): Recipe<LiveServer> =>
  sdk.lowLevel(identity, capabilities, {}, { native });

const saying = (message: string) => ({ refused: expect.objectContaining({ message }) });

verifies('refusals:request', 'each of three questions is named with what the client lacks', async (cell) => {
  const { server } = await cell.connect(recipeOf(cell, {}, { enforceStrictCapabilities: true }));

  for (const [method, lacking] of [
    ['sampling/createMessage', 'sampling'],
    ['elicitation/create', 'elicitation'],
    ['roots/list', 'listing roots'],
  ] as const) {
    expect(await settled(server.request(method, {}))).toEqual(
      saying(`Client does not support ${lacking} (required for ${method})`),
    );
  }
  cell.wire.toRead([]);
});

const announcements: readonly [capability: string, method: string, what: string, params?: Json][] = [
  ['logging', 'notifications/message', 'logging', { level: 'info', data: 'x' }],
  ['resources', 'notifications/resources/updated', 'notifying about resources', { uri: 'file:///x' }],
  ['resources', 'notifications/resources/list_changed', 'notifying about resources'],
  ['tools', 'notifications/tools/list_changed', 'notifying of tool list changes'],
  ['prompts', 'notifications/prompts/list_changed', 'notifying of prompt list changes'],
];

verifies(
  'refusals:notification',
  'each of five announcements is named with what the server lacks, that of an elicitation with what the client lacks',
  async (cell) => {
    const { server } = await cell.connect(recipeOf(cell));
    for (const [, method, what, params] of announcements) {
      expect(await settled(server.notify(method, params))).toEqual(
        saying(`Server does not support ${what} (required for ${method})`),
      );
    }
    const method = 'notifications/elicitation/complete';
    const message = `Client does not support URL elicitation (required for ${method})`;
    expect(await settled(server.notify(method, { elicitationId: 'x' }))).toEqual(saying(message));
    expect(() => server.elicitationCompletionNotifier('x')).toThrow(expect.objectContaining({ message }));
    cell.wire.toRead([]);
  },
);

verifies(
  'refusals:notification:sent',
  'each announcement of a feature declared alone is sent, and no other; progress and cancellation always are',
  async (cell) => {
    const free: readonly [method: string, params?: Json][] = [
      ['notifications/progress', { progressToken: 'none', progress: 1 }],
      ['notifications/cancelled', { requestId: 'none' }],
      ['notifications/example'],
    ];
    for (const capability of ['logging', 'resources', 'tools', 'prompts']) {
      const { server } = await cell.connect(recipeOf(cell, { [capability]: {} }));
      const before = cell.wire.sent('server').length;
      for (const [, method, , params] of announcements) await settled(server.notify(method, params));
      for (const [method, params] of free) await server.notify(method, params);

      const sent = cell.wire.sent('server').slice(before);
      expect(sent.map((each) => 'method' in each && each.method)).toEqual([
        ...announcements.filter(([each]) => each === capability).map(([, method]) => method),
        ...free.map(([method]) => method),
      ]);
    }
  },
);

const methods: readonly [lacking: string, methods: readonly string[]][] = [
  ['tools', ['tools/list', 'tools/call']],
  ['prompts', ['prompts/list', 'prompts/get']],
  ['resources', ['resources/list', 'resources/templates/list', 'resources/read']],
  ['completions', ['completion/complete']],
  ['logging', ['logging/setLevel']],
];

verifies(
  'refusals:handler',
  'the handler of each of nine methods is refused by the name of its method, one that needs nothing is taken',
  async (cell) => {
    for (const [lacking, each] of methods) {
      for (const method of each) {
        const set = () =>
          recipeOf(cell)
            .build()
            .setHandlers({ [method]: () => ({}) });
        expect(set).toThrow(
          expect.objectContaining({
            message: `Server does not support ${lacking} (required for ${method})`,
          }),
        );
      }
    }
    for (const method of ['ping', 'initialize', 'example/own']) {
      recipeOf(cell)
        .build()
        .setHandlers({ [method]: () => ({}) });
    }
    cell.wire.toRead([]);
  },
);

verifies(
  'refusals:handler:tasks',
  'each of four methods of tasks is refused, and taken once tasks are declared',
  async (cell) => {
    for (const method of ['tasks/get', 'tasks/list', 'tasks/result', 'tasks/cancel']) {
      const server = recipeOf(cell).build();
      const set = () => server.setHandlers({ [method]: () => ({}) });
      expect(set).toThrow(
        expect.objectContaining({
          message: `Server does not support tasks capability (required for ${method})`,
        }),
      );
      server.registerCapabilities({ tasks: {} });
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
  'refusals:handler:schema',
  'a schema without a method, one that is no object, and methods that are numbers or any text are told apart',
  async (cell) => {
    for (const [schema, message] of strangeSchemas(cell)) {
      expect(() =>
        recipeOf(cell)
          .build()
          .setHandlerUnder(schema, () => ({})),
      ).toThrow(expect.objectContaining({ message }));
    }
    cell.wire.toRead([]);
  },
);

verifies('refusals:capabilities', 'a connected server says that it is connected', async (cell) => {
  const { server } = await cell.connect(recipeOf(cell), cell.sdk.client(suiteClientIdentity));

  expect(() => server.registerCapabilities({ prompts: {} })).toThrow(
    expect.objectContaining({ message: 'Cannot register capabilities after connecting to transport' }),
  );
});
