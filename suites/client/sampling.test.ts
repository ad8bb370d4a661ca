// Declaring sampling, refusing what nobody can sample from, and saying that the user did not want to.

import { type CaseContext, expect, observed, refused, settled, text, verifies, welcome } from '#case';

type Fields = Record<string, unknown>;

const question = { messages: [{ role: 'user', content: text('A haiku on rust?') }], maxTokens: 100 };
const haiku = { role: 'assistant', content: text('Red dust on the gate'), model: 'basho-1' };

/** Asserts that what a client declares is in its handshake, and known to the server. */
const expectDeclared = async ({ sdk, connect, wire }: CaseContext, sampling: Fields) => {
  const server = sdk.lowLevel({ name: 'asker', version: '1.0.0' }, {}, {});
  const poet = sdk.client(
    { name: 'poet', version: '1.0.0' },
    { capabilities: { sampling }, handlers: { 'sampling/createMessage': () => haiku } },
  );

  const { server: live } = await connect(server, poet);

  expect(wire.sent('client')[0]).toHaveProperty('params.capabilities', { sampling });
  expect(live.clientCapabilities()).toEqual({ sampling });
};

/** What a client answers to these frames of a server played by hand, and how often its handler ran. */
const answersTo = async (
  { sdk, connect, peer }: CaseContext,
  capabilities: Fields,
  params: readonly Fields[],
) => {
  let calls = 0;
  const server = peer('server');
  const poet = sdk.client(
    { name: 'poet', version: '1.0.0' },
    {
      capabilities,
      handlers: capabilities.sampling
        ? {
            'sampling/createMessage': () => {
              calls += 1;
              return haiku;
            },
          }
        : {},
    },
  );
  const [{ client }] = await Promise.all([connect(server, poet), welcome(server)]);
  // Over HTTP it is the client's open request that carries what a server asks.
  const open = client.ping();
  const { id } = (await server.next()) as { id: number };
  const answers: unknown[] = [];
  for (const [index, each] of params.entries()) {
    await server.sendInvalid({
      jsonrpc: '2.0',
      id: `by-hand-${index}`,
      method: 'sampling/createMessage',
      params: each,
    });
    answers.push(await server.next());
  }
  await server.send({ jsonrpc: '2.0', id, result: {} });
  await open;
  return { answers, calls };
};

const malformed = [
  { role: 'user' },
  { role: 'user', content: { type: 'text' } },
  { role: 'user', content: { type: 'scent', scent: 'moss' } },
  { role: 'user', content: { type: 'image', data: 'AAAA' } },
  { role: 'gardener', content: text('A haiku on rust?') },
].map((message) => ({ messages: [message], maxTokens: 100 }));

verifies('sampling:capability:declare', 'a client that samples says so', (cell) => expectDeclared(cell, {}));

verifies('sampling:context:declare', 'a client that includes context says so', (cell) =>
  expectDeclared(cell, { context: {} }),
);

verifies(
  'sampling:capability:handler',
  'a handler for sampling is refused to a client that declares none',
  async ({ sdk, wire }) => {
    const build = () =>
      sdk.client(
        { name: 'poet', version: '1.0.0' },
        { capabilities: {}, handlers: { 'sampling/createMessage': () => haiku } },
      );

    expect(build).toThrow(/sampling/);
    wire.toRead([]);
  },
);

verifies(
  'sampling:capability:undeclared',
  'asked by hand for a message, a client without sampling answers with -32601',
  async (cell) => {
    const { answers } = await answersTo(cell, {}, [question]);

    expect(answers).toEqual([
      { jsonrpc: '2.0', id: 'by-hand-0', error: { code: -32601, message: expect.any(String) } },
    ]);
  },
);

verifies(
  'sampling:error:user-rejected',
  'a refusal of the user leaves the client as error -1 and reaches the caller as such',
  async ({ sdk, connect, wire }) => {
    const server = sdk.lowLevel({ name: 'asker', version: '1.0.0' }, {}, {});
    const shy = sdk.client(
      { name: 'shy', version: '1.0.0' },
      {
        capabilities: { sampling: {} },
        handlers: {
          'sampling/createMessage': ({ params }) => {
            expect(params).toEqual(question);
            throw sdk.protocolError(-1, 'User rejected sampling request');
          },
        },
      },
    );

    const { server: live } = await connect(server, shy);

    const message = expect.stringContaining('User rejected sampling request');
    expect(await settled(live.createMessage(question))).toEqual(refused(-1, { message }));
    expect(wire.sent('client').at(-1)).toEqual({
      jsonrpc: '2.0',
      id: expect.anything(),
      error: { code: -1, message },
    });
  },
);

verifies(
  'sampling:invalid:request',
  'five malformed messages, sent by hand, are refused and never reach the handler',
  async (cell) => {
    const { answers, calls } = await answersTo(cell, { sampling: {} }, malformed);

    const error = { code: expect.any(Number), message: expect.any(String) };
    expect(answers).toMatchObject(malformed.map(() => ({ error })));
    expect(calls).toBe(0);
  },
);

verifies(
  'sampling:invalid:request:code',
  'a message without content, sent by hand, is refused with -32602',
  async (cell) => {
    const { answers } = await answersTo(cell, { sampling: {} }, malformed.slice(0, 1));

    observed(answers)
      .required((seen) => expect(seen).toMatchObject([{ error: { code: -32602 } }]))
      .divergent('internal-error', (seen) => expect(seen).toMatchObject([{ error: { code: -32603 } }]));
  },
);

verifies(
  'sampling:invalid:handler',
  'an answer without a model is not sent, and the caller gets an error',
  async ({ sdk, connect, wire }) => {
    const server = sdk.lowLevel({ name: 'asker', version: '1.0.0' }, {}, {});
    const poet = sdk.client(
      { name: 'poet', version: '1.0.0' },
      {
        capabilities: { sampling: {} },
        handlers: {
          'sampling/createMessage': () => ({ role: 'assistant', content: text('Red dust on the gate') }),
        },
      },
    );

    const { server: live } = await connect(server, poet);

    const outcome = await settled(live.createMessage(question));

    expect(outcome).toHaveProperty('refused');
    // Which code it is is the SDK's choice.
    observed(wire.sent('client').at(-1))
      .required((sent) => expect(sent).toMatchObject({ error: { code: expect.any(Number) } }))
      .divergent('sent-anyway', (sent) => expect(sent).toMatchObject({ result: { role: 'assistant' } }));
  },
);
