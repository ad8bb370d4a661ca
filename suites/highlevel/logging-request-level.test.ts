// The log level that each request to a server built on the high-level class carries, set by clients played by hand.

import { enveloped, expect, never, observed, text, verifies } from '#case';

const levels = ['debug', 'info', 'notice', 'warning', 'error', 'critical', 'alert', 'emergency'];

/** The params of a call that wants to be told from this level on. */
const from = (logLevel: string) =>
  enveloped({ name: 'work', _meta: { 'io.modelcontextprotocol/logLevel': logLevel } });

const levelsIn = (received: readonly object[]) =>
  received.flatMap((each) => ('params' in each ? [(each.params as { level: string }).level] : []));

verifies(
  'logging:request-level:absent',
  'of eight levels logged for a call played by hand without a level none arrives',
  async ({ sdk, connect, peer, quiet }) => {
    const server = sdk.highLevel(
      { name: 'talker', version: '1.0.0' },
      ({ registerTool }) => {
        registerTool('work', {}, async (_, { log }) => {
          for (const level of levels) await log?.(level, 'hello');
          return { content: [text('done')] };
        });
      },
      { capabilities: { logging: {} } },
    );

    const { client } = await connect(server, peer('client'));
    const answer = await client.request('tools/call', enveloped({ name: 'work' }));
    await quiet();

    expect(answer).toHaveProperty('result.content', [text('done')]);
    expect(levelsIn(client.received)).toEqual([]);
  },
);

verifies(
  'logging:request-level:absent:notified',
  'an emergency that a handler notifies for a call played by hand without a level does not arrive',
  async ({ sdk, connect, peer, quiet }) => {
    const server = sdk.highLevel(
      { name: 'talker', version: '1.0.0' },
      ({ registerTool }) => {
        registerTool('work', {}, async (_, { notify }) => {
          await notify('notifications/message', { level: 'emergency', data: 'hello' }).catch(() => {});
          return { content: [text('done')] };
        });
      },
      { capabilities: { logging: {} } },
    );

    const { client } = await connect(server, peer('client'));
    const answer = await client.request('tools/call', enveloped({ name: 'work' }));
    await quiet();

    expect(answer).toHaveProperty('result.content', [text('done')]);
    observed(levelsIn(client.received))
      .required((seen) => expect(seen).toEqual([]))
      .divergent('sent-anyway', (seen) => expect(seen).toEqual(['emergency']));
  },
);

verifies(
  'logging:request-level:threshold',
  'for each of eight levels set by hand, what is logged at or above it arrives before the answer',
  async ({ sdk, connect, peer }) => {
    const server = sdk.highLevel(
      { name: 'talker', version: '1.0.0' },
      ({ registerTool }) => {
        registerTool('work', {}, async (_, { log }) => {
          for (const level of levels) await log?.(level, { of: level }, 'work');
          return { content: [text('done')] };
        });
      },
      { capabilities: { logging: {} } },
    );

    const { client } = await connect(server, peer('client'));
    for (const [index, threshold] of levels.entries()) {
      const before = client.received.length;
      await client.request('tools/call', from(threshold));

      const messages = client.received.slice(before);
      expect(messages.slice(0, -1)).toMatchObject(
        levels.slice(index).map((level) => ({
          method: 'notifications/message',
          params: { level, logger: 'work', data: { of: level } },
        })),
      );
      expect(messages.at(-1)).toHaveProperty('result.content', [text('done')]);
    }
  },
);

verifies(
  'logging:request-level:per-request',
  'of three calls played by hand, for debug, for nothing and for errors, each gets what it asked for',
  async ({ sdk, connect, peer }) => {
    const server = sdk.highLevel(
      { name: 'talker', version: '1.0.0' },
      ({ registerTool }) => {
        registerTool('work', {}, async (_, { log }) => {
          for (const level of ['debug', 'error']) await log?.(level, 'hello');
          return { content: [text('done')] };
        });
      },
      { capabilities: { logging: {} } },
    );

    const { client } = await connect(server, peer('client'));
    const heard: unknown[] = [];
    for (const params of [from('debug'), enveloped({ name: 'work' }), from('error')]) {
      const before = client.received.length;
      await client.request('tools/call', params);
      heard.push(levelsIn(client.received.slice(before)));
    }

    expect(heard).toEqual([['debug', 'error'], [], ['error']]);
  },
);

verifies(
  'logging:request-level:invalid',
  'a level that does not exist, played by hand, is refused with -32602 and its tool does not run',
  async ({ sdk, connect, peer }) => {
    const server = sdk.highLevel(
      { name: 'talker', version: '1.0.0' },
      ({ registerTool }) => {
        registerTool('work', {}, never('the level does not exist'));
      },
      { capabilities: { logging: {} } },
    );

    const { client } = await connect(server, peer('client'));
    await client.sendInvalid({ jsonrpc: '2.0', id: 'odd', method: 'tools/call', params: from('loud') });

    const error = { code: -32602, message: expect.any(String) };
    expect(await client.next()).toMatchObject({ jsonrpc: '2.0', id: 'odd', error });
  },
);
