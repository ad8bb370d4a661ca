// What a server built on the low-level class does with frames that are no messages.

import { enveloped, expect, never, observed, open, text, verifies } from '#case';

verifies(
  'errors:malformed:parse-error',
  'a text played by hand that is no JSON is answered with -32700',
  async ({ sdk, connect, peer, quiet }) => {
    const server = sdk.lowLevel({ name: 'strict', version: '1.0.0' }, {}, {});

    const { client } = await connect(server, peer('client'));
    await open(client);
    const before = client.received.length;
    await client.sendText('{"jsonrpc": "2.0", "id": 1, "method": ');
    await quiet();

    observed({ answers: client.received.slice(before), errors: client.errors.length })
      .required(({ answers }) => {
        expect(answers).toMatchObject([
          { jsonrpc: '2.0', error: { code: -32700, message: expect.any(String) } },
        ]);
      })
      .divergent('no-answer', (seen) => expect(seen).toEqual({ answers: [], errors: 0 }))
      .divergent('http-400', (seen) => expect(seen).toEqual({ answers: [], errors: 1 }));
  },
);

verifies(
  'errors:malformed:invalid-request',
  'JSON played by hand whose method is a number is answered with -32600',
  async ({ sdk, connect, peer, quiet }) => {
    const server = sdk.lowLevel({ name: 'strict', version: '1.0.0' }, {}, {});

    const { client } = await connect(server, peer('client'));
    await open(client);
    const before = client.received.length;
    await client.sendInvalid({ jsonrpc: '2.0', id: 'odd', method: 7 });
    await quiet();

    observed({ answers: client.received.slice(before), errors: client.errors.length })
      .required(({ answers }) => {
        expect(answers).toMatchObject([
          { jsonrpc: '2.0', error: { code: -32600, message: expect.any(String) } },
        ]);
      })
      .divergent('no-answer', (seen) => expect(seen).toEqual({ answers: [], errors: 0 }))
      .divergent('http-400', (seen) => expect(seen).toEqual({ answers: [], errors: 1 }))
      .divergent('parse-error', ({ answers }) => {
        expect(answers).toMatchObject([
          { jsonrpc: '2.0', id: null, error: { code: -32700, message: expect.any(String) } },
        ]);
      });
  },
);

verifies(
  'errors:malformed:survives',
  'a request played by hand is answered after a frame that is no message',
  async ({ sdk, connect, peer }) => {
    const server = sdk.lowLevel({ name: 'patient', version: '1.0.0' }, {}, {});

    const { client } = await connect(server, peer('client'));
    await open(client);
    await client.sendInvalid({ hello: 'world' });
    const answer = await client.request('tests/unknown', enveloped());

    expect(answer).toEqual({
      jsonrpc: '2.0',
      id: expect.any(String),
      error: { code: -32601, message: expect.any(String) },
    });
  },
);

verifies(
  'errors:malformed:batch',
  'neither of two calls in a batch played by hand runs',
  async ({ sdk, connect, peer, quiet }) => {
    let runs = 0;
    const server = sdk.lowLevel(
      { name: 'strict', version: '1.0.0' },
      { tools: {} },
      {
        'tools/list': never('nobody lists here'),
        'tools/call': ({ params }) => {
          expect(params.name).toBe('count');
          runs += 1;
          return { content: [text('counted')] };
        },
      },
    );

    const { client } = await connect(server, peer('client'));
    await open(client);
    const before = client.received.length;
    const call = (id: string) => ({
      jsonrpc: '2.0',
      id,
      method: 'tools/call',
      params: enveloped({ name: 'count' }),
    });
    await client.sendInvalid([call('one'), call('two')]);
    await quiet();

    const results = client.received.slice(before).filter((each) => 'result' in each);
    observed({ runs, results: results.length })
      .required((seen) => expect(seen).toEqual({ runs: 0, results: 0 }))
      .divergent('runs-each', (seen) => expect(seen).toEqual({ runs: 2, results: 2 }));
  },
);
