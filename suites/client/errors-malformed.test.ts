// What a client does with frames that are no messages.

import { expect, playedResult, text, verifies, welcome } from '#case';

verifies(
  'errors:malformed:client-survives',
  'a call completes although a frame sent by hand before its answer is no message',
  async ({ connect, peer }) => {
    const server = peer('server');
    const [{ client }] = await Promise.all([connect(server), welcome(server, { tools: {} })]);

    const call = client.callTool({ name: 'print' });
    const { id } = (await server.next()) as { id: number };
    await server.sendInvalid({ hello: 'world' });
    await server.send({ jsonrpc: '2.0', id, result: playedResult({ content: [text('done')] }) });

    expect(await call).toMatchObject({ content: [text('done')] });
  },
);
