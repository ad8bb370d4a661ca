// When things can be registered with a server built on the high-level class, and what it says where they cannot.

import {
  answered,
  completeList,
  expect,
  type Json,
  type LiveHighLevel,
  never,
  observed,
  refused,
  settled,
  verifies,
} from '#case';

const identity = { name: 'open', version: '1.0.0' };
const unasked = never('nobody asks here');

/** Each feature with its lists, and how something of it is registered. */
const features: readonly {
  readonly feature: string;
  readonly lists: Readonly<Record<string, string>>;
  readonly register: (live: LiveHighLevel) => unknown;
}[] = [
  {
    feature: 'tools',
    lists: { 'tools/list': 'tools' },
    register: (live) => live.registerTool('saw', {}, unasked),
  },
  {
    feature: 'prompts',
    lists: { 'prompts/list': 'prompts' },
    register: (live) => live.registerPrompt('saw', {}, unasked),
  },
  {
    feature: 'resources',
    lists: { 'resources/list': 'resources', 'resources/templates/list': 'resourceTemplates' },
    register: (live) => live.registerResource('saw', 'file:///saw', {}, unasked),
  },
];

verifies(
  'registering:declared',
  'each feature that was declared alone lists nothing, and says that it tells of changes',
  async ({ sdk, connect }) => {
    for (const { feature, lists } of features) {
      const { client } = await connect(
        sdk.highLevel(identity, () => {}, { capabilities: { [feature]: {} } }),
      );
      const outcomes: Json = {};
      for (const method of Object.keys(lists)) outcomes[method] = await settled(client.request(method, {}));

      observed({ outcomes, declared: client.serverCapabilities()?.[feature] })
        .required((seen) => {
          const empty = Object.entries(lists).map(([method, list]) => [
            method,
            answered(completeList({ [list]: [] })),
          ]);
          expect(seen).toMatchObject({
            outcomes: Object.fromEntries(empty),
            declared: { listChanged: true },
          });
        })
        .divergent('unknown-method', (seen) => {
          const unknown = Object.keys(lists).map((method) => [method, refused(-32601)]);
          expect(seen).toEqual({ outcomes: Object.fromEntries(unknown), declared: {} });
        });
    }
  },
);

verifies(
  'registering:declared:late',
  'the first thing of each declared feature is registered after the connection opened',
  async ({ sdk, connect }) => {
    for (const { feature, lists, register } of features) {
      const recipe = sdk.highLevel(identity, () => {}, { capabilities: { [feature]: {} } });
      const { client, server } = await connect(recipe);
      const [method = '', list = ''] = Object.entries(lists)[0] ?? [];
      const registered = await settled(Promise.resolve().then(() => register(server)));
      const listed = await settled(client.request(method, {}));

      observed({ registered, listed })
        .required((seen) => {
          expect(seen).toMatchObject({
            registered: { answered: expect.anything() },
            listed: { answered: { [list]: [{ name: 'saw' }] } },
          });
        })
        .divergent('too-late', (seen) => {
          const message = expect.stringMatching(/Cannot register capabilities after connecting/);
          expect(seen).toMatchObject({ registered: { refused: { message } } });
        });
    }
  },
);

verifies(
  'registering:duplicate',
  'a second tool, prompt, resource and template are refused by what they have in common with the first',
  async ({ sdk, wire }) => {
    const server = sdk.highLevel(identity, ({ registerTool, registerPrompt, registerResource }) => {
      const each = {
        'Tool saw': () => registerTool('saw', {}, unasked),
        'Prompt knock': () => registerPrompt('knock', {}, unasked),
        'Resource file:///tea': () => registerResource('tea', 'file:///tea', {}, unasked),
        'Resource template cup': () => registerResource('cup', { uriTemplate: 'cup:{x}' }, {}, unasked),
      };
      for (const [what, register] of Object.entries(each)) {
        register();
        expect(register).toThrow(new Error(`${what} is already registered`));
      }
    });

    server.build();

    wire.toRead([]);
  },
);

verifies(
  'registering:conflict',
  'each of eight methods that the owner answers is named where something of it is registered',
  async ({ sdk, wire }) => {
    const { z } = sdk;
    const completing = (live: LiveHighLevel) =>
      live.registerPrompt('knock', { argsSchema: { door: sdk.completable(z.string(), unasked) } }, unasked);
    const [tools, prompts, resources] = features.map(({ register }) => register);
    for (const [method, capability, register] of [
      ['tools/list', 'tools', tools],
      ['tools/call', 'tools', tools],
      ['prompts/list', 'prompts', prompts],
      ['prompts/get', 'prompts', prompts],
      ['resources/list', 'resources', resources],
      ['resources/templates/list', 'resources', resources],
      ['resources/read', 'resources', resources],
      ['completion/complete', 'completions', completing],
    ] as const) {
      const live = sdk.highLevel(identity, () => {}).build();
      live.registerCapabilities({ [capability]: {} });
      live.setHandlers({ [method]: unasked });
      expect(() => register?.(live)).toThrow(
        new Error(`A request handler for ${method} already exists, which would be overridden`),
      );
    }
    wire.toRead([]);
  },
);
