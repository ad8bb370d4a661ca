// How a server reads its standard input: in whatever pieces messages arrive, and whatever lies between them. The server's
// transport sits on pipes inside this process.

import { type CaseContext, enveloped, expect, observed, open, verifies } from '#case';

const encode = (frame: unknown): Uint8Array => Buffer.from(`${JSON.stringify(frame)}\n`);

/** A server whose one tool gives back the text it was called with, and a client played by hand. */
const serving = async ({ sdk, connect, peer }: CaseContext) => {
  const errors: Error[] = [];
  const server = sdk.lowLevel(
    { name: 'echoing', version: '1.0.0' },
    { tools: {} },
    {
      'tools/list': () => ({ tools: [] }),
      'tools/call': ({ params }) => ({ content: [{ type: 'text', text: `${params.arguments.text}.` }] }),
    },
    { onerror: (error) => errors.push(error) },
  );
  const connected = await connect(server, peer('client'));
  await open(connected.client);
  return { client: connected.client, connected, errors };
};

const say = (id: string, text: string) => ({
  jsonrpc: '2.0',
  id,
  method: 'tools/call',
  params: enveloped({ name: 'say', arguments: { text } }),
});

const said = (id: string, text: string) => ({
  jsonrpc: '2.0',
  id,
  result: expect.objectContaining({ content: [{ type: 'text', text: `${text}.` }] }),
});

verifies('stdio:read:several', 'three calls written in one piece are all answered', async (cell) => {
  const { client } = await serving(cell);
  await client.sendBytes([Buffer.concat(['a', 'b', 'c'].map((id) => encode(say(id, id))))]);
  const answers = [await client.next(), await client.next(), await client.next()];

  expect(answers).toEqual(expect.arrayContaining([said('a', 'a'), said('b', 'b'), said('c', 'c')]));
});

verifies(
  'stdio:read:pieces',
  'a call is answered that arrives byte by byte, characters of four bytes included',
  async (cell) => {
    const { client } = await serving(cell);
    await client.sendBytes([...encode(say('slow', 'é€😀'))].map((byte) => Uint8Array.of(byte)));

    expect(await client.next()).toEqual(said('slow', 'é€😀'));
  },
);

verifies(
  'stdio:read:carriage-return',
  'a call is answered whose line ends with a carriage return and a line feed, nothing is reported',
  async (cell) => {
    const { client, errors } = await serving(cell);
    await client.sendBytes([Buffer.from(`${JSON.stringify(say('windows', 'pane'))}\r\n`)]);

    expect(await client.next()).toEqual(said('windows', 'pane'));
    expect(errors).toEqual([]);
  },
);

verifies(
  'stdio:read:large',
  'a call with a text of over a mebibyte is answered with that text, and so is the next one',
  async (cell) => {
    const { client } = await serving(cell);
    const long = '€'.repeat(350_000);
    await client.send(say('long', long));
    const first = await client.next();
    await client.send(say('short', 'still here'));

    expect(first).toEqual(said('long', long));
    expect(await client.next()).toEqual(said('short', 'still here'));
  },
);

verifies(
  ['stdio:read:not-json', 'stdio:read:not-a-message'],
  'two lines played by hand that are no messages are reported, the call after them is answered',
  async (cell) => {
    const { client, errors } = await serving(cell);
    await client.sendText('this is not JSON');
    await cell.quiet();
    const first = errors.length;
    await client.sendInvalid({ hello: 'world' });
    await cell.quiet();
    const second = errors.length;

    expect(second - first).toBe(1);
    observed(first)
      .required((reports) => expect(reports).toBe(1))
      .divergent('unreported', (reports) => expect(reports).toBe(0));
    const params = enveloped({ name: 'say', arguments: { text: 'still here' } });
    expect(await client.request('tools/call', params)).toEqual(
      said(expect.any(String) as never, 'still here'),
    );
  },
);

verifies(
  'stdio:read:closed',
  'a call to a server that has closed is not answered, and nothing is reported',
  async (cell) => {
    const { client, connected, errors } = await serving(cell);
    await connected.server.close();
    const before = client.received.length;
    await client.send(say('late', 'late'));
    await cell.quiet();

    expect(client.received.length).toBe(before);
    expect(errors).toEqual([]);
  },
);
