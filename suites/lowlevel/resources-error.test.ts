// What becomes of the errors that the handler of a low-level server answers a read with.

import { expect, observed, refused, settled, verifies } from '#case';

verifies(
  'resources:error:not-found:thrown',
  'the error -32002 of the handler arrives with its code and its data',
  async ({ sdk, connect, wire }) => {
    const server = sdk.lowLevel(
      { name: 'shelf', version: '1.0.0' },
      { resources: {} },
      {
        'resources/read': ({ params }) => {
          throw sdk.protocolError(-32002, 'Resource not found', { uri: params.uri });
        },
      },
    );

    const { client } = await connect(server);
    await settled(client.readResource({ uri: 'file:///lost' }));

    // On the wire, since clients may give the code another meaning: resources:error:not-found:client:code.
    const error = { message: expect.stringMatching(/Resource not found$/), data: { uri: 'file:///lost' } };
    observed(wire.sent('server').at(-1))
      .required((seen) => {
        expect(seen).toMatchObject({ error: { ...error, code: -32002 } });
      })
      .divergent('invalid-params', (seen) => {
        expect(seen).toMatchObject({ error: { ...error, code: -32602 } });
      });
  },
);

verifies(
  'resources:error:internal',
  'a handler that fails with an ordinary error is answered with -32603',
  async ({ sdk, connect }) => {
    const server = sdk.lowLevel(
      { name: 'shelf', version: '1.0.0' },
      { resources: {} },
      {
        'resources/read': ({ params }) => {
          throw new Error(`${params.uri} is locked`);
        },
      },
    );

    const { client } = await connect(server);

    expect(await settled(client.readResource({ uri: 'file:///tea' }))).toEqual(refused(-32603));
  },
);

verifies('resources:error:thrown', 'code and data of the error thrown arrive', async ({ sdk, connect }) => {
  const data = { shelf: 'upper', since: [2024, null] };
  const server = sdk.lowLevel(
    { name: 'shelf', version: '1.0.0' },
    { resources: {} },
    {
      'resources/read': ({ params }) => {
        throw sdk.protocolError(-32050, `${params.uri} is lent`, data);
      },
    },
  );

  const { client } = await connect(server);

  expect(await settled(client.readResource({ uri: 'file:///tea' }))).toEqual(
    refused(-32050, { message: expect.stringMatching(/file:\/\/\/tea is lent$/), data }),
  );
});
