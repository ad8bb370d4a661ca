// What a client sends where its handler returns something that is no answer.

import { expect, refused, settled, verifies } from '#case';

verifies(
  'elicitation:action:unknown:client',
  'a handler that postpones has the request refused with -32602',
  async ({ sdk, connect, wire }) => {
    const server = sdk.lowLevel({ name: 'inquirer', version: '1.0.0' }, {}, {});
    const client = sdk.client(
      { name: 'inventive', version: '1.0.0' },
      {
        capabilities: { elicitation: { form: {} } },
        handlers: { 'elicitation/create': () => ({ action: 'postpone' }) },
      },
    );

    const { server: live } = await connect(server, client);
    const question = { message: 'Who are you?', requestedSchema: { type: 'object', properties: {} } };

    expect(await settled(live.request('elicitation/create', question))).toEqual(refused(-32602));
    wire.toRead(['server → elicitation/create #1', 'client → error #1 -32602']);
  },
);
