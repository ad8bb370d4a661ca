// What a client sends where its handler returns something that is no answer.

import { answered, expect, observed, refused, settled, verifies } from '#case';

verifies(
  'elicitation:action:unknown:client',
  'a handler that postpones has the request refused with -32602',
  async ({ sdk, connect }) => {
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

    observed(await settled(live.request('elicitation/create', question)))
      .required((seen) => expect(seen).toEqual(refused(-32602)))
      .divergent('sent-anyway', (seen) => expect(seen).toEqual(answered({ action: 'postpone' })));
  },
);
