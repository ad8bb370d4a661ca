// A client that receives log messages. Malformed ones are played by hand and seen by the judge in the same cell.

import {
  type CaseContext,
  expect,
  observed,
  playedResult,
  settled,
  suiteClientIdentity,
  verifies,
  welcome,
} from '#case';

/** What a client hands on of messages that a server played by hand sends while it answers a request. */
const hear = async ({ sdk, connect, peer }: CaseContext, messages: readonly object[]) => {
  const heard: unknown[] = [];
  const errors: Error[] = [];
  const listener = sdk.client(suiteClientIdentity, {
    notifications: { 'notifications/message': ({ params }) => void heard.push(params) },
    onerror: (error) => void errors.push(error),
  });
  const server = peer('server');
  const [{ client }] = await Promise.all([connect(server, listener), welcome(server, { logging: {} })]);
  const asked = client.request('tests/work');
  const { id } = (await server.next()) as { id: number };
  for (const params of messages) {
    await server.sendInvalid({ jsonrpc: '2.0', method: 'notifications/message', params });
  }
  await server.send({ jsonrpc: '2.0', id, result: playedResult({}) });
  await asked;
  return { heard, errors };
};

verifies(
  'logging:client:set-level',
  'the level is all that is sent, and an empty result is the answer',
  async ({ connect, peer }) => {
    const server = peer('server');

    const [{ client }] = await Promise.all([connect(server), welcome(server, { logging: {} })]);
    const set = client.setLoggingLevel('warning');
    const request = (await server.next()) as { id: number };
    await server.send({ jsonrpc: '2.0', id: request.id, result: {} });

    expect(await settled(set)).toEqual({ answered: {} });
    expect(request).toEqual({
      jsonrpc: '2.0',
      id: request.id,
      method: 'logging/setLevel',
      params: { level: 'warning' },
    });
  },
);

verifies(
  'logging:client:malformed:level',
  'a message of a level that does not exist, sent by hand, is judged wrong and not handed on; the next one is',
  async (cell) => {
    const { heard, errors } = await hear(cell, [
      { level: 'loud', data: 'hello' },
      { level: 'alert', data: 'hello' },
    ]);

    expect(heard).toEqual([{ level: 'alert', data: 'hello' }]);
    expect(errors).toMatchObject([{ message: expect.stringMatching(/level/) }]);
    expect(cell.wire.judged()).toMatchObject([{ side: 'server', pointer: '/params/level', keyword: 'enum' }]);
  },
);

verifies(
  'logging:client:malformed:logger',
  'a message of a numbered logger, sent by hand, is judged wrong and not handed on; the next one is',
  async (cell) => {
    const { heard, errors } = await hear(cell, [
      { level: 'alert', logger: 7, data: 'hello' },
      { level: 'alert', logger: 'seven', data: 'hello' },
    ]);

    expect(heard).toEqual([{ level: 'alert', logger: 'seven', data: 'hello' }]);
    expect(errors).toMatchObject([{ message: expect.stringMatching(/logger/) }]);
    expect(cell.wire.judged()).toMatchObject([
      { side: 'server', pointer: '/params/logger', keyword: 'type' },
    ]);
  },
);

verifies(
  'logging:client:malformed:data',
  'a message without data, sent by hand, is judged wrong and not handed on; the next one is',
  async (cell) => {
    const { heard, errors } = await hear(cell, [{ level: 'alert' }, { level: 'alert', data: null }]);

    observed({ heard, errors })
      .required((seen) => {
        expect(seen.heard).toEqual([{ level: 'alert', data: null }]);
        expect(seen.errors).toMatchObject([{ message: expect.stringMatching(/data/) }]);
      })
      .divergent('handed-on', (seen) => {
        expect(seen.heard).toEqual([{ level: 'alert' }, { level: 'alert', data: null }]);
      });
    expect(cell.wire.judged()).toMatchObject([
      { side: 'server', pointer: '/params/data', keyword: 'required' },
    ]);
  },
);

verifies(
  'logging:client:unheard',
  'the answer that follows a message nobody listens to arrives',
  async ({ sdk, connect }) => {
    const errors: unknown[] = [];
    const deaf = sdk.client(suiteClientIdentity, { onerror: (error) => void errors.push(error) });
    const server = sdk.lowLevel(
      { name: 'talker', version: '1.0.0' },
      { tools: {}, logging: {} },
      {
        'tools/call': async (_, { notify }) => {
          await notify('notifications/message', { level: 'info', data: 'hello' });
          return { content: [] };
        },
      },
    );

    const { client } = await connect(server, deaf);

    expect(await client.callTool({ name: 'work' })).toEqual({ content: [] });
    expect(errors).toEqual([]);
  },
);
