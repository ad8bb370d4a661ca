// The one form of an event that the property beside this file leaves out.

import {
  answered,
  expect,
  hung,
  inParts,
  type Json,
  observed,
  playedResult,
  settled,
  text,
  verifies,
  welcome,
} from '#case';

verifies(
  'chunking:answers:carriage-return',
  'an answer played by hand is read although nothing follows the carriage returns that end its event',
  async ({ connect, peer }) => {
    const server = peer('server');
    const [{ client }] = await Promise.all([connect(server), welcome(server, { tools: {} })]);

    const call = client.callTool({ name: 'say' });
    const { id }: Json = await server.next();
    const result = playedResult({ content: [text('said')] });
    await server.sendBytes(inParts(`data: ${JSON.stringify({ jsonrpc: '2.0', id, result })}\r\r`, []), id);

    observed(await settled(call))
      .required((seen) => expect(seen).toEqual(answered({ content: [text('said')] })))
      .divergent('waits', (seen) => expect(seen).toEqual(hung()));
  },
);
