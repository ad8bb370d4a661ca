// Offering prompts from a server built on the high-level class: the capability and the names.

import { enveloped, expect, never, open, refused, settled, verifies } from '#case';

verifies(
  ['prompts:capability:declared', 'prompts:capability:list-changed'],
  'a server with one prompt declares prompts and that it tells of changes',
  async ({ sdk, connect }) => {
    const server = sdk.highLevel({ name: 'small', version: '1.0.0' }, ({ registerPrompt }) => {
      registerPrompt('greet', {}, never('nobody gets it'));
    });

    const { client } = await connect(server);
    await client.listPrompts();

    expect(client.serverCapabilities()?.prompts).toEqual({ listChanged: true });
  },
);

verifies(
  'prompts:capability:late',
  'a server without prompts takes none once it is connected',
  async ({ sdk, connect }) => {
    const server = sdk.highLevel({ name: 'closed', version: '1.0.0' }, () => {});

    const { client, server: live } = await connect(server);
    const register = () => live.registerPrompt('greet', {}, never('nobody gets it'));

    expect(register).toThrow(/capabilit/);
    expect(client.serverCapabilities()).toEqual({});
    expect(await settled(client.request('prompts/list'))).toEqual(refused(-32601));
  },
);

verifies(
  'prompts:undeclared',
  'list and get, played by hand, are methods unknown to a server without prompts',
  async ({ sdk, connect, peer }) => {
    const server = sdk.highLevel({ name: 'promptless', version: '1.0.0' }, () => {});

    const { client } = await connect(server, peer('client'));
    await open(client);
    const listed = await client.request('prompts/list', enveloped());
    const got = await client.request('prompts/get', enveloped({ name: 'greet' }));

    const error = { code: -32601, message: expect.any(String) };
    expect(listed).toMatchObject({ error });
    expect(got).toMatchObject({ error });
  },
);

verifies(
  'prompts:name:duplicate',
  'the second prompt of a name is refused, the first one stays',
  async ({ sdk, connect }) => {
    const server = sdk.highLevel({ name: 'unique', version: '1.0.0' }, ({ registerPrompt }) => {
      registerPrompt('greet', { description: 'first' }, never('nobody gets it'));
      const again = () => registerPrompt('greet', { description: 'second' }, never('nobody gets it'));
      expect(again).toThrow(/greet/);
    });

    const { client } = await connect(server);
    const { prompts } = await client.listPrompts();

    expect(prompts).toEqual([{ name: 'greet', description: 'first' }]);
  },
);
