// What a client tells its user of a resource that the server does not know. The servers are played by hand.

import { type CaseContext, expect, observed, refused, settled, verifies, welcome } from '#case';

const data = { uri: 'file:///lost' };

/** What becomes of reading an unknown resource where the answer is the error -32002. */
const readLost = async ({ connect, peer }: CaseContext) => {
  const server = peer('server');
  const [{ client }] = await Promise.all([connect(server), welcome(server, { resources: {} })]);
  const reading = settled(client.readResource(data));
  const { id } = (await server.next()) as { id: number };
  await server.send({ jsonrpc: '2.0', id, error: { code: -32002, message: 'Resource not found', data } });
  return reading;
};

verifies(
  'resources:error:not-found:client',
  'the error -32002, played by hand, reaches the user with message and URI',
  async (cell) => {
    expect(await readLost(cell)).toMatchObject({
      refused: { message: expect.stringMatching(/Resource not found$/), data },
    });
  },
);

verifies(
  'resources:error:not-found:client:code',
  'the error -32002, played by hand, reaches the user with its code',
  async (cell) => {
    observed(await readLost(cell))
      .required((seen) => {
        expect(seen).toEqual(refused(-32002, { data }));
      })
      .divergent('invalid-params', (seen) => {
        expect(seen).toEqual(refused(-32602, { data }));
      });
  },
);
