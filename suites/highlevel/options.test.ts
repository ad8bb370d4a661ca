// What a user sets on a server built on the high-level class besides its handlers: capabilities, strictness, listeners.

import {
  answered,
  type CaseContext,
  expect,
  hung,
  type Json,
  type LiveServer,
  observed,
  type Recipe,
  settled,
  strayLink,
  suiteClientIdentity,
  verifies,
} from '#case';

const identity = { name: 'configured', version: '1.0.0' };

const recipeOf = ({ sdk }: CaseContext, capabilities: Json = {}, native: Json = {}): Recipe<LiveServer> =>
  sdk.highLevel(identity, () => {}, { capabilities, native });

verifies(
  'options:capabilities:merged',
  'what was registered stands beside what the server was built with, also within one feature',
  async (cell) => {
    const recipe = recipeOf(cell, { resources: { subscribe: true }, logging: {} });
    const build = () => {
      const server = recipe.build();
      server.registerCapabilities({ resources: { listChanged: true }, prompts: {} });
      return server;
    };

    const { client } = await cell.connect({ ...recipe, build });

    expect(client.serverCapabilities()).toEqual({
      resources: { subscribe: true, listChanged: true },
      logging: {},
      prompts: {},
    });
  },
);

verifies(
  'options:capabilities:late',
  'a connected server refuses further capabilities and goes on serving',
  async (cell) => {
    const { client, server } = await cell.connect(recipeOf(cell));

    expect(() => server.registerCapabilities({ prompts: {} })).toThrow(/connect/);
    expect(await client.ping()).toEqual({});
  },
);

verifies('options:closed:told', 'a server that is closed twice says so once', async (cell) => {
  let told = 0;
  const { server } = await cell.connect(recipeOf(cell));
  server.whenClosed(() => {
    told += 1;
  });
  await server.close();
  await server.close();
  await cell.quiet();

  observed(told)
    .required((seen) => expect(seen).toBe(1))
    .divergent('twice', (seen) => expect(seen).toBe(2));
});

verifies(
  'options:unconnected',
  'a server refuses to send before it is connected and after it is closed',
  async (cell) => {
    const recipe = recipeOf(cell, { tools: {} });
    const early = recipe.build();
    const { server: late } = await cell.connect(recipe);
    await late.close();

    for (const server of [early, late]) {
      const tries = [server.ping(), server.notify('notifications/tools/list_changed')];
      for (const each of tries) {
        expect(await settled(each)).toEqual({
          refused: expect.objectContaining({ message: expect.stringMatching(/not connected/i) }),
        });
      }
    }
    cell.wire.toRead([]);
  },
);

verifies(
  'options:connected-twice',
  'a connected server refuses another link and goes on serving over its own',
  async (cell) => {
    const stray = strayLink();
    const { client, server } = await cell.connect(recipeOf(cell));
    const outcome = await settled(server.attach(stray));
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
        expect(seen).toEqual({ outcome: answered(undefined), started: 1, served: hung() });
      });
  },
);

const questions: readonly [capability: string, method: string, params: Json | undefined][] = [
  ['sampling', 'sampling/createMessage', { messages: [], maxTokens: 9 }],
  [
    'elicitation',
    'elicitation/create',
    { message: 'why?', requestedSchema: { type: 'object', properties: {} } },
  ],
  ['roots', 'roots/list', undefined],
];

const answers: Json = {
  'sampling/createMessage': { role: 'assistant', content: { type: 'text', text: 'hm' }, model: 'small' },
  'elicitation/create': { action: 'decline' },
  'roots/list': { roots: [] },
};

verifies(
  'options:strict',
  'every question to a client that declared nothing is refused unsent, a ping is not',
  async (cell) => {
    const { server } = await cell.connect(recipeOf(cell, {}, { enforceStrictCapabilities: true }));

    for (const [, method, params] of questions) {
      expect(await settled(server.request(method, params))).toEqual({
        refused: expect.objectContaining({ message: expect.stringContaining(method) }),
      });
    }
    cell.wire.toRead([]);
    expect(await server.ping()).toEqual({});
  },
);

verifies(
  'options:strict:declared',
  'each question to a client that declared it alone is answered, and the others are refused',
  async (cell) => {
    const strict = recipeOf(cell, {}, { enforceStrictCapabilities: true });
    for (const [capability, declared] of questions) {
      const client = cell.sdk.client(suiteClientIdentity, {
        capabilities: { [capability]: {} },
        handlers: { [declared]: () => structuredClone(answers[declared]) },
      });
      const { server } = await cell.connect(strict, client);
      for (const [, method, params] of questions) {
        const outcome = await settled(server.request(method, params));
        expect(outcome).toEqual(
          method === declared ? { answered: answers[method] } : { refused: expect.anything() },
        );
      }
    }
  },
);
