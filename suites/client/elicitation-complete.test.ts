// What a client makes of the news that an elicitation is complete which it never had, or has had already.

import { expect, verifies, welcome } from '#case';

verifies(
  'elicitation:complete:unknown',
  'news of an unknown elicitation and the same news twice, told by hand, change nothing',
  async ({ sdk, connect, peer, quiet }) => {
    const errors: Error[] = [];
    const browser = sdk.client(
      { name: 'browser', version: '1.0.0' },
      {
        capabilities: { elicitation: { url: {} } },
        handlers: { 'elicitation/create': () => ({ action: 'accept' }) },
        onerror: (error) => errors.push(error),
      },
    );
    const server = peer('server');
    const [{ client }] = await Promise.all([connect(server, browser), welcome(server)]);
    // Over HTTP it is the client's open request that carries what a server says.
    const open = client.ping();
    const { id } = (await server.next()) as { id: number };
    const page = { mode: 'url', message: 'Pay', url: 'https://pay.example/', elicitationId: 'bill-7' };
    await server.request('elicitation/create', page);

    const before = server.received.length;
    for (const elicitationId of ['unknown', 'bill-7', 'bill-7']) {
      await server.send({
        jsonrpc: '2.0',
        method: 'notifications/elicitation/complete',
        params: { elicitationId },
      });
    }
    await quiet();
    const told = server.received.slice(before);
    const answer = await server.request('elicitation/create', { ...page, elicitationId: 'bill-8' });
    await server.send({ jsonrpc: '2.0', id, result: {} });
    await open;

    expect(told).toEqual([]);
    expect(errors).toEqual([]);
    expect(answer).toMatchObject({ result: { action: 'accept' } });
  },
);
