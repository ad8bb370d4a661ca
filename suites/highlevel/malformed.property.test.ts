// What a server built on the high-level class does with whatever is no message, or no request that it could want. Played by
// hand.

import {
  anyBadFrame,
  anyBadParams,
  anyBadText,
  enveloped,
  everyCapability,
  expect,
  fc,
  type Json,
  mirror,
  observed,
  open,
  property,
  settled,
  verifies,
} from '#case';

/** Nothing is registered: the handlers are those of the low-level server that this one holds. */
const nothing = () => {};

verifies(
  'malformed:frame',
  'a list is answered after any frame or text played by hand that is no message',
  async ({ sdk, connect, peer, transport }) => {
    const mirrored = mirror(['tools/list']);
    const server = sdk.highLevel({ name: 'patient', version: '1.0.0' }, nothing, {
      capabilities: { tools: {} },
      handlers: mirrored.handlers,
    });

    const { client } = await connect(server, peer('client'));
    await open(client);
    mirrored.show({ tools: [] });
    // Memory carries messages, not text.
    const frames = transport === 'memory' ? anyBadFrame : fc.oneof(anyBadFrame, anyBadText);
    await property(frames, async (frame) => {
      if (transport === 'memory') await client.sendInvalid(structuredClone(frame));
      else await client.sendText(typeof frame === 'string' ? frame : JSON.stringify(frame));

      const listed = await settled(client.request('tools/list', enveloped()));
      expect(listed).toMatchObject({ answered: { result: { tools: [] } } });
    });
  },
);

verifies(
  'malformed:params',
  'requests played by hand whose params are of any wrong form are refused as such, and reach no handler',
  async ({ sdk, connect, peer, revision }) => {
    const always = ['tools/call', 'prompts/get', 'resources/read', 'completion/complete'];
    const methods = [
      ...always,
      ...(revision < '2026-07-28' ? ['resources/subscribe', 'logging/setLevel'] : []),
    ];
    const mirrored = mirror(methods);
    const server = sdk.highLevel({ name: 'strict', version: '1.0.0' }, nothing, {
      capabilities: everyCapability.server,
      handlers: mirrored.handlers,
    });

    const { client } = await connect(server, peer('client'));
    await open(client);
    const codes: Record<string, unknown> = {};
    let asked = 0;
    await property(anyBadParams(methods), async ({ method, params }) => {
      asked += 1;
      await client.sendInvalid({ jsonrpc: '2.0', id: asked, method, params: enveloped(params) });
      const answer: Json = await client.next();

      const error = { code: expect.any(Number), message: expect.any(String) };
      expect({ given: mirrored.given, answer }).toEqual({
        given: undefined,
        answer: { jsonrpc: '2.0', id: asked, error },
      });
      codes[method] = answer.error.code;
    });

    observed(codes)
      .required((seen) => expect(Object.values(seen)).toEqual(Object.keys(seen).map(() => -32602)))
      .divergent('internal-error', (seen) => {
        expect(Object.values(seen)).toEqual(Object.keys(seen).map(() => -32603));
      })
      .divergent('internal-error-beside-calls', ({ 'tools/call': ofCalls, ...others }) => {
        expect(ofCalls).toBe(-32602);
        expect(Object.values(others)).toEqual(Object.keys(others).map(() => -32603));
      });
  },
);
