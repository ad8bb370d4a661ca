// Which roots a client exposes to a server played by hand.

import { type CaseContext, expect, observed, verifies, welcome } from '#case';

/** What the client answers when its handler names a root at this address. */
const exposed = async ({ sdk, connect, peer }: CaseContext, uri: string) => {
  const server = peer('server');
  const host = sdk.client(
    { name: 'host', version: '1.0.0' },
    { capabilities: { roots: {} }, handlers: { 'roots/list': () => ({ roots: [{ uri }] }) } },
  );
  const [{ client }] = await Promise.all([connect(server, host), welcome(server)]);
  // Over HTTP it is the client's open request that carries what a server asks.
  const open = client.ping();
  const { id } = (await server.next()) as { id: number };
  const answer = await server.request('roots/list');
  await server.send({ jsonrpc: '2.0', id, result: {} });
  await open;
  return answer;
};

verifies('roots:list:file', 'a root on the web is not exposed', async (cell) => {
  observed(await exposed(cell, 'https://example.com/attic'))
    .required((answer) => expect(answer).toHaveProperty('error'))
    .divergent('sent-anyway', (answer) =>
      expect(answer).toMatchObject({ result: { roots: [{ uri: 'https://example.com/attic' }] } }),
    );
});

verifies('roots:list:traversal', 'a root that climbs out of its folder is not exposed', async (cell) => {
  observed(await exposed(cell, 'file:///home/ada/../../etc'))
    .required((answer) => expect(JSON.stringify(answer)).not.toContain('..'))
    .divergent('sent-anyway', (answer) =>
      expect(answer).toMatchObject({ result: { roots: [{ uri: 'file:///home/ada/../../etc' }] } }),
    );
});
