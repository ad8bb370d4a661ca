// Every optional field of what reaches a server built on the low-level class and of its news, full and empty.

import { aborted, type CaseContext, complete, expect, type Json, observed, open, verifies } from '#case';

const values = {
  ...{ text: '', zero: 0, no: false, none: null, list: [], object: {} },
  nested: { list: [null, [], {}, ['', 0]], deep: { deeper: { none: null } } },
};

verifies(
  'fields:sent:arguments',
  'arguments of a call arrive with empty values of every kind',
  async (cell) => {
    const { sdk, connect } = cell;
    const heard: Json[] = [];
    const server = sdk.lowLevel(
      { name: 'eager', version: '1.0.0' },
      { tools: {} },
      {
        'tools/list': () => ({ tools: [{ name: 'x', inputSchema: { type: 'object' } }] }),
        'tools/call': ({ params }) => {
          heard.push(params.arguments);
          return { content: [] };
        },
      },
    );

    const { client } = await connect(server);
    for (const each of [values, {}]) await client.callTool({ name: 'x', arguments: structuredClone(each) });

    expect(heard).toEqual([values, {}]);
  },
);

verifies('fields:sent:prompt', 'arguments of a prompt arrive, an empty text and none too', async (cell) => {
  const { sdk, connect } = cell;
  const heard: Json[] = [];
  const server = sdk.lowLevel(
    { name: 'eager', version: '1.0.0' },
    { prompts: {} },
    {
      'prompts/get': ({ params }) => {
        heard.push(params.arguments);
        return { messages: [] };
      },
    },
  );

  const { client } = await connect(server);
  const sent = [{ topic: '', '': 'no name' }, {}];
  for (const each of sent) await client.getPrompt({ name: 'x', arguments: { ...each } });

  expect(heard).toEqual(sent);
});

/** What a server that suggests these values is asked, and what its client gets. */
const completed = async ({ sdk, connect }: CaseContext, params: Json, completion: Json) => {
  const heard: Json[] = [];
  const server = sdk.lowLevel(
    { name: 'eager', version: '1.0.0' },
    { completions: {} },
    {
      'completion/complete': (request) => {
        const { ref, argument, context } = request.params;
        heard.push({ ref, argument, ...(context !== undefined && { context }) });
        return { completion: structuredClone(completion) };
      },
    },
  );
  const { client } = await connect(server);
  const result = await client.complete(structuredClone(params));
  return { heard, result };
};

const ref = { type: 'ref/prompt', name: 'poem' };
const argument = { name: 'topic', value: '' };

verifies('fields:sent:completion', 'requests for values arrive with full and empty fields', async (cell) => {
  const sent = [
    { ref, argument, context: { arguments: { style: 'haiku', mood: '' } } },
    { ref, argument, context: { arguments: {} } },
    { ref: { type: 'ref/resource', uri: 'file:///{tea}' }, argument, context: {} },
    { ref, argument },
  ];

  for (const params of sent) {
    expect((await completed(cell, params, { values: [] })).heard).toEqual([params]);
  }
});

verifies(
  'fields:sent:completion:result',
  'suggested values arrive with full and empty fields',
  async (cell) => {
    const completions = [
      { values: ['rust', ''], total: 7, hasMore: true },
      { values: [], total: 0, hasMore: false },
      { values: ['rust'] },
    ];

    for (const completion of completions) {
      expect((await completed(cell, { ref, argument }, completion)).result).toEqual(complete({ completion }));
    }
  },
);

verifies(
  'fields:sent:cancelled',
  'an empty reason, sent by a client played by hand, reaches the handler of the cancelled call',
  async ({ sdk, connect, peer, quiet }) => {
    const reasons: unknown[] = [];
    const server = sdk.lowLevel(
      { name: 'patient', version: '1.0.0' },
      { tools: {} },
      {
        'tools/call': async (_request, { signal }) => {
          await aborted(signal);
          reasons.push(signal.reason);
          return { content: [] };
        },
      },
    );

    const { client } = await connect(server, peer('client'));
    await open(client);
    await client.send({ jsonrpc: '2.0', id: 'c', method: 'tools/call', params: { name: 'wait' } });
    const params = { requestId: 'c', reason: '' };
    await client.send({ jsonrpc: '2.0', method: 'notifications/cancelled', params });
    await quiet();

    expect(reasons).toEqual(['']);
  },
);

verifies(
  'fields:sent:log',
  'log messages arrive with and without a logger, and with data of every kind',
  async ({ sdk, connect, quiet }) => {
    const heard: Json[] = [];
    const server = sdk.lowLevel({ name: 'chatty', version: '1.0.0' }, { logging: {} }, {});
    const visitor = sdk.client(
      { name: 'visitor', version: '1.0.0' },
      { notifications: { 'notifications/message': ({ params }) => void heard.push(params) } },
    );

    const { server: live } = await connect(server, visitor);
    const sent: Json[] = [
      { level: 'info', logger: 'kettle', data: values },
      ...['', 0, false, null, [], {}].map((data) => ({ level: 'debug', logger: '', data })),
      { level: 'emergency', data: 'no logger' },
    ];
    for (const each of sent) await live.sendLoggingMessage(structuredClone(each));
    await quiet();

    expect(heard).toEqual(sent);
  },
);

verifies(
  'fields:sent:unknown',
  'a call arrives without params of no revision',
  async ({ sdk, connect, wire }) => {
    const heard: Json[] = [];
    const server = sdk.lowLevel(
      { name: 'eager', version: '1.0.0' },
      { tools: {} },
      {
        'tools/list': () => ({ tools: [{ name: 'x', inputSchema: { type: 'object' } }] }),
        'tools/call': ({ params: { _meta, ...rest } }) => {
          heard.push(rest);
          return { content: [] };
        },
      },
    );

    const { client } = await connect(server);
    await client.request('tools/call', { name: 'x', arguments: {}, colour: 'red' });

    expect(wire.sent('client').at(-1)).toHaveProperty('params.colour', 'red');
    // The specification says nothing of params that it does not know.
    observed(heard)
      .required((seen) => expect(seen).toEqual([{ name: 'x', arguments: {} }]))
      .divergent('handed-on', (seen) => expect(seen).toEqual([{ name: 'x', arguments: {}, colour: 'red' }]));
  },
);
