// Suggesting values with the low-level class: the handler decides, the server carries what it is asked and what it answers.

import { complete, enveloped, expect, never, observed, open, verifies } from '#case';

const argument = { name: 'language', value: 'py' };
const review = { type: 'ref/prompt', name: 'code_review' };

verifies(
  'completion:prompt',
  'three values for an argument of a prompt arrive in the order of the handler',
  async ({ sdk, connect }) => {
    const server = sdk.lowLevel(
      { name: 'reviewer', version: '1.0.0' },
      { completions: {} },
      {
        'completion/complete': ({ params }) => {
          expect(params).toMatchObject({ ref: review, argument });
          return { completion: { values: ['python', 'pytorch', 'pyside'], total: 10, hasMore: true } };
        },
      },
    );

    const { client } = await connect(server);

    expect(await client.complete({ ref: review, argument })).toEqual(
      complete({ completion: { values: ['python', 'pytorch', 'pyside'], total: 10, hasMore: true } }),
    );
  },
);

verifies(
  'completion:resource-template',
  'two values for a variable of a template arrive',
  async ({ sdk, connect }) => {
    const ref = { type: 'ref/resource', uri: 'file:///{path}' };
    const server = sdk.lowLevel(
      { name: 'files', version: '1.0.0' },
      { completions: {} },
      {
        'completion/complete': ({ params }) => {
          expect(params).toMatchObject({ ref, argument: { name: 'path', value: 'ho' } });
          return { completion: { values: ['home', 'house'] } };
        },
      },
    );

    const { client } = await connect(server);

    expect(await client.complete({ ref, argument: { name: 'path', value: 'ho' } })).toEqual(
      complete({ completion: { values: ['home', 'house'] } }),
    );
  },
);

verifies(
  'completion:context',
  'the language that was chosen first decides what is suggested for the framework',
  async ({ sdk, connect }) => {
    const frameworks: Record<string, string[]> = { python: ['flask'], ruby: ['rails'] };
    const server = sdk.lowLevel(
      { name: 'reviewer', version: '1.0.0' },
      { completions: {} },
      {
        'completion/complete': ({ params }) => ({
          completion: { values: frameworks[params.context.arguments.language] ?? [] },
        }),
      },
    );

    const { client } = await connect(server);
    const suggested = (language: string) =>
      client.complete({
        ref: review,
        argument: { name: 'framework', value: '' },
        context: { arguments: { language } },
      });

    expect(await suggested('python')).toEqual(complete({ completion: { values: ['flask'] } }));
    expect(await suggested('ruby')).toEqual(complete({ completion: { values: ['rails'] } }));
  },
);

verifies(
  'completion:ref:title',
  'the title beside the name of a prompt reaches the handler',
  async ({ sdk, connect }) => {
    const ref = { ...review, title: 'Review of code' };
    const referred: unknown[] = [];
    const server = sdk.lowLevel(
      { name: 'reviewer', version: '1.0.0' },
      { completions: {} },
      {
        'completion/complete': ({ params }) => {
          referred.push(params.ref);
          return { completion: { values: [] } };
        },
      },
    );

    const { client } = await connect(server);
    await client.complete({ ref, argument });

    observed(referred)
      .required((seen) => {
        expect(seen).toEqual([ref]);
      })
      .divergent('no-title', (seen) => {
        expect(seen).toEqual([review]);
      });
  },
);

verifies(
  'completion:result:fields',
  'count and more arrive where the handler gives them, zero and false too, and are absent otherwise',
  async ({ sdk, connect }) => {
    const completions = [
      { values: ['python'], total: 1, hasMore: false },
      { values: [], total: 0, hasMore: false },
      { values: ['python'], hasMore: true },
      { values: ['python'], total: 250 },
      { values: [] },
    ];
    const server = sdk.lowLevel(
      { name: 'reviewer', version: '1.0.0' },
      { completions: {} },
      {
        'completion/complete': ({ params }) => ({
          completion: structuredClone(completions[Number(params.argument.value)]),
        }),
      },
    );

    const { client } = await connect(server);

    for (const [index, completion] of completions.entries()) {
      const asked = { ref: review, argument: { name: 'language', value: `${index}` } };
      expect(await client.complete(asked)).toEqual(complete({ completion }));
    }
  },
);

verifies(
  'completion:result:limit',
  'of a hundred and one values a client played by hand is sent no more than a hundred',
  async ({ sdk, connect, peer }) => {
    const values = Array.from({ length: 101 }, (_, index) => `value ${index}`);
    const server = sdk.lowLevel(
      { name: 'reviewer', version: '1.0.0' },
      { completions: {} },
      {
        'completion/complete': () => ({ completion: { values } }),
      },
    );

    const { client } = await connect(server, peer('client'));
    await open(client);
    const answer = await client.request('completion/complete', enveloped({ ref: review, argument }));

    observed(answer)
      .required((seen) => {
        expect(seen).toMatchObject({ error: { code: -32603 } });
      })
      .divergent('sends-all', (seen) => {
        expect(seen).toMatchObject({ result: { completion: { values } } });
      })
      // What breaks the schema is judged on the wire.
      .divergent('breaks-schema', (seen) => {
        expect(seen).toMatchObject({ result: { completion: { values } } });
      });
  },
);

verifies('completion:capability', 'the declared capability reaches the client', async ({ sdk, connect }) => {
  const server = sdk.lowLevel(
    { name: 'reviewer', version: '1.0.0' },
    { completions: {} },
    { 'completion/complete': never('nobody completes here') },
  );

  const { client } = await connect(server);

  expect(client.serverCapabilities()).toEqual({ completions: {} });
});

verifies(
  'completion:capability:undeclared',
  'a server with such a handler cannot be built without the capability',
  async ({ sdk, wire }) => {
    const server = sdk.lowLevel(
      { name: 'reviewer', version: '1.0.0' },
      { prompts: {} },
      { 'completion/complete': never('the server is never built') },
    );

    const built = () => {
      try {
        return typeof server.build();
      } catch (error) {
        return String(error);
      }
    };

    observed(built())
      .required((seen) => {
        expect(seen).toContain('completions');
      })
      .divergent('built', (seen) => {
        expect(seen).toBe('object');
      });
    wire.toRead([]);
  },
);
