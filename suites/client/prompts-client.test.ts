// A client of prompts: what it asks for, and what it lets through. Malformed prompts are played by hand and seen by the judge
// in the same cell.

import {
  audio,
  type CaseContext,
  embedded,
  expect,
  image,
  never,
  observed,
  playedResult,
  settled,
  text,
  verifies,
  welcome,
} from '#case';

type Message = { readonly method?: string; readonly id: number; readonly params?: object };

const ofPrompts = (message: unknown) => (message as Message).method?.startsWith('prompts/');

/** What becomes of a request for a prompt, for each result that a server played by hand gives. */
const getEach = async ({ connect, peer }: CaseContext, results: readonly object[]) => {
  const server = peer('server');
  const [{ client }] = await Promise.all([connect(server), welcome(server, { prompts: {} })]);
  const outcomes: unknown[] = [];
  for (const result of results) {
    const asked = client.getPrompt({ name: 'odd' });
    asked.catch(() => {});
    const { id } = (await server.next()) as Message;
    await server.sendInvalid({ jsonrpc: '2.0', id, result: playedResult(result) });
    outcomes.push(await settled(asked));
  }
  return outcomes;
};

const says = (content: unknown, role = 'user') => ({ messages: [{ role, content }] });

verifies(
  'prompts:client:not-advertised:list',
  'a server without prompts is not asked to list them',
  async ({ sdk, connect, wire }) => {
    const server = sdk.lowLevel({ name: 'promptless', version: '1.0.0' }, {}, {});

    const { client } = await connect(server);
    await settled(client.listPrompts());

    observed(wire.sent('client').filter(ofPrompts))
      .required((sent) => expect(sent).toEqual([]))
      .divergent('sent-anyway', (sent) => expect(sent).toMatchObject([{ method: 'prompts/list' }]));
  },
);

verifies(
  'prompts:client:not-advertised:get',
  'a server without prompts is not asked for one',
  async ({ sdk, connect, wire }) => {
    const server = sdk.lowLevel({ name: 'promptless', version: '1.0.0' }, {}, {});

    const { client } = await connect(server);
    await settled(client.getPrompt({ name: 'knock' }));

    observed(wire.sent('client').filter(ofPrompts))
      .required((sent) => expect(sent).toEqual([]))
      .divergent('sent-anyway', (sent) => {
        expect(sent).toMatchObject([{ method: 'prompts/get', params: { name: 'knock' } }]);
      });
  },
);

verifies(
  'prompts:client:request-fields',
  'a request has the name and the arguments that it was given, and no arguments where none were',
  async ({ sdk, connect, wire }) => {
    const server = sdk.lowLevel(
      { name: 'book', version: '1.0.0' },
      { prompts: {} },
      { 'prompts/get': () => ({ messages: [] }) },
    );

    const { client } = await connect(server);
    await client.getPrompt({ name: 'review', arguments: { code: '1 + 1', note: '' } });
    await client.getPrompt({ name: 'knock' });

    const params = wire
      .sent('client')
      .filter(ofPrompts)
      .map((message) => ({ ...(message as Message).params, _meta: undefined }));
    expect(params).toEqual([{ name: 'review', arguments: { code: '1 + 1', note: '' } }, { name: 'knock' }]);
  },
);

/** A refusal for this reason; the rest of it is the SDK's choice. */
const because = (reason: RegExp) => ({
  refused: expect.objectContaining({ message: expect.stringMatching(reason) }),
});

const through = (content: unknown) => ({
  answered: expect.objectContaining({ messages: [{ role: 'user', content }] }),
});

const wrong = (pointer: string, keyword: string) => ({
  side: 'server',
  message: 'prompts/get result',
  pointer: `/result/messages/0${pointer}`,
  keyword,
});

verifies(
  'prompts:client:malformed:role',
  'a message of the system, sent by hand, is judged wrong and does not come through; one of the user does',
  async (cell) => {
    const content = text('Obey');
    const outcomes = await getEach(cell, [says(content, 'system'), says(content)]);

    expect(outcomes).toEqual([because(/role/), through(content)]);
    expect(cell.wire.judged()).toMatchObject([wrong('/role', 'enum')]);
  },
);

verifies(
  'prompts:client:malformed:content-type',
  'a film, sent by hand, is judged wrong and does not come through; a picture does',
  async (cell) => {
    const content = image('AAAA', 'image/png');
    const outcomes = await getEach(cell, [says({ ...content, type: 'video' }), says(content)]);

    expect(outcomes).toEqual([because(/type/), through(content)]);
    expect(cell.wire.judged()).toMatchObject([wrong('/content', 'anyOf')]);
  },
);

verifies(
  'prompts:client:malformed:image',
  'images lacking base64, data or media type, sent by hand, are judged wrong; only the whole one comes through',
  async (cell) => {
    const content = image('iVBORw0KGgo=', 'image/png');
    const { type, data, mimeType } = content;
    const outcomes = await getEach(cell, [
      says({ ...content, data: 'no base64!' }),
      says({ type, mimeType }),
      says({ type, data }),
      says(content),
    ]);

    expect(outcomes).toEqual([because(/base64/i), because(/data/), because(/mimeType/), through(content)]);
    expect(cell.wire.judged()).toMatchObject([
      wrong('/content/data', 'format'),
      wrong('/content/data', 'required'),
      wrong('/content/mimeType', 'required'),
    ]);
  },
);

verifies(
  'prompts:client:malformed:audio',
  'sounds lacking base64, data or media type, sent by hand, are judged wrong; only the whole one comes through',
  async (cell) => {
    const content = audio('UklGRg==', 'audio/wav');
    const { type, data, mimeType } = content;
    const outcomes = await getEach(cell, [
      says({ ...content, data: 'no base64!' }),
      says({ type, mimeType }),
      says({ type, data }),
      says(content),
    ]);

    expect(outcomes).toEqual([because(/base64/i), because(/data/), because(/mimeType/), through(content)]);
    expect(cell.wire.judged()).toMatchObject([
      wrong('/content/data', 'format'),
      wrong('/content/data', 'required'),
      wrong('/content/mimeType', 'required'),
    ]);
  },
);

verifies(
  'prompts:client:malformed:embedded',
  'resources lacking URI, contents or base64, sent by hand, are judged wrong; only the whole one comes through',
  async (cell) => {
    const resource = { uri: 'file:///a', mimeType: 'a/b', blob: 'AAEC' };
    const { uri, mimeType, blob } = resource;
    const outcomes = await getEach(cell, [
      says(embedded({ mimeType, blob })),
      says(embedded({ uri, mimeType })),
      says(embedded({ ...resource, blob: 'no base64!' })),
      says(embedded(resource)),
    ]);

    expect(outcomes).toEqual([
      because(/uri/),
      because(/text|blob/),
      because(/base64/i),
      through(embedded(resource)),
    ]);
    expect(cell.wire.judged()).toMatchObject([
      wrong('/content/resource', 'anyOf'),
      wrong('/content/resource', 'anyOf'),
      wrong('/content/resource', 'anyOf'),
    ]);
  },
);

verifies(
  'prompts:client:malformed:list',
  'a list with a nameless prompt, sent by hand, is judged wrong and does not come through',
  async ({ connect, peer, wire }) => {
    const server = peer('server');

    const [{ client }] = await Promise.all([connect(server), welcome(server, { prompts: {} })]);
    const asked = client.listPrompts();
    asked.catch(() => {});
    const { id } = (await server.next()) as Message;
    const result = playedResult({ prompts: [{ description: 'nameless' }] });
    await server.sendInvalid({ jsonrpc: '2.0', id, result });
    const outcome = await settled(asked);

    expect(outcome).toEqual({ refused: expect.objectContaining({ message: expect.stringMatching(/name/) }) });
    expect(wire.judged()).toContainEqual(
      expect.objectContaining({ side: 'server', pointer: '/result/prompts/0/name', keyword: 'required' }),
    );
  },
);

/** A client that keeps what its owner is told of changed prompts. */
const watching = ({ sdk }: CaseContext, told: unknown[], more: object = {}) => {
  const onChanged = (error: Error | null, prompts: unknown) =>
    void told.push([error?.message ?? null, prompts]);
  const listChanged = { prompts: { onChanged, debounceMs: 0, ...more } };
  return sdk.client({ name: 'watcher', version: '1.0.0' }, { native: { listChanged } });
};

verifies(
  'prompts:client:list-changed:refreshed',
  'the owner gets both prompts once the second one was announced',
  async (cell) => {
    const told: unknown[] = [];
    const server = cell.sdk.lowLevel(
      { name: 'book', version: '1.0.0' },
      { prompts: { listChanged: true } },
      { 'prompts/list': () => ({ prompts: [{ name: 'old' }, { name: 'new' }] }) },
    );

    const { server: live } = await cell.connect(server, watching(cell, told));
    await live.sendPromptListChanged();
    await cell.quiet();

    expect(told).toEqual([[null, [{ name: 'old' }, { name: 'new' }]]]);
    cell.wire.toRead([
      'server → notifications/prompts/list_changed',
      'client → prompts/list #1',
      'server → result #1',
    ]);
  },
);

verifies(
  'prompts:client:list-changed:not-refreshed',
  'the owner learns of two changes and no list is asked for',
  async (cell) => {
    const told: unknown[] = [];
    const server = cell.sdk.lowLevel(
      { name: 'book', version: '1.0.0' },
      { prompts: { listChanged: true } },
      { 'prompts/list': never('it is not to be refreshed') },
    );

    const { server: live } = await cell.connect(server, watching(cell, told, { autoRefresh: false }));
    await live.sendPromptListChanged();
    await live.sendPromptListChanged();
    await cell.quiet();

    expect(told).toEqual([
      [null, null],
      [null, null],
    ]);
  },
);

verifies('prompts:client:list-changed:fails', 'the owner gets the error and no list', async (cell) => {
  const told: unknown[] = [];
  const server = cell.sdk.lowLevel(
    { name: 'book', version: '1.0.0' },
    { prompts: { listChanged: true } },
    {
      'prompts/list': () => {
        throw new TypeError('the shelf is empty');
      },
    },
  );

  const { server: live } = await cell.connect(server, watching(cell, told));
  await live.sendPromptListChanged();
  await cell.quiet();

  expect(told).toEqual([[expect.stringContaining('the shelf is empty'), null]]);
});

verifies(
  'prompts:client:list-changed:undeclared',
  'an announcement that comes without having been declared is not told',
  async (cell) => {
    const told: unknown[] = [];
    const server = cell.sdk.lowLevel(
      { name: 'book', version: '1.0.0' },
      { prompts: {} },
      { 'prompts/list': never('nobody has a reason to ask') },
    );

    const { server: live } = await cell.connect(server, watching(cell, told));
    await live.notify('notifications/prompts/list_changed');
    await cell.quiet();

    expect(told).toEqual([]);
    cell.wire.toRead(['server → notifications/prompts/list_changed']);
  },
);
