// Conversations of a client in which several features take turns.

import {
  answered,
  complete,
  expect,
  held,
  observed,
  refused,
  settled,
  suiteClientIdentity,
  verifies,
} from '#case';

const promising = (field: string) => ({
  name: 'tell',
  inputSchema: { type: 'object' },
  outputSchema: { type: 'object', properties: { [field]: { type: 'number' } }, required: [field] },
});

verifies(
  'flows:schema-in-flight',
  'a call that began under the old promise is held to that, although a new one is listed before its answer',
  async ({ sdk, connect }) => {
    const calls = held();
    let listed = promising('former');
    const server = sdk.lowLevel(
      { name: 'fickle', version: '1.0.0' },
      { tools: {} },
      {
        'tools/list': () => ({ tools: [structuredClone(listed)] }),
        'tools/call': async (_, context) => {
          await calls.wait('tell', context);
          return { content: [], structuredContent: { former: 1 } };
        },
      },
    );

    const { client } = await connect(server, sdk.client(suiteClientIdentity));
    await client.listTools();
    const answer = client.callTool({ name: 'tell' });
    await calls.begun('tell');
    listed = promising('latter');
    await client.listTools();
    calls.letGo('tell');

    observed(await settled(answer))
      .required((seen) => {
        expect(seen).toEqual(answered(complete({ content: [], structuredContent: { former: 1 } })));
      })
      .divergent('later-schema', (seen) => {
        expect(seen).toEqual(refused(-32602, { message: expect.stringMatching(/latter/) }));
      });
  },
);
