// What a client does with whatever is no message. Played by hand.

import {
  answered,
  anyBadFrame,
  expect,
  type Json,
  playedResult,
  property,
  settled,
  text,
  verifies,
  welcome,
} from '#case';

verifies(
  'malformed:frame:client',
  'a call completes after any frame played by hand that is no message',
  async ({ connect, peer }) => {
    const server = peer('server');
    const [{ client }] = await Promise.all([connect(server), welcome(server, { tools: {} })]);

    await property(anyBadFrame, async (frame) => {
      const call = client.callTool({ name: 'print' });
      const { id }: Json = await server.next();
      await server.sendInvalid(structuredClone(frame));
      await server.send({ jsonrpc: '2.0', id, result: playedResult({ content: [text('done')] }) });

      expect(await settled(call)).toEqual(answered({ content: [text('done')] }));
    });
  },
);
