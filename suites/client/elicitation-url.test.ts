// What a client makes of a URL that it is asked to show.

import { askedHosts, type CaseContext, expect, observed, verifies, welcome } from '#case';

type Json = Record<string, unknown>;

const page = {
  mode: 'url',
  message: 'Pay in the browser',
  url: 'https://pay.example/till',
  elicitationId: 'bill-7',
};

/** What a client answers to `params`, asked by hand, where its handler returns `answer`, and what the handler was shown. */
const ask = async (
  { sdk, connect, peer }: CaseContext,
  params: Json,
  answer: Json = { action: 'accept' },
) => {
  const shown: Json[] = [];
  const asked = sdk.client(
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
  const server = peer('server');
  const [{ client }] = await Promise.all([connect(server, asked), welcome(server)]);
  // Over HTTP it is the client's open request that carries what a server asks.
  const open = client.ping();
  const { id } = (await server.next()) as { id: number };
  await server.sendInvalid({ jsonrpc: '2.0', id: 'page', method: 'elicitation/create', params });
  const answered = await server.next();
  await server.send({ jsonrpc: '2.0', id, result: {} });
  await open;
  return { answered, shown };
};

// With which code is the SDK's choice.
const refused = {
  jsonrpc: '2.0',
  id: 'page',
  error: { code: expect.any(Number), message: expect.any(String) },
};

verifies(
  'elicitation:url:valid:client',
  'what is no URL, asked by hand, is refused and not shown',
  async (cell) => {
    const { answered, shown } = await ask(cell, { ...page, url: 'the till' });

    expect(answered).toEqual(refused);
    expect(shown).toEqual([]);
  },
);

verifies(
  'elicitation:url:incomplete:client',
  'a request without its URL, asked by hand, is refused and not shown',
  async (cell) => {
    const { url: _, ...rest } = page;
    const { answered, shown } = await ask(cell, rest);

    expect(answered).toEqual(refused);
    expect(shown).toEqual([]);
  },
);

verifies(
  'elicitation:url:incomplete:client',
  'a request without its id, asked by hand, is refused and not shown',
  async (cell) => {
    const { elicitationId: _, ...rest } = page;
    const { answered, shown } = await ask(cell, rest);

    expect(answered).toEqual(refused);
    expect(shown).toEqual([]);
  },
);

verifies(
  'elicitation:url:no-content',
  'consent that the handler returns with content reaches a server played by hand without it',
  async (cell) => {
    const { answered } = await ask(cell, page, { action: 'accept', content: { card: '4711' } });

    observed(answered)
      .required((seen) => expect(seen).toEqual({ jsonrpc: '2.0', id: 'page', result: { action: 'accept' } }))
      .divergent('sent-anyway', (seen) =>
        expect(seen).toEqual({
          jsonrpc: '2.0',
          id: 'page',
          result: { action: 'accept', content: { card: '4711' } },
        }),
      );
  },
);

verifies(
  'elicitation:url:opaque-id',
  'an id of odd characters, asked by hand, is shown as it was sent',
  async (cell) => {
    const elicitationId = ' %2F/../ä\u0000"\\{id}\n';
    const { shown } = await ask(cell, { ...page, elicitationId });

    expect(shown).toEqual([{ ...page, elicitationId }]);
  },
);

verifies('elicitation:url:opaque-id', 'an empty id, asked by hand, is shown as it was sent', async (cell) => {
  const { shown } = await ask(cell, { ...page, elicitationId: '' });

  expect(shown).toEqual([{ ...page, elicitationId: '' }]);
});

verifies(
  'elicitation:url:no-fetch',
  'the host of a URL, asked by hand, is asked for nothing, before consent and after',
  async (cell) => {
    const hosts = await askedHosts(async () => {
      const { shown } = await ask(cell, { ...page, url: 'http://pay.test/till' });
      expect(shown).toHaveLength(1);
      await cell.quiet();
    });

    expect(hosts).not.toContain('pay.test');
  },
);
