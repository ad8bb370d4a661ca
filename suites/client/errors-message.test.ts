// The messages of errors that a client answers with of its own accord.

import { expect, type Json, verifies, welcome } from '#case';

/** One sentence on one line, short enough to be read at a glance; how short is the suite's choice. */
const concise = /^(?!.*[.!?]\s+[A-Z])[^\n]{1,160}$/;

verifies(
  'errors:message:unknown-method:client',
  'a method that nobody knows, asked by a server played by hand, is refused in one sentence',
  async ({ connect, peer, quiet }) => {
    const server = peer('server');
    const [{ client }] = await Promise.all([connect(server), welcome(server)]);
    // Over HTTP it is the client's open request that carries what a server asks.
    const open = client.ping();
    const { id } = (await server.next()) as { id: number };
    const { error } = (await server.request('tests/unknown', {})) as Json;
    await server.send({ jsonrpc: '2.0', id, result: {} });
    await open;
    await quiet();

    expect(error.code).toBe(-32601);
    expect(error.message).toMatch(concise);
  },
);
