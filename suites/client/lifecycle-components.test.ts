// A client whose server implements less than it is asked for.

import { expect, refused, settled, verifies } from '#case';

verifies(
  'lifecycle:components:missing:client',
  'a client that asked a bare server for a tool, a prompt, a resource and values gets its ping answered',
  async ({ sdk, connect }) => {
    const server = sdk.lowLevel({ name: 'bare', version: '1.0.0' }, {}, {});

    const { client } = await connect(server);
    const asked = [
      await settled(client.callTool({ name: 'x' })),
      await settled(client.getPrompt({ name: 'x' })),
      await settled(client.readResource({ uri: 'file:///x' })),
      await settled(
        client.complete({ ref: { type: 'ref/prompt', name: 'x' }, argument: { name: 'y', value: '' } }),
      ),
    ];

    // What each comes to is proven by the requirements on its feature.
    expect(asked).toEqual(asked.map(() => refused(expect.anything())));
    expect(await client.ping()).toEqual({});
  },
);
