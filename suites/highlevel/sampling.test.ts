// What a server built on the high-level class may ask of a client, and what it gets instead of a message.

import { answered, type CaseContext, expect, observed, open, refused, settled, text, verifies } from '#case';

type Fields = Record<string, unknown>;

const question = { messages: [{ role: 'user', content: text('A haiku on rust?') }], maxTokens: 100 };
const haiku = { role: 'assistant', content: text('Red dust on the gate'), model: 'basho-1' };

/** A client that answers every question. */
const poet = ({ sdk }: CaseContext) =>
  sdk.client(
    { name: 'poet', version: '1.0.0' },
    { capabilities: { sampling: {} }, handlers: { 'sampling/createMessage': () => haiku } },
  );

/** What becomes of a question that a client played by hand answers with this frame. */
const answeredByHand = async ({ sdk, connect, peer }: CaseContext, answer: Fields) => {
  const server = sdk.highLevel({ name: 'asker', version: '1.0.0' }, () => {});

  const { client, server: live } = await connect(server, peer('client'));
  await open(client, { capabilities: { sampling: {} } });
  const outcome = settled(live.createMessage(question));
  const { id } = (await client.next()) as { id: number };
  await client.sendInvalid({ jsonrpc: '2.0', id, ...answer });
  return outcome;
};

verifies(
  'sampling:capability:strict',
  'a strict server refuses the question itself',
  async ({ sdk, connect, quiet, wire }) => {
    const strict = { native: { enforceStrictCapabilities: true } };
    const server = sdk.highLevel({ name: 'asker', version: '1.0.0' }, () => {}, strict);

    const { server: live } = await connect(server);
    const outcome = await settled(live.createMessage(question));

    expect(outcome).toMatchObject({ refused: { message: expect.stringContaining('sampling') } });
    await quiet();
    wire.toRead([]);
  },
);

verifies('sampling:context:unasked', 'a question that names no context is sent without any', async (cell) => {
  const server = cell.sdk.highLevel({ name: 'asker', version: '1.0.0' }, () => {});

  const { server: live } = await cell.connect(server, poet(cell));
  await live.createMessage(question);

  expect(cell.wire.sent('server').at(-1)).toEqual({
    jsonrpc: '2.0',
    id: expect.anything(),
    method: 'sampling/createMessage',
    params: question,
  });
});

verifies(
  'sampling:context:undeclared',
  'a client that declared no context is not asked for any',
  async (cell) => {
    const server = cell.sdk.highLevel({ name: 'asker', version: '1.0.0' }, () => {});

    const { server: live } = await cell.connect(server, poet(cell));
    const outcomes = [
      await settled(live.createMessage({ ...question, includeContext: 'thisServer' })),
      await settled(live.createMessage({ ...question, includeContext: 'allServers' })),
    ];

    observed(outcomes)
      .required((seen) => {
        expect(seen).toMatchObject([{ refused: {} }, { refused: {} }]);
        cell.wire.toRead([]);
      })
      .divergent('sent-anyway', (seen) => expect(seen).toEqual([answered(haiku), answered(haiku)]));
  },
);

verifies(
  'sampling:error:received',
  'code and data of an error sent by hand reach the caller',
  async (cell) => {
    const data = { user: 'asleep' };

    const outcome = await answeredByHand(cell, { error: { code: -1, message: 'not now', data } });

    expect(outcome).toEqual(refused(-1, { data }));
  },
);

verifies(
  'sampling:invalid:result',
  'an answer without a model, sent by hand, fails the caller',
  async (cell) => {
    const { model: _, ...anonymous } = haiku;

    expect(await answeredByHand(cell, { result: anonymous })).toHaveProperty('refused');
  },
);

verifies(
  'sampling:invalid:result:content',
  'an answer of unknown content, sent by hand, fails the caller',
  async (cell) => {
    const result = { ...haiku, content: { type: 'scent', scent: 'moss' } };

    expect(await answeredByHand(cell, { result })).toHaveProperty('refused');
  },
);
