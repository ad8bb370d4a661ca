// The log messages of a server built on the low-level class.

import {
  answered,
  expect,
  observed,
  open,
  refused,
  settled,
  suiteClientIdentity,
  text,
  verifies,
} from '#case';

const levels = ['debug', 'info', 'notice', 'warning', 'error', 'critical', 'alert', 'emergency'];

verifies(
  'logging:capability:declared',
  'a server that declared logging sends a message',
  async ({ sdk, connect, wire, quiet }) => {
    const server = sdk.lowLevel({ name: 'talker', version: '1.0.0' }, { logging: {} }, {});

    const { client, server: live } = await connect(server);
    await live.sendLoggingMessage({ level: 'info', data: 'hello' });
    await quiet();

    expect(client.serverCapabilities()).toEqual({ logging: {} });
    wire.toRead(['server → notifications/message  info']);
  },
);

verifies(
  'logging:undeclared:unasked',
  'a server that declared no logging sends none of two messages',
  async ({ sdk, connect, wire, quiet }) => {
    const server = sdk.lowLevel({ name: 'mute', version: '1.0.0' }, {}, {});

    const { client, server: live } = await connect(server);
    await settled(live.sendLoggingMessage({ level: 'emergency', data: 'hello' }));
    await settled(live.notify('notifications/message', { level: 'emergency', data: 'hello' }));
    await quiet();

    expect(client.serverCapabilities()).toEqual({});
    expect(wire.sent('server').filter((message) => 'method' in message)).toEqual([]);
  },
);

verifies(
  'logging:undeclared:in-request',
  'a tool of a server that declared no logging is refused its message, and answers',
  async ({ sdk, connect, wire }) => {
    const refusals: unknown[] = [];
    const server = sdk.lowLevel(
      { name: 'mute', version: '1.0.0' },
      { tools: {} },
      {
        'tools/call': async (_, { notify }) => {
          refusals.push(await settled(notify('notifications/message', { level: 'error', data: 'hello' })));
          return { content: [text('done')] };
        },
      },
    );

    const { client } = await connect(server);
    const result = await client.callTool({ name: 'work' });

    expect(result.content).toEqual([text('done')]);
    // What it is refused with is the SDK's choice.
    expect(refusals).toMatchObject([{ refused: { message: expect.stringMatching(/logging/) } }]);
    expect(wire.sent('server').filter((message) => 'method' in message)).toEqual([]);
  },
);

verifies(
  'logging:undeclared:set-level',
  'a level, played by hand, meets an unknown method',
  async ({ sdk, connect, peer }) => {
    const server = sdk.lowLevel({ name: 'mute', version: '1.0.0' }, {}, {});

    const { client } = await connect(server, peer('client'));
    await open(client);
    const answer = await client.request('logging/setLevel', { level: 'info' });

    expect(answer).toMatchObject({ error: { code: -32601, message: expect.any(String) } });
  },
);

verifies(
  'logging:set-level:accepted',
  'each of the eight levels is answered with an empty result',
  async ({ sdk, connect }) => {
    const server = sdk.lowLevel({ name: 'talker', version: '1.0.0' }, { logging: {} }, {});

    const { client } = await connect(server);

    for (const level of levels) expect(await settled(client.setLoggingLevel(level))).toEqual(answered({}));
  },
);

verifies(
  'logging:set-level:own-handler',
  'the handler gets the level, and its result is the answer',
  async ({ sdk, connect }) => {
    const server = sdk.lowLevel(
      { name: 'talker', version: '1.0.0' },
      { logging: {} },
      {
        'logging/setLevel': ({ params }) => {
          expect(params.level).toBe('notice');
          return {};
        },
      },
    );

    const { client } = await connect(server);

    expect(await settled(client.setLoggingLevel('notice'))).toEqual(answered({}));
  },
);

verifies(
  'logging:set-level:invalid',
  'a level that does not exist, played by hand, is refused with -32602',
  async ({ sdk, connect, peer }) => {
    const server = sdk.lowLevel({ name: 'talker', version: '1.0.0' }, { logging: {} }, {});

    const { client } = await connect(server, peer('client'));
    await open(client);
    await client.sendInvalid({
      jsonrpc: '2.0',
      id: 'odd',
      method: 'logging/setLevel',
      params: { level: 'loud' },
    });
    const answer = await client.next();

    observed(answer)
      .required((seen) => {
        const error = { code: -32602, message: expect.any(String) };
        expect(seen).toMatchObject({ jsonrpc: '2.0', id: 'odd', error });
      })
      .divergent('internal-error', (seen) => {
        const error = { code: -32603, message: expect.stringContaining('level') };
        expect(seen).toMatchObject({ jsonrpc: '2.0', id: 'odd', error });
      });
  },
);

verifies(
  'logging:set-level:fails',
  'a handler that throws is answered with -32603',
  async ({ sdk, connect }) => {
    const server = sdk.lowLevel(
      { name: 'broken', version: '1.0.0' },
      { logging: {} },
      {
        'logging/setLevel': () => {
          throw new TypeError('the log is read-only');
        },
      },
    );

    const { client } = await connect(server);

    expect(await settled(client.setLoggingLevel('info'))).toEqual(refused(-32603));
  },
);

verifies(
  'logging:message:levels',
  'messages of all eight levels arrive in order',
  async ({ sdk, connect }) => {
    const received: unknown[] = [];
    const server = sdk.lowLevel(
      { name: 'talker', version: '1.0.0' },
      { tools: {}, logging: {} },
      {
        'tools/call': async (_, { notify }) => {
          for (const level of levels) await notify('notifications/message', { level, data: `is ${level}` });
          return { content: [text('done')] };
        },
      },
    );
    const listener = sdk.client(suiteClientIdentity, {
      notifications: { 'notifications/message': ({ params }) => void received.push(params) },
    });

    const { client } = await connect(server, listener);
    await client.callTool({ name: 'work' });

    expect(received).toEqual(levels.map((level) => ({ level, data: `is ${level}` })));
  },
);

verifies(
  'logging:message:logger',
  'the name of a logger arrives, an empty one too',
  async ({ sdk, connect }) => {
    const received: unknown[] = [];
    const server = sdk.lowLevel(
      { name: 'talker', version: '1.0.0' },
      { tools: {}, logging: {} },
      {
        'tools/call': async (_, { notify }) => {
          for (const logger of ['db.pool', '']) {
            await notify('notifications/message', { level: 'info', logger, data: 'hello' });
          }
          return { content: [text('done')] };
        },
      },
    );
    const listener = sdk.client(suiteClientIdentity, {
      notifications: { 'notifications/message': ({ params }) => void received.push(params) },
    });

    const { client } = await connect(server, listener);
    await client.callTool({ name: 'work' });

    expect(received).toEqual([
      { level: 'info', logger: 'db.pool', data: 'hello' },
      { level: 'info', logger: '', data: 'hello' },
    ]);
  },
);

verifies(
  'logging:message:data',
  'objects, lists, texts, numbers, truths and null arrive as data',
  async ({ sdk, connect }) => {
    const values = [
      { error: 'lost', at: { port: 5432, tags: [null] } },
      [],
      [1, 'b'],
      '',
      'text',
      0,
      -1.5,
      false,
      true,
      null,
    ];
    const received: unknown[] = [];
    const server = sdk.lowLevel(
      { name: 'talker', version: '1.0.0' },
      { tools: {}, logging: {} },
      {
        'tools/call': async (_, { notify }) => {
          for (const data of values) await notify('notifications/message', { level: 'info', data });
          return { content: [text('done')] };
        },
      },
    );
    const listener = sdk.client(suiteClientIdentity, {
      notifications: { 'notifications/message': ({ params }) => void received.push(params.data) },
    });

    const { client } = await connect(server, listener);
    await client.callTool({ name: 'work' });

    expect(received).toEqual(values);
  },
);

verifies(
  'logging:message:meta',
  'metadata of a message arrives, nested values included',
  async ({ sdk, connect }) => {
    const _meta = { 'example.com/trace': { id: 'a1', depth: 0 } };
    const received: unknown[] = [];
    const server = sdk.lowLevel(
      { name: 'talker', version: '1.0.0' },
      { tools: {}, logging: {} },
      {
        'tools/call': async (_, { notify }) => {
          await notify('notifications/message', { level: 'info', data: 'hello', _meta });
          return { content: [text('done')] };
        },
      },
    );
    const listener = sdk.client(suiteClientIdentity, {
      notifications: { 'notifications/message': ({ params }) => void received.push(params) },
    });

    const { client } = await connect(server, listener);
    await client.callTool({ name: 'work' });

    expect(received).toEqual([{ level: 'info', data: 'hello', _meta }]);
  },
);

verifies(
  'logging:message:in-request',
  'two messages of a tool come before its result',
  async ({ sdk, connect, wire }) => {
    const server = sdk.lowLevel(
      { name: 'talker', version: '1.0.0' },
      { tools: {}, logging: {} },
      {
        'tools/call': async (_, { notify }) => {
          await notify('notifications/message', { level: 'info', data: 'begun' });
          await notify('notifications/message', { level: 'error', data: 'ended' });
          return { content: [text('done')] };
        },
      },
    );

    const { client } = await connect(server);
    await client.callTool({ name: 'work' });

    wire.toRead([
      'client → tools/call #1',
      'server → notifications/message  info',
      'server → notifications/message  error',
      'server → result #1',
    ]);
  },
);
