// The messages of errors that a server built on the high-level class answers with of its own accord.

import { enveloped, expect, type Json, never, observed, open, verifies } from '#case';

/** One sentence on one line, short enough to be read at a glance; how short is the suite's choice. */
const concise = /^(?!.*[.!?]\s+[A-Z])[^\n]{1,160}$/;

verifies(
  'errors:message:unknown-method',
  'a method that nobody knows is refused in one sentence',
  async ({ sdk, connect, peer }) => {
    const server = sdk.highLevel({ name: 'terse', version: '1.0.0' }, () => {});

    const { client } = await connect(server, peer('client'));
    await open(client);
    const { error } = (await client.request('tests/unknown', enveloped())) as Json;

    expect(error.code).toBe(-32601);
    expect(error.message).toMatch(concise);
  },
);

verifies(
  'errors:message:invalid-params',
  'a call played by hand with two things wrong is refused in one sentence',
  async ({ sdk, connect, peer }) => {
    const server = sdk.highLevel({ name: 'terse', version: '1.0.0' }, ({ registerTool }) => {
      registerTool('there', {}, never('the call has no name'));
    });

    const { client } = await connect(server, peer('client'));
    await open(client);
    const malformed = enveloped({ name: 7, arguments: 'none' });
    await client.sendInvalid({ jsonrpc: '2.0', id: 'odd', method: 'tools/call', params: malformed });
    const { error } = (await client.next()) as unknown as Json;

    observed(error.message)
      .required((seen) => expect(seen).toMatch(concise))
      .divergent('list-of-issues', (seen) =>
        expect(seen).toMatch(/\n.*"invalid_type"[\s\S]*\n.*"invalid_type"/),
      );
  },
);
