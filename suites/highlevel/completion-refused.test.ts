// Requests for completion that a server built on the high-level class refuses: before a completer runs, or because it fails.

import { enveloped, expect, never, observed, open, refused, settled, verifies } from '#case';

const argument = { name: 'language', value: 'py' };
const review = { type: 'ref/prompt', name: 'code_review' };
const nothing = { completion: { values: [], hasMore: false } };

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
    const server = sdk.highLevel({ name: 'plain', version: '1.0.0' }, ({ registerPrompt }) => {
      registerPrompt('code_review', { argsSchema: { language: sdk.z.string() } }, never('nobody gets it'));
    });

    const { client } = await connect(server, peer('client'));
    await open(client);

    observed(await client.request('completion/complete', enveloped({ ref: review, argument })))
      .required((answer) => {
        expect(answer).toEqual({
          jsonrpc: '2.0',
          id: expect.any(String),
          error: { code: -32601, message: expect.any(String) },
        });
      })
      .divergent('no-values', (answer) => {
        expect(answer).toEqual({ jsonrpc: '2.0', id: expect.any(String), result: nothing });
      });
  },
);

verifies(
  'completion:refused:unknown-prompt',
  'an argument of a prompt that was never registered is refused with -32602',
  async ({ sdk, connect }) => {
    const server = sdk.highLevel({ name: 'reviewer', version: '1.0.0' }, ({ registerPrompt }) => {
      const argsSchema = { language: sdk.completable(sdk.z.string(), never('another prompt is asked for')) };
      registerPrompt('code_review', { argsSchema }, never('nobody gets it'));
    });

    const { client } = await connect(server);

    expect(await settled(client.complete({ ref: { type: 'ref/prompt', name: 'nope' }, argument }))).toEqual(
      refused(-32602, { message: expect.stringContaining('nope') }),
    );
  },
);

verifies(
  'completion:refused:disabled-prompt',
  'an argument of a prompt that was disabled is refused with -32602',
  async ({ sdk, connect }) => {
    const server = sdk.highLevel({ name: 'reviewer', version: '1.0.0' }, ({ registerPrompt }) => {
      const argsSchema = { language: sdk.completable(sdk.z.string(), never('the prompt is disabled')) };
      registerPrompt('code_review', { argsSchema }, never('nobody gets it')).disable();
    });

    const { client } = await connect(server);

    expect(await settled(client.complete({ ref: review, argument }))).toEqual(
      refused(-32602, { message: expect.stringContaining('disabled') }),
    );
  },
);

verifies(
  'completion:refused:unknown-template',
  'a variable of a template that was never registered is refused with -32602',
  async ({ sdk, connect }) => {
    const server = sdk.highLevel({ name: 'files', version: '1.0.0' }, ({ registerResource }) => {
      const template = { uriTemplate: 'file:///{path}', complete: { path: never('another is asked for') } };
      registerResource('file', template, {}, never('nobody reads it'));
    });

    const { client } = await connect(server);
    const ref = { type: 'ref/resource', uri: 'file:///home' };

    expect(await settled(client.complete({ ref, argument: { name: 'path', value: '' } }))).toEqual(
      refused(-32602, { message: expect.stringContaining('file:///home') }),
    );
  },
);

verifies(
  'completion:refused:no-argument',
  'a completion played by hand that names no argument is refused with -32602',
  async ({ sdk, connect, peer }) => {
    const server = sdk.highLevel({ name: 'strict', version: '1.0.0' }, ({ registerPrompt }) => {
      const argsSchema = { language: sdk.completable(sdk.z.string(), never('the argument is missing')) };
      registerPrompt('code_review', { argsSchema }, never('nobody gets it'));
    });

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
    const server = sdk.highLevel({ name: 'strict', version: '1.0.0' }, ({ registerPrompt }) => {
      const argsSchema = { language: sdk.completable(sdk.z.string(), never('there is no such reference')) };
      registerPrompt('code_review', { argsSchema }, never('nobody gets it'));
    });

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
    const server = sdk.highLevel({ name: 'strict', version: '1.0.0' }, ({ registerPrompt }) => {
      const argsSchema = { language: sdk.completable(sdk.z.string(), never('the value is no text')) };
      registerPrompt('code_review', { argsSchema }, never('nobody gets it'));
    });

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
  'a completion whose completer throws is refused with -32603, and the next one is answered',
  async ({ sdk, connect }) => {
    const server = sdk.highLevel({ name: 'reviewer', version: '1.0.0' }, ({ registerPrompt }) => {
      const language = sdk.completable(sdk.z.string(), (value) => {
        if (value === '') throw new TypeError('the index is lost');
        return ['python'];
      });
      registerPrompt('code_review', { argsSchema: { language } }, never('nobody gets it'));
    });

    const { client } = await connect(server);
    const failed = await settled(client.complete({ ref: review, argument: { name: 'language', value: '' } }));
    const next = await client.complete({ ref: review, argument });

    expect(failed).toEqual(refused(-32603));
    expect(next.completion.values).toEqual(['python']);
  },
);
