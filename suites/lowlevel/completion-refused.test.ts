// Requests for completion that a server built on the low-level class refuses: before its handler runs, or because it fails.

import { complete, enveloped, expect, never, observed, open, refused, settled, verifies } from '#case';

const argument = { name: 'language', value: 'py' };
const review = { type: 'ref/prompt', name: 'code_review' };

const refusal = { jsonrpc: '2.0', id: 'bad', error: { code: -32602, message: expect.any(String) } };
/** What the validator found stands in the message: the request did not get any further. */
const internalError = {
  jsonrpc: '2.0',
  id: 'bad',
  error: { code: -32603, message: expect.stringContaining('"code": "invalid_') },
};

verifies(
  'completion:refused:unsupported',
  'a completion played by hand is refused with -32601 where nothing completes',
  async ({ sdk, connect, peer }) => {
    const server = sdk.lowLevel(
      { name: 'plain', version: '1.0.0' },
      { prompts: {} },
      { 'prompts/list': never('nobody lists here') },
    );

    const { client } = await connect(server, peer('client'));
    await open(client);

    expect(await client.request('completion/complete', enveloped({ ref: review, argument }))).toEqual({
      jsonrpc: '2.0',
      id: expect.any(String),
      error: { code: -32601, message: expect.any(String) },
    });
  },
);

verifies(
  'completion:refused:no-argument',
  'a completion played by hand that names no argument is refused with -32602',
  async ({ sdk, connect, peer }) => {
    const server = sdk.lowLevel(
      { name: 'strict', version: '1.0.0' },
      { completions: {} },
      { 'completion/complete': never('the argument is missing') },
    );

    const { client } = await connect(server, peer('client'));
    await open(client);
    const params = enveloped({ ref: review });
    await client.sendInvalid({ jsonrpc: '2.0', id: 'bad', method: 'completion/complete', params });

    observed(await client.next())
      .required((answer) => {
        expect(answer).toMatchObject(refusal);
      })
      .divergent('internal-error', (answer) => {
        expect(answer).toEqual(internalError);
      });
  },
);

verifies(
  'completion:refused:reference',
  'a completion played by hand for a tool is refused with -32602',
  async ({ sdk, connect, peer }) => {
    const server = sdk.lowLevel(
      { name: 'strict', version: '1.0.0' },
      { completions: {} },
      { 'completion/complete': never('there is no such reference') },
    );

    const { client } = await connect(server, peer('client'));
    await open(client);
    const params = enveloped({ ref: { type: 'ref/tool', name: 'code_review' }, argument });
    await client.sendInvalid({ jsonrpc: '2.0', id: 'bad', method: 'completion/complete', params });

    observed(await client.next())
      .required((answer) => {
        expect(answer).toMatchObject(refusal);
      })
      .divergent('internal-error', (answer) => {
        expect(answer).toEqual(internalError);
      });
  },
);

verifies(
  'completion:refused:value',
  'a completion played by hand whose value is a number is refused with -32602',
  async ({ sdk, connect, peer }) => {
    const server = sdk.lowLevel(
      { name: 'strict', version: '1.0.0' },
      { completions: {} },
      { 'completion/complete': never('the value is no text') },
    );

    const { client } = await connect(server, peer('client'));
    await open(client);
    const params = enveloped({ ref: review, argument: { name: 'language', value: 5 } });
    await client.sendInvalid({ jsonrpc: '2.0', id: 'bad', method: 'completion/complete', params });

    observed(await client.next())
      .required((answer) => {
        expect(answer).toMatchObject(refusal);
      })
      .divergent('internal-error', (answer) => {
        expect(answer).toEqual(internalError);
      });
  },
);

verifies(
  'completion:refused:thrown',
  'a completion whose handler throws is refused with -32603, and the next one is answered',
  async ({ sdk, connect }) => {
    const server = sdk.lowLevel(
      { name: 'reviewer', version: '1.0.0' },
      { completions: {} },
      {
        'completion/complete': ({ params }) => {
          if (params.argument.value === '') throw new TypeError('the index is lost');
          return { completion: { values: ['python'] } };
        },
      },
    );

    const { client } = await connect(server);
    const failed = await settled(client.complete({ ref: review, argument: { name: 'language', value: '' } }));
    const next = await client.complete({ ref: review, argument });

    expect(failed).toEqual(refused(-32603));
    expect(next).toEqual(complete({ completion: { values: ['python'] } }));
  },
);
