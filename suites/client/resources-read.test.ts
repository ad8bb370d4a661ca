// What a client makes of contents that no specification admits. The servers are played by hand.

import { type CaseContext, expect, playedResult, settled, verifies, welcome } from '#case';

/** What becomes of reading `file:///tea` where these contents are the answer. */
const readAs = async ({ connect, peer }: CaseContext, contents: readonly object[]) => {
  const server = peer('server');
  const [{ client }] = await Promise.all([connect(server), welcome(server, { resources: {} })]);
  const reading = settled(client.readResource({ uri: 'file:///tea' }));
  const asked = await server.next();
  expect(asked).toMatchObject({ method: 'resources/read', params: { uri: 'file:///tea' } });
  const result = playedResult({ contents, ttlMs: 0, cacheScope: 'private' });
  await server.sendInvalid({ jsonrpc: '2.0', id: (asked as { id: number }).id, result });
  return reading;
};

verifies(
  'resources:read:blob:ill-encoded',
  'bytes played by hand with characters that base64 does not have are refused',
  async (cell) => {
    const read = await readAs(cell, [{ uri: 'file:///tea', blob: 'not base64: €' }]);

    // With which code is the SDK's choice.
    expect(read).toMatchObject({ refused: { message: expect.stringMatching(/base64/i) } });
  },
);

verifies(
  'resources:read:malformed',
  'contents played by hand with a URI and a MIME type alone are refused',
  async (cell) => {
    const read = await readAs(cell, [{ uri: 'file:///tea', mimeType: 'text/plain' }]);

    // With which code is the SDK's choice.
    expect(read).toMatchObject({ refused: { message: expect.stringMatching(/text/) } });
  },
);
