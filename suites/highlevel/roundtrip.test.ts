// Two things that the properties beside this file leave out, since an SDK loses them.

import { answered, complete, expect, mirror, observed, settled, verifies } from '#case';

/** Nothing is registered: the handlers are those of the low-level server that this one holds. */
const nothing = () => {};

/** Written as JSON: in a literal this name would set the prototype. */
const withProto = () => JSON.parse('{ "__proto__": { "deep": true }, "plain": 1 }');

verifies(
  'roundtrip:params:proto',
  'an argument called __proto__ reaches the handler',
  async ({ sdk, connect }) => {
    const mirrored = mirror(['tools/call']);
    const server = sdk.highLevel({ name: 'mirror', version: '1.0.0' }, nothing, {
      capabilities: { tools: {} },
      handlers: mirrored.handlers,
    });

    const { client } = await connect(server);
    mirrored.show({ content: [] });
    await settled(client.callTool({ name: 'any', arguments: withProto() }));

    observed(mirrored.given?.arguments)
      .required((seen) => expect(seen).toEqual(withProto()))
      .divergent('without-proto', (seen) => expect(seen).toEqual({ plain: 1 }));
  },
);

verifies(
  'roundtrip:result:proto',
  'a field called __proto__ in structured content reaches the client',
  async ({ sdk, connect }) => {
    const mirrored = mirror(['tools/call']);
    const server = sdk.highLevel({ name: 'mirror', version: '1.0.0' }, nothing, {
      capabilities: { tools: {} },
      handlers: mirrored.handlers,
    });

    const { client } = await connect(server);
    mirrored.show({ content: [], structuredContent: withProto() });
    const outcome = await settled(client.callTool({ name: 'any' }));

    const result = (structuredContent: unknown) => answered(complete({ content: [], structuredContent }));
    observed(outcome)
      .required((seen) => expect(seen).toEqual(result(withProto())))
      .divergent('without-proto', (seen) => expect(seen).toEqual(result({ plain: 1 })));
  },
);

verifies(
  'roundtrip:params:byte-order-mark',
  'a prompt whose name begins with a byte order mark is got',
  async ({ sdk, connect }) => {
    const mirrored = mirror(['prompts/get']);
    const server = sdk.highLevel({ name: 'mirror', version: '1.0.0' }, nothing, {
      capabilities: { prompts: {} },
      handlers: mirrored.handlers,
    });

    const { client } = await connect(server);
    mirrored.show({ messages: [] });
    const outcome = await settled(client.getPrompt({ name: '\ufeffmarked' }));

    observed(outcome)
      .required((seen) => expect(seen).toEqual(answered(complete({ messages: [] }))))
      .divergent('mismatch', (seen) => expect(seen).toMatchObject({ refused: { code: -32020 } }));
  },
);
