// Notifications that a client is told to debounce.

import { type CaseContext, type Client, expect, suiteClientIdentity, verifies } from '#case';

const method = 'notifications/roots/list_changed';
const announced = { jsonrpc: '2.0', method };

const connectDebouncing = ({ sdk, connect }: CaseContext, more: readonly string[] = []) =>
  connect(
    sdk.lowLevel({ name: 'plain', version: '1.0.0' }, {}, {}),
    sdk.client(suiteClientIdentity, {
      capabilities: { roots: { listChanged: true } },
      handlers: { 'roots/list': () => ({ roots: [] }) },
      native: { debouncedNotificationMethods: [method, ...more] },
    }),
  );

/** What the client has sent without being asked, once it was connected. */
const toldBy = ({ wire }: CaseContext) =>
  wire
    .sent('client')
    .filter((message) => !('id' in message))
    .filter((message) => !('method' in message && message.method === 'notifications/initialized'));

const thrice = (client: Client) => Promise.all([1, 2, 3].map(() => client.sendRootsListChanged()));

verifies('options:debounced:client', 'three announcements of one turn are sent as one', async (cell) => {
  const { client } = await connectDebouncing(cell);
  await thrice(client);
  await cell.quiet();

  expect(toldBy(cell)).toEqual([announced]);
});

verifies('options:debounced:later:client', 'of twice three announcements two are sent', async (cell) => {
  const { client } = await connectDebouncing(cell);
  await thrice(client);
  await cell.quiet();
  await thrice(client);
  await cell.quiet();

  expect(toldBy(cell)).toEqual([announced, announced]);
});

verifies(
  'options:debounced:others:client',
  'two reports of progress in one turn are both sent',
  async (cell) => {
    const reported = 'notifications/progress';
    const { client } = await connectDebouncing(cell, [reported]);
    const report = (progress: number) => client.notify(reported, { progressToken: 'none', progress });
    await Promise.all([report(1), report(2)]);
    await cell.quiet();

    // Over HTTP each goes its own way, and either may arrive first.
    const sent = toldBy(cell) as unknown as { params: { progress: number } }[];
    expect(sent.toSorted((one, other) => one.params.progress - other.params.progress)).toEqual([
      { jsonrpc: '2.0', method: reported, params: { progressToken: 'none', progress: 1 } },
      { jsonrpc: '2.0', method: reported, params: { progressToken: 'none', progress: 2 } },
    ]);
  },
);

verifies(
  'options:debounced:unlisted:client',
  'two announcements of one turn whose method is not listed are both sent',
  async (cell) => {
    const other = 'notifications/example';
    const { client } = await connectDebouncing(cell);
    await Promise.all([client.notify(other), client.notify(other)]);
    await cell.quiet();

    expect(toldBy(cell)).toEqual([
      { jsonrpc: '2.0', method: other },
      { jsonrpc: '2.0', method: other },
    ]);
  },
);
