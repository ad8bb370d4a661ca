// Listing the tools of a server built on the high-level class. The schemas it generates, and fields that it adds, are
// its own choice beyond what is compared here.

import { expect, never, text, verifies } from '#case';

verifies(
  'tools:list:basic',
  'two tools arrive in order with name, description and input schema',
  async ({ sdk, connect }) => {
    const server = sdk.highLevel({ name: 'toolbox', version: '1.0.0' }, ({ registerTool }) => {
      const inputSchema = { a: sdk.z.number(), b: sdk.z.string().optional() };
      registerTool('add', { description: 'Adds up', inputSchema }, never('nobody calls here'));
      registerTool('now', { description: 'Tells the time' }, never('nobody calls here'));
    });

    const { client } = await connect(server);
    const { tools } = await client.listTools();

    expect(tools).toMatchObject([
      {
        name: 'add',
        description: 'Adds up',
        inputSchema: {
          type: 'object',
          properties: { a: { type: 'number' }, b: { type: 'string' } },
          required: ['a'],
        },
      },
      { name: 'now', description: 'Tells the time', inputSchema: { type: 'object' } },
    ]);
  },
);

verifies(
  'tools:list:current',
  'a tool appears once registered, follows its update, hides while disabled and goes once removed',
  async ({ sdk, connect }) => {
    const listed = async (): Promise<unknown[]> =>
      (await client.listTools()).tools.map(({ name, description }: Record<string, unknown>) => [
        name,
        description,
      ]);
    const server = sdk.highLevel({ name: 'toolbox', version: '1.0.0' }, ({ registerTool }) => {
      registerTool('old', { description: 'was there' }, never('nobody calls here'));
    });

    const { client, server: live } = await connect(server);
    const before = await listed();
    const tool = live.registerTool('new', { description: 'first' }, never('nobody calls here'));
    const registered = await listed();
    tool.update({ description: 'second' });
    const updated = await listed();
    tool.disable();
    const disabled = await listed();
    tool.enable();
    const enabled = await listed();
    tool.remove();
    const removed = await listed();

    const old = ['old', 'was there'];
    expect({ before, registered, updated, disabled, enabled, removed }).toEqual({
      before: [old],
      registered: [old, ['new', 'first']],
      updated: [old, ['new', 'second']],
      disabled: [old],
      enabled: [old, ['new', 'second']],
      removed: [old],
    });
  },
);

verifies(
  'tools:list:renamed',
  'a tool that was given another name has lost its first one',
  async ({ sdk, connect }) => {
    const tools: { update(changes: object): void }[] = [];
    const server = sdk.highLevel({ name: 'toolbox', version: '1.0.0' }, ({ registerTool }) => {
      tools.push(registerTool('saw', {}, never('nobody calls here')));
    });

    const { client } = await connect(server);
    tools.at(-1)?.update({ name: 'chainsaw' });
    const { tools: listed } = await client.listTools();

    expect(listed.map(({ name }: { name: unknown }) => name)).toEqual(['chainsaw']);
  },
);

verifies(
  'tools:list:deterministic',
  'two lists of the same tools have the same order, which a call between them does not change',
  async ({ sdk, connect }) => {
    const server = sdk.highLevel({ name: 'toolbox', version: '1.0.0' }, ({ registerTool }) => {
      for (const name of ['saw', 'axe', 'drill']) registerTool(name, {}, () => ({ content: [text(name)] }));
    });

    const { client } = await connect(server);
    const first = await client.listTools();
    await client.callTool({ name: 'drill' });
    const second = await client.listTools();

    // Which order it is is the SDK's choice.
    expect(first.tools.map(({ name }: { name: string }) => name).sort()).toEqual(['axe', 'drill', 'saw']);
    expect(second.tools).toEqual(first.tools);
  },
);

verifies(
  'tools:list:cache-hints',
  'a bare list is sent with a time to live and a scope',
  async ({ sdk, connect, wire }) => {
    const server = sdk.highLevel({ name: 'clock', version: '1.0.0' }, ({ registerTool }) => {
      registerTool('now', {}, never('nobody calls here'));
    });

    const { client } = await connect(server);
    await client.listTools();

    // Which ones is the SDK's choice.
    const ttlMs = expect.toSatisfy((ms) => Number.isInteger(ms) && ms >= 0);
    const cacheScope = expect.stringMatching(/^(public|private)$/);
    expect(wire.sent('server').at(-1)).toMatchObject({ result: { ttlMs, cacheScope } });
  },
);

verifies('tools:list:title', 'a title arrives beside the name', async ({ sdk, connect }) => {
  const server = sdk.highLevel({ name: 'clock', version: '1.0.0' }, ({ registerTool }) => {
    registerTool('now', { title: 'World clock' }, never('nobody calls here'));
  });

  const { client } = await connect(server);
  const { tools } = await client.listTools();

  expect(tools).toMatchObject([{ name: 'now', title: 'World clock' }]);
});

verifies(
  'tools:list:annotations',
  'all five annotations arrive, false ones included',
  async ({ sdk, connect }) => {
    const annotations = {
      title: 'Delete a file',
      readOnlyHint: false,
      destructiveHint: true,
      idempotentHint: true,
      openWorldHint: false,
    };
    const server = sdk.highLevel({ name: 'files', version: '1.0.0' }, ({ registerTool }) => {
      registerTool('delete', { annotations }, never('nobody calls here'));
    });

    const { client } = await connect(server);
    const { tools } = await client.listTools();

    expect(tools[0].annotations).toEqual(annotations);
  },
);

verifies(
  'tools:list:meta',
  'metadata of a tool arrives, nested values included',
  async ({ sdk, connect }) => {
    const _meta = { 'example.com/owner': { team: 'clocks', since: 2024 } };
    const server = sdk.highLevel({ name: 'clock', version: '1.0.0' }, ({ registerTool }) => {
      registerTool('now', { _meta }, never('nobody calls here'));
    });

    const { client } = await connect(server);
    const { tools } = await client.listTools();

    expect(tools[0]._meta).toEqual(_meta);
  },
);

verifies(
  'tools:list:output-schema',
  'an output schema arrives beside the input schema',
  async ({ sdk, connect }) => {
    const server = sdk.highLevel({ name: 'clock', version: '1.0.0' }, ({ registerTool }) => {
      const outputSchema = { hour: sdk.z.number(), zone: sdk.z.string().optional() };
      registerTool('now', { outputSchema }, never('nobody calls here'));
    });

    const { client } = await connect(server);
    const { tools } = await client.listTools();

    expect(tools).toMatchObject([
      {
        name: 'now',
        inputSchema: { type: 'object' },
        outputSchema: {
          type: 'object',
          properties: { hour: { type: 'number' }, zone: { type: 'string' } },
          required: ['hour'],
        },
      },
    ]);
  },
);
