// Which methods the endpoint of Streamable HTTP answers, and with which status it refuses the others.

import { expect, never, open, rawHeaders, suiteClientIdentity, verifies, type Wire, welcome } from '#case';

/** Method and status of every answer so far, in order, and the type of its body where it has one. */
const answersOf = ({ records }: Wire): unknown[] =>
  records.flatMap((record) => {
    if (record.kind !== 'response') return [];
    const { over, status, headers } = record;
    return [status === 200 ? [over.kind, status, headers['content-type']] : [over.kind, status]];
  });

verifies(
  ['http:method:post-and-get', 'http:method:get-is-stream'],
  'initialize and notification are answered as POST, the GET that follows is answered with an event stream',
  async ({ sdk, connect, peer, quiet, wire }) => {
    const server = sdk.lowLevel({ name: 'plain', version: '1.0.0' }, {}, {});

    const { client } = await connect(server, peer('client'));
    await open(client);
    await quiet();

    expect(answersOf(wire)).toEqual([
      ['POST', 200, 'text/event-stream'],
      ['POST', 202],
      ['GET', 200, 'text/event-stream'],
    ]);
    const paths = wire.records.flatMap((record) => (record.kind === 'request' ? [record.path] : []));
    expect(new Set(paths).size).toBe(1);
  },
);

verifies(
  'http:method:get-refused',
  'a client whose GET a server played by hand refused with 405 reports no error, and its ping is answered',
  async ({ sdk, connect, peer, wire }) => {
    const errors: Error[] = [];
    const server = peer('server');
    const client = sdk.client(suiteClientIdentity, { onerror: (error) => errors.push(error) });

    await Promise.all([connect(server, client), welcome(server)]);
    expect(answersOf(wire).at(-1)).toEqual(['GET', 405]);
    const ping = client.ping();
    const { id } = (await server.next()) as { id: number };
    await server.send({ jsonrpc: '2.0', id, result: {} });

    expect(await ping).toEqual({});
    expect(errors).toEqual([]);
  },
);

verifies(
  'http:method:unsupported',
  'PUT and PATCH in a live session are refused with status 405 and the three methods that are allowed',
  async ({ sdk, connect, peer }) => {
    const server = sdk.lowLevel(
      { name: 'strict', version: '1.0.0' },
      { tools: {} },
      { 'tools/list': never('no POST asks for it'), 'tools/call': never('nobody calls here') },
    );

    const { http, client } = await connect(server, peer('client'));
    await open(client);
    const refusals = [];
    for (const method of ['PUT', 'PATCH']) {
      const body = JSON.stringify({ jsonrpc: '2.0', id: method, method: 'tools/list' });
      const response = await http.fetch(http.url, { method, headers: rawHeaders(client), body });
      refusals.push([response.status, response.headers.get('allow')?.split(', ').sort()]);
      await response.text();
    }

    const allowed = ['DELETE', 'GET', 'POST'];
    expect(refusals).toEqual([
      [405, allowed],
      [405, allowed],
    ]);
  },
);
