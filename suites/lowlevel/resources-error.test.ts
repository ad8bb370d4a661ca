// What becomes of the errors that the handler of a low-level server answers a read with.

import { expect, observed, refused, settled, verifies } from '#case';

verifies(
  'resources:error:not-found:thrown',
  'the error -32002 of the handler is sent with its code',
  async ({ sdk, connect, wire }) => {
    const server = sdk.lowLevel(
      { name: 'shelf', version: '1.0.0' },
      { resources: {} },
      {
        'resources/read': ({ params }) => {
          expect(params.uri).toBe('file:///lost');
          throw sdk.protocolError(-32002, 'Resource not found');
        },
      },
    );

    const { client } = await connect(server);
    await settled(client.readResource({ uri: 'file:///lost' }));

    // On the wire, since clients may give the code another meaning: resources:error:not-found:client:code.
    const message = expect.stringMatching(/Resource not found$/);
    observed(wire.sent('server').at(-1))
      .required((seen) => {
        expect(seen).toMatchObject({ error: { code: -32002, message } });
      })
      .divergent('invalid-params', (seen) => {
        expect(seen).toMatchObject({ error: { code: -32602, message } });
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
