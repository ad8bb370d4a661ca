// Offering prompts from a server built on the low-level class.

import { enveloped, expect, open, verifies } from '#case';

verifies(
  'prompts:undeclared',
  'list and get, played by hand, are methods unknown to a server without prompts',
  async ({ sdk, connect, peer }) => {
    const server = sdk.lowLevel({ name: 'promptless', version: '1.0.0' }, {}, {});

    const { client } = await connect(server, peer('client'));
    await open(client);
    const listed = await client.request('prompts/list', enveloped());
    const got = await client.request('prompts/get', enveloped({ name: 'greet' }));

    const error = { code: -32601, message: expect.any(String) };
    expect(listed).toMatchObject({ error });
    expect(got).toMatchObject({ error });
  },
);
