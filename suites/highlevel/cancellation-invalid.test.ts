// Cancellations that a server built on the high-level class can do nothing with. They are played by hand: no real client
// sends them.

import { barrier, cancelling, enveloped, expect, never, open, text, verifies } from '#case';

const listed = {
  jsonrpc: '2.0',
  id: expect.any(String),
  result: expect.objectContaining({ tools: [expect.objectContaining({ name: 'kettle' })] }),
};

verifies(
  ['cancellation:invalid:unknown', 'cancellation:invalid:unknown:silent'],
  'of a cancellation of nothing and a request, played by hand, only the request is answered',
  async ({ sdk, connect, peer, quiet }) => {
    const server = sdk.highLevel({ name: 'steady', version: '1.0.0' }, ({ registerTool }) => {
      registerTool('kettle', {}, never('nobody calls here'));
    });

    const { client } = await connect(server, peer('client'));
    await open(client);
    const before = client.received.length;
    await client.send(cancelling('never-sent', 'enough'));
    const answer = await client.request('tools/list', enveloped());
    await quiet();

    expect(answer).toEqual(listed);
    expect(client.received.slice(before)).toEqual([answer]);
  },
);

verifies(
  ['cancellation:invalid:completed', 'cancellation:invalid:completed:silent', 'cancellation:invalid:late'],
  'of two requests and a cancellation of the first once it is answered, played by hand, only the requests are answered',
  async ({ sdk, connect, peer, quiet }) => {
    const server = sdk.highLevel({ name: 'steady', version: '1.0.0' }, ({ registerTool }) => {
      registerTool('kettle', {}, never('nobody calls here'));
    });

    const { client } = await connect(server, peer('client'));
    await open(client);
    const before = client.received.length;
    const first = await client.request('tools/list', enveloped());
    await client.send(cancelling(String('id' in first && first.id), 'enough'));
    const second = await client.request('tools/list', enveloped());
    await quiet();

    expect([first, second]).toEqual([listed, listed]);
    expect(client.received.slice(before)).toEqual([first, second]);
  },
);

verifies(
  'cancellation:invalid:race',
  'a request that was cancelled at once, played by hand, is answered once or never, and the next one once',
  async ({ sdk, connect, peer, quiet }) => {
    const server = sdk.highLevel({ name: 'steady', version: '1.0.0' }, ({ registerTool }) => {
      registerTool('kettle', {}, never('nobody calls here'));
    });

    const { client } = await connect(server, peer('client'));
    await open(client);
    const before = client.received.length;
    const request = { jsonrpc: '2.0', id: 'hasty', method: 'tools/list', params: enveloped() };
    // Over HTTP a request whose stream stays empty may never be told of its headers: nobody waits for it.
    const crossing = client.send(request);
    crossing.catch(() => {});
    await client.send(cancelling('hasty', 'enough'));
    const answer = await client.request('tools/list', enveloped());
    await quiet();

    expect(answer).toEqual(listed);
    const others = client.received.slice(before).filter((each) => each !== answer);
    expect([[], [{ ...listed, id: 'hasty' }]]).toContainEqual(others);
  },
);

verifies(
  'cancellation:invalid:malformed',
  'malformed cancellations, played by hand, do not stop the call that they name',
  async ({ sdk, connect, peer, quiet }) => {
    const [started, released] = [barrier(2), barrier(2)];
    const server = sdk.highLevel({ name: 'steady', version: '1.0.0' }, ({ registerTool }) => {
      registerTool('work', {}, async (_args, { signal }) => {
        await started.arrive();
        await released.arrive();
        return { content: [text(`aborted: ${signal.aborted}`)] };
      });
    });

    const { client } = await connect(server, peer('client'));
    await open(client);
    const params = enveloped({ name: 'work' });
    const sent = client.send({ jsonrpc: '2.0', id: 'asked', method: 'tools/call', params });
    await started.arrive();
    const before = client.received.length;
    for (const wrong of [undefined, { requestId: ['asked'] }, { requestId: 'asked', reason: 7 }]) {
      const more = wrong && { params: enveloped(wrong) };
      await client.sendInvalid({ jsonrpc: '2.0', method: 'notifications/cancelled', ...more });
    }
    await quiet();
    released.arrive();
    await sent;
    await quiet();

    const result = expect.objectContaining({ content: [text('aborted: false')] });
    const answers = client.received.slice(before).filter((each) => 'id' in each && each.id === 'asked');
    expect(answers).toEqual([{ jsonrpc: '2.0', id: 'asked', result }]);
  },
);
