// Every optional field of what reaches a server built on the high-level class and of its news, full and empty.

import { expect, type Json, verifies } from '#case';

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
    const server = sdk.highLevel({ name: 'eager', version: '1.0.0' }, ({ registerTool }) => {
      registerTool('x', { inputSchema: { values: sdk.z.unknown() } }, (args) => {
        heard.push(args.values);
        return { content: [] };
      });
    });

    const { client } = await connect(server);
    const sent = [values, ...Object.values(values)];
    for (const each of sent)
      await client.callTool({ name: 'x', arguments: { values: structuredClone(each) } });

    expect(heard).toEqual(sent);
  },
);

verifies(
  'fields:sent:log',
  'log messages arrive with and without a logger, and with data of every kind',
  async ({ sdk, connect, quiet }) => {
    const heard: Json[] = [];
    const server = sdk.highLevel({ name: 'chatty', version: '1.0.0' }, () => {}, {
      capabilities: { logging: {} },
    });
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
