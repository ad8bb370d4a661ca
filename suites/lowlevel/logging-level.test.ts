// Leaving out what a client does not want logged, by a server built on the low-level class.

import { expect, observed, suiteClientIdentity, text, verifies } from '#case';

const levels = ['debug', 'info', 'notice', 'warning', 'error', 'critical', 'alert', 'emergency'];

verifies(
  'logging:level:unset',
  'all eight levels reach a client that set none',
  async ({ sdk, connect, quiet }) => {
    const received: unknown[] = [];
    const server = sdk.lowLevel({ name: 'talker', version: '1.0.0' }, { logging: {} }, {});
    const listener = sdk.client(suiteClientIdentity, {
      notifications: { 'notifications/message': ({ params }) => void received.push(params.level) },
    });

    const { server: live } = await connect(server, listener);
    for (const level of levels) await live.sendLoggingMessage({ level, data: 'hello' });
    await quiet();

    expect(received).toEqual(levels);
  },
);

verifies(
  'logging:level:threshold',
  'after each of eight levels, up and down, what is at or above it arrives and nothing else',
  async ({ sdk, connect, quiet }) => {
    let received: unknown[] = [];
    let session: string | undefined;
    const server = sdk.lowLevel(
      { name: 'talker', version: '1.0.0' },
      { tools: {}, logging: {} },
      {
        'tools/call': async (_, { sessionId }) => {
          session = sessionId;
          return { content: [text('done')] };
        },
      },
    );
    const listener = sdk.client(suiteClientIdentity, {
      notifications: { 'notifications/message': ({ params }) => void received.push(params.level) },
    });

    const { client, server: live } = await connect(server, listener);
    await client.callTool({ name: 'work' });

    const thresholds = ['error', 'debug', 'emergency', 'info', 'alert', 'notice', 'critical', 'warning'];
    const heard: unknown[] = [];
    for (const threshold of thresholds) {
      received = [];
      await client.setLoggingLevel(threshold);
      for (const level of levels) await live.sendLoggingMessage({ level, data: 'hello' }, session);
      await quiet();
      heard.push(received);
    }

    observed(heard)
      .required((seen) => {
        expect(seen).toEqual(thresholds.map((threshold) => levels.slice(levels.indexOf(threshold))));
      })
      .divergent('unfiltered', (seen) => {
        expect(seen).toEqual(thresholds.map(() => levels));
      });
  },
);

verifies(
  'logging:level:threshold:without-session',
  'of a debug message and an error that name no session the error alone arrives',
  async ({ sdk, connect, quiet }) => {
    const received: unknown[] = [];
    const server = sdk.lowLevel({ name: 'talker', version: '1.0.0' }, { logging: {} }, {});
    const listener = sdk.client(suiteClientIdentity, {
      notifications: { 'notifications/message': ({ params }) => void received.push(params.level) },
    });

    const { client, server: live } = await connect(server, listener);
    await client.setLoggingLevel('error');
    await live.sendLoggingMessage({ level: 'debug', data: 'hello' });
    await live.sendLoggingMessage({ level: 'error', data: 'hello' });
    await quiet();

    observed(received)
      .required((seen) => expect(seen).toEqual(['error']))
      .divergent('unfiltered', (seen) => expect(seen).toEqual(['debug', 'error']));
  },
);

verifies(
  'logging:level:threshold:in-request',
  'of a debug message and an error of a tool the error alone arrives',
  async ({ sdk, connect }) => {
    const received: unknown[] = [];
    const server = sdk.lowLevel(
      { name: 'talker', version: '1.0.0' },
      { tools: {}, logging: {} },
      {
        'tools/call': async (_, { notify }) => {
          await notify('notifications/message', { level: 'debug', data: 'hello' });
          await notify('notifications/message', { level: 'error', data: 'hello' });
          return { content: [text('done')] };
        },
      },
    );
    const listener = sdk.client(suiteClientIdentity, {
      notifications: { 'notifications/message': ({ params }) => void received.push(params.level) },
    });

    const { client } = await connect(server, listener);
    await client.setLoggingLevel('error');
    await client.callTool({ name: 'work' });

    observed(received)
      .required((seen) => expect(seen).toEqual(['error']))
      .divergent('unfiltered', (seen) => expect(seen).toEqual(['debug', 'error']));
  },
);

verifies(
  'logging:level:other-session',
  'a debug message to another session is sent although this one wants errors',
  async ({ sdk, connect, quiet }) => {
    const received: unknown[] = [];
    const server = sdk.lowLevel({ name: 'talker', version: '1.0.0' }, { logging: {} }, {});
    const listener = sdk.client(suiteClientIdentity, {
      notifications: { 'notifications/message': ({ params }) => void received.push(params.level) },
    });

    const { client, server: live } = await connect(server, listener);
    await client.setLoggingLevel('error');
    await live.sendLoggingMessage({ level: 'debug', data: 'hello' }, 'another-session');
    await quiet();

    // That it goes to whoever is connected all the same is the SDK's choice: a server has one connection.
    expect(received).toEqual(['debug']);
  },
);

verifies(
  'logging:level:per-connection',
  'one client gets errors, the other gets everything',
  async ({ sdk, connect, quiet }) => {
    const few: unknown[] = [];
    const many: unknown[] = [];
    const sessions: (string | undefined)[] = [];
    const server = sdk.lowLevel(
      { name: 'talker', version: '1.0.0' },
      { tools: {}, logging: {} },
      {
        'tools/call': async (_, { sessionId }) => {
          sessions.push(sessionId);
          return { content: [text('done')] };
        },
      },
    );
    const listening = (received: unknown[]) =>
      sdk.client(suiteClientIdentity, {
        notifications: { 'notifications/message': ({ params }) => void received.push(params.level) },
      });

    const one = await connect(server, listening(few));
    const other = await connect(server, listening(many));
    await one.client.callTool({ name: 'work' });
    await other.client.callTool({ name: 'work' });
    await one.client.setLoggingLevel('error');
    await other.client.setLoggingLevel('debug');
    for (const level of levels) {
      await one.server.sendLoggingMessage({ level, data: 'hello' }, sessions[0]);
      await other.server.sendLoggingMessage({ level, data: 'hello' }, sessions[1]);
    }
    await quiet();

    observed(few)
      .required((seen) => expect(seen).toEqual(['error', 'critical', 'alert', 'emergency']))
      .divergent('unfiltered', (seen) => expect(seen).toEqual(levels));
    expect(many).toEqual(levels);
  },
);
