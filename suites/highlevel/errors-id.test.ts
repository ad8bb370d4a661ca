// How a server built on the high-level class treats the ids that tie an answer to its request.

import { barrier, enveloped, expect, open, text, verifies } from '#case';

verifies(
  ['errors:id:server-type', 'errors:id:server-unique'],
  'three requests of the server carry three ids, each a string or an integer',
  async ({ sdk, connect, wire }) => {
    const server = sdk.highLevel({ name: 'curious', version: '1.0.0' }, () => {});

    const { server: live } = await connect(server);
    await live.ping();
    await Promise.all([live.ping(), live.ping()]);

    const ids = wire.sent('server').flatMap((each) => ('method' in each && 'id' in each ? [each.id] : []));
    expect(ids.filter((id) => typeof id === 'string' || Number.isInteger(id))).toHaveLength(3);
    expect(new Set(ids).size).toBe(3);
  },
);

verifies(
  'errors:id:echoed',
  'results and errors to requests played by hand repeat strings, integers and zero as they came',
  async ({ sdk, connect, peer }) => {
    const server = sdk.highLevel({ name: 'exact', version: '1.0.0' }, ({ registerTool }) => {
      registerTool('any', {}, () => ({ content: [text('done')] }));
    });

    const { client } = await connect(server, peer('client'));
    await open(client);
    for (const id of ['seven', 7, '7', 0]) {
      const params = enveloped({ name: 'any' });
      await client.send({ jsonrpc: '2.0', id, method: 'tools/call', params });
      expect(await client.next()).toMatchObject({ id, result: { content: [text('done')] } });
      await client.send({ jsonrpc: '2.0', id: `${id}!`, method: 'tests/unknown', params: enveloped() });
      expect(await client.next()).toMatchObject({ id: `${id}!`, error: { code: -32601 } });
    }
  },
);

verifies(
  'errors:id:one-answer',
  'two calls that end in reverse order are answered once each, with their own results',
  async ({ sdk, connect, wire, quiet }) => {
    const started = barrier(3);
    const secondIsDone = barrier(2);
    const server = sdk.highLevel({ name: 'crossing', version: '1.0.0' }, ({ registerTool }) => {
      registerTool('first', {}, async () => {
        await started.arrive();
        await secondIsDone.arrive();
        return { content: [text('first')] };
      });
      registerTool('second', {}, async () => {
        await started.arrive();
        return { content: [text('second')] };
      });
    });

    const { client } = await connect(server);
    const first = client.callTool({ name: 'first' });
    const second = client.callTool({ name: 'second' });
    await started.arrive();
    expect(await second).toMatchObject({ content: [text('second')] });
    secondIsDone.arrive();
    expect(await first).toMatchObject({ content: [text('first')] });
    await quiet();

    const answers = wire.sent('server').filter((each) => 'result' in each && 'content' in each.result);
    expect(answers).toHaveLength(2);
  },
);
