// Getting a prompt from a server built on the high-level class: what comes out, every way to fail.

import {
  answered,
  complete,
  enveloped,
  expect,
  never,
  observed,
  open,
  refused,
  settled,
  text,
  verifies,
} from '#case';

verifies(
  'prompts:get:messages',
  'three messages come back in their order with their roles',
  async ({ sdk, connect }) => {
    const messages = [
      { role: 'user', content: text('Who is there?') },
      { role: 'assistant', content: text('A prompt.') },
      { role: 'user', content: text('Which one?') },
    ];
    const server = sdk.highLevel({ name: 'book', version: '1.0.0' }, ({ registerPrompt }) => {
      registerPrompt('greet', {}, never('another prompt was asked for'));
      registerPrompt('knock', {}, () => ({ messages }));
    });

    const { client } = await connect(server);

    expect(await client.getPrompt({ name: 'knock' })).toEqual(complete({ messages }));
  },
);

verifies('prompts:get:messages:none', 'an empty prompt comes back empty', async ({ sdk, connect }) => {
  const server = sdk.highLevel({ name: 'book', version: '1.0.0' }, ({ registerPrompt }) => {
    registerPrompt('knock', {}, () => ({ messages: [] }));
  });

  const { client } = await connect(server);

  expect(await client.getPrompt({ name: 'knock' })).toEqual(complete({ messages: [] }));
});

verifies('prompts:get:description', 'descriptions come back, an empty one too', async ({ sdk, connect }) => {
  const descriptions: Record<string, string> = { full: 'Knocks at a door', empty: '' };
  const server = sdk.highLevel({ name: 'book', version: '1.0.0' }, ({ registerPrompt }) => {
    for (const [name, description] of Object.entries(descriptions)) {
      registerPrompt(name, { description: 'of the list' }, () => ({ description, messages: [] }));
    }
  });

  const { client } = await connect(server);

  for (const [name, description] of Object.entries(descriptions)) {
    expect(await client.getPrompt({ name })).toEqual(complete({ description, messages: [] }));
  }
});

verifies(
  'prompts:get:meta',
  'metadata of the result comes back, nested values included',
  async ({ sdk, connect }) => {
    const _meta = { 'example.com/source': { shelf: 4, tags: ['old', null] } };
    const server = sdk.highLevel({ name: 'book', version: '1.0.0' }, ({ registerPrompt }) => {
      registerPrompt('knock', {}, () => ({ _meta, messages: [] }));
    });

    const { client } = await connect(server);

    expect(await client.getPrompt({ name: 'knock' })).toEqual(complete({ _meta, messages: [] }));
  },
);

verifies(
  'prompts:get:no-arguments',
  'a prompt that is asked for without arguments comes back',
  async ({ sdk, connect }) => {
    const server = sdk.highLevel({ name: 'book', version: '1.0.0' }, ({ registerPrompt }) => {
      registerPrompt('knock', {}, (args) => {
        expect(args).toBeUndefined();
        return { messages: [{ role: 'user', content: text('Knock knock') }] };
      });
    });

    const { client } = await connect(server);
    const result = await client.getPrompt({ name: 'knock' });

    expect(result).toEqual(complete({ messages: [{ role: 'user', content: text('Knock knock') }] }));
  },
);

verifies(
  'prompts:get:no-arguments:all-optional',
  'a prompt with nothing but optional arguments comes back without any',
  async ({ sdk, connect }) => {
    const server = sdk.highLevel({ name: 'book', version: '1.0.0' }, ({ registerPrompt }) => {
      registerPrompt('review', { argsSchema: { style: sdk.z.string().optional() } }, (args) => {
        expect(args).toEqual({});
        return { messages: [{ role: 'user', content: text('Review it') }] };
      });
    });

    const { client } = await connect(server);
    const outcome = await settled(client.getPrompt({ name: 'review' }));

    observed(outcome)
      .required((seen) => {
        const messages = [{ role: 'user', content: text('Review it') }];
        expect(seen).toEqual(answered(complete({ messages })));
      })
      .divergent('refused', (seen) => {
        expect(seen).toEqual(refused(-32602));
      });
  },
);

verifies(
  'prompts:get:unknown-name',
  'a prompt that was never registered is refused with -32602',
  async ({ sdk, connect }) => {
    const server = sdk.highLevel({ name: 'book', version: '1.0.0' }, ({ registerPrompt }) => {
      registerPrompt('knock', {}, never('another prompt was asked for'));
    });

    const { client } = await connect(server);

    const message = expect.stringContaining('nock-nock');
    expect(await settled(client.getPrompt({ name: 'nock-nock' }))).toEqual(refused(-32602, { message }));
  },
);

verifies(
  'prompts:get:unknown-name:inherited',
  'names that every object inherits are refused with -32602',
  async ({ sdk, connect }) => {
    const server = sdk.highLevel({ name: 'book', version: '1.0.0' }, ({ registerPrompt }) => {
      registerPrompt('knock', {}, never('another prompt was asked for'));
    });

    const { client } = await connect(server);
    const outcomes = [
      await settled(client.getPrompt({ name: 'constructor' })),
      await settled(client.getPrompt({ name: '__proto__' })),
      await settled(client.getPrompt({ name: 'toString' })),
    ];

    expect(outcomes).toEqual([refused(-32602), refused(-32602), refused(-32602)]);
  },
);

verifies('prompts:get:disabled', 'a disabled prompt is refused with -32602', async ({ sdk, connect }) => {
  const server = sdk.highLevel({ name: 'book', version: '1.0.0' }, ({ registerPrompt }) => {
    registerPrompt('knock', {}, never('it is disabled')).disable();
  });

  const { client } = await connect(server);

  const message = expect.stringContaining('knock');
  expect(await settled(client.getPrompt({ name: 'knock' }))).toEqual(refused(-32602, { message }));
});

verifies(
  'prompts:get:missing-argument',
  'a request that leaves out a required argument, or all of them, is refused with -32602',
  async ({ sdk, connect }) => {
    const { z } = sdk;
    const server = sdk.highLevel({ name: 'book', version: '1.0.0' }, ({ registerPrompt }) => {
      const argsSchema = { code: z.string(), style: z.string() };
      registerPrompt('review', { argsSchema }, never('an argument is missing'));
    });

    const { client } = await connect(server);
    const one = await settled(client.getPrompt({ name: 'review', arguments: { style: 'terse' } }));
    const all = await settled(client.getPrompt({ name: 'review' }));

    const message = expect.stringContaining('review');
    expect(one).toEqual(refused(-32602, { message }));
    expect(all).toEqual(refused(-32602, { message }));
  },
);

verifies(
  ['prompts:get:invalid-argument', 'prompts:get:invalid-argument:handler-not-run'],
  'of two languages only the one that the schema admits reaches the prompt; the other is refused with -32602',
  async ({ sdk, connect }) => {
    const server = sdk.highLevel({ name: 'book', version: '1.0.0' }, ({ registerPrompt }) => {
      registerPrompt('greet', { argsSchema: { in: sdk.z.enum(['de', 'fr']) } }, (args) => {
        expect(args).toEqual({ in: 'fr' });
        return { messages: [{ role: 'user', content: text('Salut') }] };
      });
    });

    const { client } = await connect(server);
    const bad = await settled(client.getPrompt({ name: 'greet', arguments: { in: 'xx' } }));
    const good = await settled(client.getPrompt({ name: 'greet', arguments: { in: 'fr' } }));

    expect(bad).toEqual(refused(-32602, { message: expect.stringContaining('greet') }));
    expect(good).toEqual(answered(complete({ messages: [{ role: 'user', content: text('Salut') }] })));
  },
);

verifies(
  'prompts:get:ill-typed-argument',
  'a number played by hand in the place of a text is refused with -32602',
  async ({ sdk, connect, peer }) => {
    const server = sdk.highLevel({ name: 'book', version: '1.0.0' }, ({ registerPrompt }) => {
      registerPrompt('review', { argsSchema: { code: sdk.z.any() } }, never('the argument is no text'));
    });

    const { client } = await connect(server, peer('client'));
    await open(client);
    const params = enveloped({ name: 'review', arguments: { code: 7 } });
    await client.sendInvalid({ jsonrpc: '2.0', id: 'odd', method: 'prompts/get', params });
    const answer = await client.next();

    observed(answer)
      .required((seen) => {
        const error = { code: -32602, message: expect.any(String) };
        expect(seen).toMatchObject({ jsonrpc: '2.0', id: 'odd', error });
      })
      .divergent('internal-error', (seen) => {
        const error = { code: -32603, message: expect.stringContaining('expected') };
        expect(seen).toMatchObject({ jsonrpc: '2.0', id: 'odd', error });
      });
  },
);

verifies(
  'prompts:get:without-name',
  'a request played by hand without a name is refused with -32602',
  async ({ sdk, connect, peer }) => {
    const server = sdk.highLevel({ name: 'book', version: '1.0.0' }, ({ registerPrompt }) => {
      registerPrompt('undefined', {}, never('no prompt was named'));
    });

    const { client } = await connect(server, peer('client'));
    await open(client);
    await client.sendInvalid({ jsonrpc: '2.0', id: 'odd', method: 'prompts/get', params: enveloped({}) });
    const answer = await client.next();

    observed(answer)
      .required((seen) => {
        const error = { code: -32602, message: expect.any(String) };
        expect(seen).toMatchObject({ jsonrpc: '2.0', id: 'odd', error });
      })
      .divergent('internal-error', (seen) => {
        const error = { code: -32603, message: expect.stringContaining('name') };
        expect(seen).toMatchObject({ jsonrpc: '2.0', id: 'odd', error });
      });
  },
);

verifies(
  'prompts:get:handler-throws',
  'an exception is answered with -32603, and the connection goes on',
  async ({ sdk, connect }) => {
    const server = sdk.highLevel({ name: 'book', version: '1.0.0' }, ({ registerPrompt }) => {
      registerPrompt('knock', {}, () => {
        throw new TypeError('the shelf is empty');
      });
    });

    const { client } = await connect(server);

    expect(await settled(client.getPrompt({ name: 'knock' }))).toEqual(refused(-32603));
    expect((await client.listPrompts()).prompts).toEqual([{ name: 'knock' }]);
  },
);

verifies(
  'prompts:get:handler-throws:later-requests',
  'a prompt that threw comes back the next time',
  async ({ sdk, connect }) => {
    const server = sdk.highLevel({ name: 'book', version: '1.0.0' }, ({ registerPrompt }) => {
      registerPrompt('page', { argsSchema: { of: sdk.z.string() } }, async ({ of }) => {
        if (of === '0') throw new RangeError('no such page');
        return { messages: [{ role: 'user', content: text(`Read ${of}`) }] };
      });
    });

    const { client } = await connect(server);
    const failed = await settled(client.getPrompt({ name: 'page', arguments: { of: '0' } }));
    const result = await client.getPrompt({ name: 'page', arguments: { of: '9' } });

    expect(failed).toEqual(refused(-32603));
    expect(result).toEqual(complete({ messages: [{ role: 'user', content: text('Read 9') }] }));
  },
);

verifies(
  'prompts:get:handler-protocol-error',
  'code, message and data of a protocol error come back',
  async ({ sdk, connect }) => {
    const server = sdk.highLevel({ name: 'book', version: '1.0.0' }, ({ registerPrompt }) => {
      registerPrompt('secret', {}, () => {
        throw sdk.protocolError(7042, 'closed today', { until: 'monday' });
      });
    });

    const { client } = await connect(server);
    const outcome = await settled(client.getPrompt({ name: 'secret' }));

    const message = expect.stringContaining('closed today');
    observed(outcome)
      .required((seen) => {
        expect(seen).toEqual(refused(7042, { message, data: { until: 'monday' } }));
      })
      .divergent('no-data', (seen) => {
        expect(seen).toEqual(refused(7042, { message }));
      });
  },
);

verifies(
  'prompts:get:updated-handler',
  'after an update the new handler runs with its new arguments',
  async ({ sdk, connect }) => {
    const handles: { update(changes: object): void }[] = [];
    const server = sdk.highLevel({ name: 'book', version: '1.0.0' }, ({ registerPrompt }) => {
      handles.push(
        registerPrompt('knock', { argsSchema: { door: sdk.z.string() } }, never('it is outdated')),
      );
    });

    const { client } = await connect(server);
    handles.at(-1)?.update({
      argsSchema: { gate: sdk.z.string() },
      handler: ({ gate }: { gate: string }) => ({ messages: [{ role: 'user', content: text(gate) }] }),
    });
    const result = await client.getPrompt({ name: 'knock', arguments: { gate: 'the south one' } });

    expect(result).toEqual({ messages: [{ role: 'user', content: text('the south one') }] });
  },
);
