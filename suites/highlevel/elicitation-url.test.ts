// Sending the user to a URL, by a server built on the high-level class.

import { type CaseContext, expect, never, observed, open, settled, verifies } from '#case';

type Json = Record<string, unknown>;

const page = {
  mode: 'url',
  message: 'Pay in the browser',
  url: 'https://pay.example/till?bill=7&lang=de#sum',
  elicitationId: 'bill-7',
};

/** What the server gets where the handler of a client returns `answer`, what it was shown, and what the client sent. */
const ask = async ({ sdk, connect, wire }: CaseContext, answer: Json, params: Json = page) => {
  const server = sdk.highLevel({ name: 'inquirer', version: '1.0.0' }, () => {});
  const shown: unknown[] = [];
  const client = sdk.client(
    { name: 'browser', version: '1.0.0' },
    {
      capabilities: { elicitation: { url: {} } },
      handlers: {
        'elicitation/create': ({ params }) => {
          shown.push(params);
          return answer;
        },
      },
    },
  );

  const { server: live } = await connect(server, client);
  const got = await live.elicitInput(params);
  return { got, shown, sent: wire.sent('client').at(-1) };
};

verifies(
  'elicitation:url:params',
  'a URL arrives at a client played by hand with mode, message and id and nothing else',
  async ({ sdk, connect, peer }) => {
    const server = sdk.highLevel({ name: 'inquirer', version: '1.0.0' }, () => {});

    const { client, server: live } = await connect(server, peer('client'));
    await open(client, { capabilities: { elicitation: { url: {} } } });
    const answer = live.elicitInput(page);
    const request = (await client.next()) as { id: number };
    await client.send({ jsonrpc: '2.0', id: request.id, result: { action: 'cancel' } });
    await answer;

    expect(request).toEqual({
      jsonrpc: '2.0',
      id: expect.anything(),
      method: 'elicitation/create',
      params: page,
    });
  },
);

verifies(
  'elicitation:url:fields',
  'mode, message, URL, id and metadata arrive at the handler',
  async (cell) => {
    const params = { ...page, _meta: { 'example.com/bill': { number: 7 } } };
    const { shown } = await ask(cell, { action: 'cancel' }, params);

    expect(shown).toEqual([params]);
  },
);

verifies(
  'elicitation:url:valid',
  'what is no URL fails before anything is sent',
  async ({ sdk, connect, wire }) => {
    const server = sdk.highLevel({ name: 'inquirer', version: '1.0.0' }, () => {});
    const client = sdk.client(
      { name: 'asked', version: '1.0.0' },
      {
        capabilities: { elicitation: { url: {} } },
        handlers: { 'elicitation/create': never('it is no URL') },
      },
    );

    const { server: live } = await connect(server, client);
    await settled(live.elicitInput({ ...page, url: 'the till' }));

    observed(wire.sent('server').slice(1))
      .required((asked) => expect(asked).toEqual([]))
      .divergent('sent-anyway', (asked) =>
        expect(asked).toMatchObject([{ method: 'elicitation/create', params: { url: 'the till' } }]),
      );
  },
);

verifies('elicitation:url:accept', 'consent arrives without content', async (cell) => {
  const { got, sent } = await ask(cell, { action: 'accept' });

  expect(got).toEqual({ action: 'accept' });
  expect(sent).toEqual({ jsonrpc: '2.0', id: expect.anything(), result: { action: 'accept' } });
});

verifies('elicitation:url:decline', 'a refusal arrives', async (cell) => {
  expect((await ask(cell, { action: 'decline' })).got).toEqual({ action: 'decline' });
});

verifies('elicitation:url:cancel', 'a dismissal arrives', async (cell) => {
  expect((await ask(cell, { action: 'cancel' })).got).toEqual({ action: 'cancel' });
});
