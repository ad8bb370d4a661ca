// What the user of a client gets of the error that sends him to URLs first.

import { type CaseContext, expect, never, observed, refused, settled, text, verifies, welcome } from '#case';

const pages = [
  { mode: 'url', message: 'Drive', url: 'https://drive.example/', elicitationId: 'drive' },
  { mode: 'url', message: 'Mail', url: 'https://mail.example/', elicitationId: 'mail', _meta: { order: 2 } },
];
const error = { code: -32042, message: 'connect first', data: { elicitations: pages } };

/** What becomes of a call that is answered by hand with this error. */
const failing = async ({ connect, peer }: CaseContext, sent: object) => {
  const server = peer('server');
  const [{ client }] = await Promise.all([connect(server), welcome(server, { tools: {} })]);

  const call = settled(client.callTool({ name: 'search' }));
  const { id } = (await server.next()) as { id: number };
  await server.send({ jsonrpc: '2.0', id, error: sent });
  return call;
};

verifies(
  'elicitation:url-required:received',
  'a call answered by hand with -32042 fails with the code and the whole list',
  async (cell) => {
    expect(await failing(cell, error)).toEqual(refused(-32042, { data: error.data }));
  },
);

verifies(
  'elicitation:url-required:received:more',
  'a call answered by hand with more than the list fails with all of it',
  async (cell) => {
    const data = { ...error.data, retryable: true };

    observed(await failing(cell, { ...error, data }))
      .required((seen) => expect(seen).toEqual(refused(-32042, { data })))
      .divergent('list-alone', (seen) => expect(seen).toEqual(refused(-32042, { data: error.data })));
  },
);

verifies(
  'elicitation:url-required:received:list',
  'the error of a call answered by hand hands out both elicitations',
  async ({ connect, peer }) => {
    const server = peer('server');
    const [{ client }] = await Promise.all([connect(server), welcome(server, { tools: {} })]);

    const call = client.callTool({ name: 'search' }).catch((thrown: unknown) => thrown);
    const { id } = (await server.next()) as { id: number };
    await server.send({ jsonrpc: '2.0', id, error });

    // The property is the SDK's own.
    expect(await call).toHaveProperty('elicitations', pages);
  },
);

verifies(
  'elicitation:url-required:retry',
  'a call that is repeated on the news that its elicitation is complete succeeds',
  async ({ sdk, connect, wire }) => {
    let connected = false;
    const server = sdk.lowLevel(
      { name: 'files', version: '1.0.0' },
      { tools: {} },
      {
        'tools/list': never('nobody lists here'),
        'tools/call': ({ params }) => {
          expect(params.name).toBe('search');
          if (!connected) throw sdk.urlElicitationRequired(pages.slice(0, 1));
          return { content: [text('found')] };
        },
      },
    );
    let told: (id: unknown) => void = () => {};
    const news = new Promise((resolve) => {
      told = resolve;
    });
    const client = sdk.client(
      { name: 'browser', version: '1.0.0' },
      {
        capabilities: { elicitation: { url: {} } },
        handlers: { 'elicitation/create': never('the error asks in its place') },
        notifications: { 'notifications/elicitation/complete': ({ params }) => told(params.elicitationId) },
      },
    );

    const { client: caller, server: live } = await connect(server, client);
    const first = await settled(caller.callTool({ name: 'search' }));
    connected = true;
    await live.elicitationCompletionNotifier('drive')();
    expect(await news).toBe('drive');
    const second = await caller.callTool({ name: 'search' });

    expect(first).toEqual(refused(-32042, { data: { elicitations: pages.slice(0, 1) } }));
    expect(second).toEqual({ content: [text('found')] });
    wire.toRead([
      'client → tools/call #1',
      'server → error #1 -32042',
      'server → notifications/elicitation/complete',
      'client → tools/call #2',
      'server → result #2',
    ]);
  },
);
