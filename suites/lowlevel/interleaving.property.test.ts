// Several requests at once at a server built on the low-level class: fast-check decides which of them ends next, and how.

import {
  type CaseContext,
  cancelling,
  enveloped,
  expect,
  fc,
  held,
  open,
  type Peer,
  property,
  settled,
  text,
  verifies,
} from '#case';

/** What becomes of each of several calls. Only a frame to the server that has the call can cancel it by hand. */
const fates = ({ revision, transport }: CaseContext) => {
  const canCancel = revision < '2026-07-28' && transport !== 'http-stateless';
  const ends = fc.constantFrom('answered', 'failed', ...(canCancel ? ['cancelled'] : []));
  return fc.array(ends, { minLength: 2, maxLength: 4 });
};

/** Calls by hand without waiting: over HTTP some servers begin to answer only once they have one. */
const call = (client: Peer, id: string) => {
  const frame = { jsonrpc: '2.0', id, method: 'tools/call', params: enveloped({ name: id }) };
  client.send(frame).catch(() => {});
};

const answerTo = (id: string) =>
  id.endsWith('failed')
    ? { id, error: { code: -32050, message: expect.stringContaining(id) } }
    : { id, result: { content: [text(id)] } };

verifies(
  'interleaving:answers',
  'calls played by hand are answered one by one as their handlers end, cancelled ones not at all',
  async (cell) => {
    const { sdk, connect, peer, quiet } = cell;
    const handlers = held();
    const server = sdk.lowLevel(
      { name: 'juggler', version: '1.0.0' },
      { tools: {} },
      {
        'tools/call': async ({ params }, context) => {
          await handlers.wait(params.name, context);
          if (params.name.endsWith('failed')) throw sdk.protocolError(-32050, params.name);
          return { content: [text(params.name)] };
        },
      },
    );

    const { client } = await connect(server, peer('client'));
    await open(client);
    let runs = 0;
    await property(fc.tuple(fc.scheduler(), fates(cell)), async ([scheduler, ends]) => {
      runs += 1;
      const ids = ends.map((end, index) => `${runs}-${index}-${end}`);
      for (const id of ids) call(client, id);
      await Promise.all(ids.map(handlers.begun));

      const order: string[] = [];
      const seen: unknown[] = [];
      const end = async (id: string) => {
        if (id.endsWith('cancelled')) {
          await client.send(cancelling(id));
          await settled(handlers.cancelled(id));
          handlers.letGo(id);
        } else {
          order.push(id);
          handlers.letGo(id);
          seen.push(await settled(client.next()));
        }
      };
      for (const id of ids) scheduler.scheduleSequence([{ label: id, builder: () => end(id) }]);
      await scheduler.waitIdle();

      expect(seen).toMatchObject(order.map((id) => ({ answered: answerTo(id) })));
    });
    await quiet();

    const late = client.received.filter(
      (message) => 'id' in message && /cancelled$/.test(String(message.id)),
    );
    expect(late).toEqual([]);
  },
);
