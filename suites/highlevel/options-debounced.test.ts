// Notifications that a server built on the high-level class is told to debounce.

import { type CaseContext, expect, type LiveServer, text, verifies } from '#case';

const method = 'notifications/tools/list_changed';
const announced = { jsonrpc: '2.0', method };

const debouncing = ({ sdk }: CaseContext, more: readonly string[] = []) =>
  sdk.highLevel(
    { name: 'patient', version: '1.0.0' },
    ({ registerTool }) => {
      registerTool('announce', {}, async (_, { notify }) => {
        await Promise.all([notify(method), notify(method)]);
        return { content: [text('done')] };
      });
    },
    {
      capabilities: { resources: {}, logging: {} },
      native: { debouncedNotificationMethods: [method, ...more] },
    },
  );

/** What the server has sent besides answers. */
const toldBy = ({ wire }: CaseContext) => wire.sent('server').filter((message) => 'method' in message);

const thrice = (server: LiveServer) => Promise.all([1, 2, 3].map(() => server.sendToolListChanged()));

verifies('options:debounced', 'three announcements of one turn are sent as one', async (cell) => {
  const { server } = await cell.connect(debouncing(cell));
  await thrice(server);
  await cell.quiet();

  expect(toldBy(cell)).toEqual([announced]);
});

verifies('options:debounced:later', 'of twice three announcements two are sent', async (cell) => {
  const { server } = await cell.connect(debouncing(cell));
  await thrice(server);
  await cell.quiet();
  await thrice(server);
  await cell.quiet();

  expect(toldBy(cell)).toEqual([announced, announced]);
});

verifies(
  'options:debounced:others',
  'two updates of one turn, and two log messages, are all sent',
  async (cell) => {
    const updated = 'notifications/resources/updated';
    const { server } = await cell.connect(debouncing(cell, [updated, 'notifications/message']));
    const update = (uri: string) => server.sendResourceUpdated({ uri });
    const log = (data: string) => server.sendLoggingMessage({ level: 'info', data });
    await Promise.all([update('file:///a'), update('file:///b'), log('a'), log('b')]);
    await cell.quiet();

    expect(toldBy(cell)).toEqual([
      { jsonrpc: '2.0', method: updated, params: { uri: 'file:///a' } },
      { jsonrpc: '2.0', method: updated, params: { uri: 'file:///b' } },
      { jsonrpc: '2.0', method: 'notifications/message', params: { level: 'info', data: 'a' } },
      { jsonrpc: '2.0', method: 'notifications/message', params: { level: 'info', data: 'b' } },
    ]);
  },
);

verifies(
  'options:debounced:unlisted',
  'two announcements of one turn whose method is not listed are both sent',
  async (cell) => {
    const other = 'notifications/resources/list_changed';
    const { server } = await cell.connect(debouncing(cell));
    await Promise.all([server.sendResourceListChanged(), server.sendResourceListChanged()]);
    await cell.quiet();

    expect(toldBy(cell)).toEqual([
      { jsonrpc: '2.0', method: other },
      { jsonrpc: '2.0', method: other },
    ]);
  },
);

verifies('options:debounced:related', 'two announcements of one call are both sent', async (cell) => {
  const { client } = await cell.connect(debouncing(cell));
  await client.callTool({ name: 'announce' });
  await cell.quiet();

  expect(toldBy(cell)).toEqual([announced, announced]);
});
