// Suggesting values with the high-level class: completers of prompt arguments and template variables, and what the server
// makes of what they return.

import { complete, expect, never, observed, verifies } from '#case';

const argument = { name: 'language', value: 'py' };
const review = { type: 'ref/prompt', name: 'code_review' };
const files = { type: 'ref/resource', uri: 'file:///{path}' };

/** What the server makes of a completer that is not there is its own choice. */
const nothing = { completion: { values: [], hasMore: false } };

verifies(
  'completion:prompt',
  'three values for an argument of a prompt arrive in the order of the completer',
  async ({ sdk, connect }) => {
    const server = sdk.highLevel({ name: 'reviewer', version: '1.0.0' }, ({ registerPrompt }) => {
      const language = sdk.completable(sdk.z.string(), (value, context) => {
        expect([value, context]).toEqual(['py', undefined]);
        return ['python', 'pytorch', 'pyside'];
      });
      const other = sdk.completable(sdk.z.string(), never('the other argument is asked for'));
      registerPrompt('code_review', { argsSchema: { other, language } }, never('nobody gets it'));
      registerPrompt('other_review', { argsSchema: { language: other } }, never('nobody gets it'));
    });

    const { client } = await connect(server);

    // That it counts what the completer returned is the SDK's choice.
    expect(await client.complete({ ref: review, argument })).toEqual(
      complete({ completion: { values: ['python', 'pytorch', 'pyside'], total: 3, hasMore: false } }),
    );
  },
);

verifies(
  'completion:resource-template',
  'two values for a variable of a template arrive, though the completer takes its time',
  async ({ sdk, connect }) => {
    const server = sdk.highLevel({ name: 'files', version: '1.0.0' }, ({ registerResource }) => {
      const path = async (value: string) => {
        expect(value).toBe('ho');
        return ['home', 'house'];
      };
      const other = { path: never('the other template is asked for') };
      const completers = { path, name: never('the other variable is asked for') };
      const unread = [{}, never('nobody reads it')] as const;
      registerResource('other', { uriTemplate: 'other:{path}', complete: other }, ...unread);
      registerResource('file', { uriTemplate: 'file:///{path}/{name}', complete: completers }, ...unread);
    });

    const { client } = await connect(server);
    const ref = { type: 'ref/resource', uri: 'file:///{path}/{name}' };

    expect(await client.complete({ ref, argument: { name: 'path', value: 'ho' } })).toEqual(
      complete({ completion: { values: ['home', 'house'], total: 2, hasMore: false } }),
    );
  },
);

verifies(
  'completion:context',
  'what was chosen first decides what is suggested next, for a prompt and for a template',
  async ({ sdk, connect }) => {
    const suggest = (_: string, context?: { arguments?: Record<string, string> }) => [
      `all about ${context?.arguments?.language}`,
    ];
    const server = sdk.highLevel(
      { name: 'reviewer', version: '1.0.0' },
      ({ registerPrompt, registerResource }) => {
        const argsSchema = { language: sdk.z.string(), topic: sdk.completable(sdk.z.string(), suggest) };
        registerPrompt('code_review', { argsSchema }, never('nobody gets it'));
        const template = { uriTemplate: 'doc:{language}/{topic}', complete: { topic: suggest } };
        registerResource('doc', template, {}, never('nobody reads it'));
      },
    );

    const { client } = await connect(server);
    const suggested = async (ref: object, language: string) => {
      const context = { arguments: { language } };
      return (await client.complete({ ref, argument: { name: 'topic', value: '' }, context })).completion
        .values;
    };

    expect(await suggested(review, 'python')).toEqual(['all about python']);
    expect(await suggested({ type: 'ref/resource', uri: 'doc:{language}/{topic}' }, 'ruby')).toEqual([
      'all about ruby',
    ]);
  },
);

verifies(
  'completion:result:fields',
  'of ninety-nine and a hundred values all are sent and none is kept back',
  async ({ sdk, connect }) => {
    const many = (value: string) => Array.from({ length: Number(value) }, (_, index) => `value ${index}`);
    const server = sdk.highLevel({ name: 'reviewer', version: '1.0.0' }, ({ registerPrompt }) => {
      const argsSchema = { language: sdk.completable(sdk.z.string(), many) };
      registerPrompt('code_review', { argsSchema }, never('nobody gets it'));
    });

    const { client } = await connect(server);

    for (const value of ['99', '100']) {
      expect(await client.complete({ ref: review, argument: { name: 'language', value } })).toEqual(
        complete({ completion: { values: many(value), total: Number(value), hasMore: false } }),
      );
    }
  },
);

verifies(
  'completion:result:limit',
  'of a hundred and one values the first hundred are sent, with the count of all and the word that there are more',
  async ({ sdk, connect }) => {
    const values = Array.from({ length: 101 }, (_, index) => `value ${index}`);
    const server = sdk.highLevel(
      { name: 'reviewer', version: '1.0.0' },
      ({ registerPrompt, registerResource }) => {
        const argsSchema = { language: sdk.completable(sdk.z.string(), () => values) };
        registerPrompt('code_review', { argsSchema }, never('nobody gets it'));
        const template = { uriTemplate: 'file:///{path}', complete: { path: () => values } };
        registerResource('file', template, {}, never('nobody reads it'));
      },
    );

    const { client } = await connect(server);
    const limited = complete({ completion: { values: values.slice(0, 100), total: 101, hasMore: true } });

    expect(await client.complete({ ref: review, argument })).toEqual(limited);
    expect(await client.complete({ ref: files, argument: { name: 'path', value: '' } })).toEqual(limited);
  },
);

verifies(
  'completion:result:none',
  'a completer that finds nothing is told from one that is not there by its count',
  async ({ sdk, connect }) => {
    const server = sdk.highLevel({ name: 'reviewer', version: '1.0.0' }, ({ registerPrompt }) => {
      const argsSchema = { language: sdk.completable(sdk.z.string(), () => []) };
      registerPrompt('code_review', { argsSchema }, never('nobody gets it'));
    });

    const { client } = await connect(server);

    expect(await client.complete({ ref: review, argument })).toEqual(
      complete({ completion: { values: [], total: 0, hasMore: false } }),
    );
  },
);

verifies(
  'completion:capability',
  'a prompt with a completable argument declares completions, and so does a template with a completer',
  async ({ sdk, connect }) => {
    const prompts = sdk.highLevel({ name: 'reviewer', version: '1.0.0' }, ({ registerPrompt }) => {
      const argsSchema = { language: sdk.completable(sdk.z.string(), never('nobody completes here')) };
      registerPrompt('code_review', { argsSchema }, never('nobody gets it'));
    });
    const templates = sdk.highLevel({ name: 'files', version: '1.0.0' }, ({ registerResource }) => {
      const template = { uriTemplate: 'file:///{path}', complete: { path: never('nobody completes here') } };
      registerResource('file', template, {}, never('nobody reads it'));
    });

    const { client: ofPrompts } = await connect(prompts);
    const { client: ofTemplates } = await connect(templates);

    observed([ofPrompts.serverCapabilities()?.completions, ofTemplates.serverCapabilities()?.completions])
      .required((declared) => {
        expect(declared).toEqual([{}, {}]);
      })
      .divergent('undeclared', (declared) => {
        expect(declared).toEqual([undefined, undefined]);
      });
  },
);

verifies(
  'completion:capability:absent',
  'neither a plain prompt nor a plain template brings completions along',
  async ({ sdk, connect }) => {
    const server = sdk.highLevel(
      { name: 'reviewer', version: '1.0.0' },
      ({ registerPrompt, registerResource }) => {
        registerPrompt('code_review', { argsSchema: { language: sdk.z.string() } }, never('nobody gets it'));
        registerResource('file', { uriTemplate: 'file:///{path}' }, {}, never('nobody reads it'));
      },
    );

    const { client } = await connect(server);

    observed(Object.keys(client.serverCapabilities() ?? {}).sort())
      .required((declared) => {
        expect(declared).toEqual(['prompts', 'resources']);
      })
      .divergent('declared', (declared) => {
        expect(declared).toEqual(['completions', 'prompts', 'resources']);
      });
  },
);

verifies(
  'completion:unknown-argument',
  'an argument that its prompt, and a variable that its template does not have get no values',
  async ({ sdk, connect }) => {
    const server = sdk.highLevel(
      { name: 'reviewer', version: '1.0.0' },
      ({ registerPrompt, registerResource }) => {
        const argsSchema = { language: sdk.completable(sdk.z.string(), never('another is asked for')) };
        registerPrompt('code_review', { argsSchema }, never('nobody gets it'));
        const template = { uriTemplate: 'file:///{path}', complete: { path: never('another is asked for') } };
        registerResource('file', template, {}, never('nobody reads it'));
      },
    );

    const { client } = await connect(server);
    const unknown = { name: 'nope', value: 'py' };

    expect(await client.complete({ ref: review, argument: unknown })).toEqual(complete(nothing));
    expect(await client.complete({ ref: files, argument: unknown })).toEqual(complete(nothing));
  },
);

verifies(
  'completion:not-completable',
  'a plain argument, a prompt without arguments and a plain variable get no values',
  async ({ sdk, connect }) => {
    const server = sdk.highLevel(
      { name: 'reviewer', version: '1.0.0' },
      ({ registerPrompt, registerResource }) => {
        const other = sdk.completable(sdk.z.string(), never('the other argument is asked for'));
        registerPrompt(
          'code_review',
          { argsSchema: { language: sdk.z.string(), other } },
          never('nobody gets it'),
        );
        registerPrompt('bare', {}, never('nobody gets it'));
        const template = {
          uriTemplate: 'file:///{path}/{name}',
          complete: { name: never('path is asked for') },
        };
        registerResource('file', template, {}, never('nobody reads it'));
      },
    );

    const { client } = await connect(server);
    const path = { name: 'path', value: '' };
    const template = { type: 'ref/resource', uri: 'file:///{path}/{name}' };

    expect(await client.complete({ ref: review, argument })).toEqual(complete(nothing));
    expect(await client.complete({ ref: { type: 'ref/prompt', name: 'bare' }, argument })).toEqual(
      complete(nothing),
    );
    expect(await client.complete({ ref: template, argument: path })).toEqual(complete(nothing));
  },
);

verifies(
  'completion:fixed-resource',
  'a resource at a fixed URI has nothing to complete',
  async ({ sdk, connect }) => {
    const server = sdk.highLevel({ name: 'files', version: '1.0.0' }, ({ registerResource }) => {
      registerResource('home', 'file:///home', {}, never('nobody reads it'));
      const template = { uriTemplate: 'file:///{path}', complete: { path: never('another is asked for') } };
      registerResource('file', template, {}, never('nobody reads it'));
    });

    const { client } = await connect(server);
    const ref = { type: 'ref/resource', uri: 'file:///home' };

    expect(await client.complete({ ref, argument: { name: 'path', value: '' } })).toEqual(complete(nothing));
  },
);

verifies(
  'completion:optional-argument',
  'an optional argument is completed like any other',
  async ({ sdk, connect }) => {
    const server = sdk.highLevel({ name: 'reviewer', version: '1.0.0' }, ({ registerPrompt }) => {
      const language = sdk.completable(sdk.z.string(), () => ['python']).optional();
      const style = sdk.completable(sdk.z.string(), never('the other argument is asked for'));
      registerPrompt('code_review', { argsSchema: { language, style } }, never('nobody gets it'));
    });

    const { client } = await connect(server);

    observed(await client.complete({ ref: review, argument }))
      .required((result) => {
        expect(result).toEqual(complete({ completion: { values: ['python'], total: 1, hasMore: false } }));
      })
      .divergent('no-values', (result) => {
        expect(result).toEqual(complete(nothing));
      });
  },
);
