// Whether a client compares what its handler returns with the schema that it was asked with.

import { expect, observed, verifies, welcome } from '#case';

verifies(
  'elicitation:validated:client',
  'content without a required field does not reach a server played by hand',
  async ({ sdk, connect, peer }) => {
    const asked = sdk.client(
      { name: 'careless', version: '1.0.0' },
      {
        capabilities: { elicitation: { form: {} } },
        handlers: { 'elicitation/create': () => ({ action: 'accept', content: { nick: 'Ada' } }) },
      },
    );
    const server = peer('server');
    const [{ client }] = await Promise.all([connect(server, asked), welcome(server)]);

    // Over HTTP it is the client's open request that carries what a server asks.
    const open = client.ping();
    const { id } = (await server.next()) as { id: number };
    const answer = await server.request('elicitation/create', {
      message: 'Who are you?',
      requestedSchema: {
        type: 'object',
        properties: { name: { type: 'string' }, nick: { type: 'string' } },
        required: ['name'],
      },
    });
    await server.send({ jsonrpc: '2.0', id, result: {} });
    await open;

    observed(answer)
      // What it answers instead is the SDK's choice.
      .required((seen) => expect(seen).not.toHaveProperty('result.content'))
      .divergent('sent-anyway', (seen) =>
        expect(seen).toMatchObject({ result: { action: 'accept', content: { nick: 'Ada' } } }),
      );
  },
);
