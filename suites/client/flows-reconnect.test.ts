// A client that is closed and connected anew, to another server.

import {
  answered,
  type CaseContext,
  complete,
  expect,
  held,
  observed,
  refused,
  settled,
  text,
  verifies,
} from '#case';

const identity = { name: 'wanderer', version: '1.0.0' };
const outputSchema = { type: 'object', properties: { sum: { type: 'number' } }, required: ['sum'] };

const telling = ({ sdk }: CaseContext, name: string, more: { listing?: object; result?: object } = {}) =>
  sdk.lowLevel(
    { name, version: '1.0.0' },
    { tools: {} },
    {
      'tools/list': () => ({ tools: [{ name: 'tell', inputSchema: { type: 'object' }, ...more.listing }] }),
      'tools/call': () => ({ content: [text(name)], ...more.result }),
    },
  );

verifies(
  'flows:reconnect:introduced',
  'after a talkative server with instructions comes a plain one without',
  async ({ sdk, connect }) => {
    const first = { name: 'talkative', version: '1.0.0' };
    const second = { name: 'plain', version: '2.0.0' };
    const seen = (client: ReturnType<typeof sdk.client>) => [
      client.serverIdentity(),
      client.serverCapabilities(),
      client.instructions(),
    ];

    const { client } = await connect(
      sdk.lowLevel(first, { prompts: {}, resources: { subscribe: true } }, {}, { instructions: 'Ask.' }),
      sdk.client(identity),
    );
    const before = seen(client);
    await client.close();
    await connect(sdk.lowLevel(second, { completions: {} }, {}), client);

    expect(before).toEqual([first, { prompts: {}, resources: { subscribe: true } }, 'Ask.']);
    expect(seen(client)).toEqual([second, { completions: {} }, undefined]);
  },
);

verifies(
  'flows:reconnect:handlers',
  'two servers, one after the other, are told the roots of one client',
  async ({ sdk, connect }) => {
    const asked: string[] = [];
    const client = sdk.client(identity, {
      capabilities: { roots: {} },
      handlers: {
        'roots/list': ({ method }) => {
          asked.push(method);
          return { roots: [{ uri: `file:///${asked.length}` }] };
        },
      },
    });
    const server = sdk.lowLevel({ name: 'surveyor', version: '1.0.0' }, {}, {});

    const first = await connect(server, client);
    const one = await first.server.listRoots();
    await client.close();
    const second = await connect(server, client);

    expect([one, await second.server.listRoots()]).toEqual([
      { roots: [{ uri: 'file:///1' }] },
      { roots: [{ uri: 'file:///2' }] },
    ]);
  },
);

verifies(
  'flows:reconnect:answers',
  'a call that was under way has failed, and the next one is answered by the new server',
  async (cell) => {
    const calls = held();
    const slow = cell.sdk.lowLevel(
      { name: 'slow', version: '1.0.0' },
      { tools: {} },
      {
        'tools/call': async (_, context) => {
          await calls.wait('slow', context);
          return { content: [text('slow')] };
        },
      },
    );

    const { client } = await cell.connect(slow, cell.sdk.client(identity));
    const lost = settled(client.callTool({ name: 'tell' }));
    await calls.begun('slow');
    await client.close();
    expect(await lost).toEqual(refused(expect.anything()));
    await cell.connect(telling(cell, 'quick'), client);
    calls.letGo('slow');
    await cell.quiet();

    expect(await settled(client.callTool({ name: 'tell' }))).toEqual(
      answered(complete({ content: [text('quick')] })),
    );
  },
);

verifies(
  'flows:reconnect:schemas',
  'a plain answer of a tool is taken although the former server had promised a sum',
  async (cell) => {
    const promising = telling(cell, 'promising', {
      listing: { outputSchema },
      result: { structuredContent: { sum: 5 } },
    });

    const { client } = await cell.connect(promising, cell.sdk.client(identity));
    await client.listTools();
    await client.callTool({ name: 'tell' });
    await client.close();
    await cell.connect(telling(cell, 'plain'), client);

    observed(await settled(client.callTool({ name: 'tell' })))
      .required((seen) => {
        expect(seen).toEqual(answered(complete({ content: [text('plain')] })));
      })
      .divergent('former-schema', (seen) => {
        expect(seen).toEqual(refused(-32600, { message: expect.stringMatching(/output schema/) }));
      });
  },
);
