// The news that an elicitation by URL is complete, told by a server built on the high-level class.

import { type CaseContext, expect, never, settled, verifies } from '#case';

const page = {
  mode: 'url',
  message: 'Pay in the browser',
  url: 'https://pay.example/',
  elicitationId: 'bill-7',
};

/** A client that consents to every URL and keeps the news that it is told. */
const browser = ({ sdk }: CaseContext) => {
  const news: unknown[] = [];
  const client = sdk.client(
    { name: 'browser', version: '1.0.0' },
    {
      capabilities: { elicitation: { url: {} } },
      handlers: { 'elicitation/create': () => ({ action: 'accept' }) },
      notifications: { 'notifications/elicitation/complete': ({ params }) => void news.push(params) },
    },
  );
  return { client, news };
};

verifies(
  ['elicitation:complete:sent', 'elicitation:complete:id'],
  'the client that consented is told once, with the id that it was asked with',
  async (cell) => {
    const server = cell.sdk.highLevel({ name: 'inquirer', version: '1.0.0' }, () => {});
    const { client, news } = browser(cell);

    const { server: live } = await cell.connect(server, client);
    const complete = live.elicitationCompletionNotifier(page.elicitationId);
    expect(await live.elicitInput(page)).toEqual({ action: 'accept' });
    await cell.quiet();
    const before = [...news];
    await complete();
    await cell.quiet();

    expect(before).toEqual([]);
    expect(news).toEqual([{ elicitationId: 'bill-7' }]);
    expect(cell.wire.sent('server').at(-1)).toEqual({
      jsonrpc: '2.0',
      method: 'notifications/elicitation/complete',
      params: { elicitationId: 'bill-7' },
    });
  },
);

verifies('elicitation:complete:initiator', 'of two clients the one that was asked is told', async (cell) => {
  const server = cell.sdk.highLevel({ name: 'inquirer', version: '1.0.0' }, () => {});
  const asked = browser(cell);
  const other = browser(cell);

  const { server: live } = await cell.connect(server, asked.client);
  await cell.connect(server, other.client);
  await live.elicitInput(page);
  await live.elicitationCompletionNotifier(page.elicitationId)();
  await cell.quiet();

  expect(asked.news).toEqual([{ elicitationId: 'bill-7' }]);
  expect(other.news).toEqual([]);
});

verifies(
  'elicitation:complete:not-declared',
  'telling a client that only shows forms fails before anything is sent',
  async ({ sdk, connect, wire }) => {
    const server = sdk.highLevel({ name: 'inquirer', version: '1.0.0' }, () => {});
    const client = sdk.client(
      { name: 'modest', version: '1.0.0' },
      {
        capabilities: { elicitation: { form: {} } },
        handlers: { 'elicitation/create': never('nobody asks here') },
      },
    );

    const { server: live } = await connect(server, client);
    const params = { elicitationId: 'bill-7' };

    expect(() => live.elicitationCompletionNotifier('bill-7')).toThrow();
    expect(await settled(live.notify('notifications/elicitation/complete', params))).toHaveProperty(
      'refused',
    );
    wire.toRead([]);
  },
);
