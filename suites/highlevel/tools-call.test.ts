// Calling a tool of a server built on the high-level class: what goes in, what goes wrong, and the answer.

import {
  answered,
  barrier,
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

verifies('tools:call:no-arguments', 'a call without arguments runs the tool', async ({ sdk, connect }) => {
  const server = sdk.highLevel({ name: 'clock', version: '1.0.0' }, ({ registerTool }) => {
    registerTool('now', {}, () => ({ content: [text('noon')] }));
  });

  const { client } = await connect(server);
  const result = await client.callTool({ name: 'now' });

  expect(result).toEqual(complete({ content: [text('noon')] }));
});

verifies(
  'tools:call:no-arguments:all-optional',
  'a tool with nothing but optional arguments runs without any',
  async ({ sdk, connect }) => {
    const server = sdk.highLevel({ name: 'clock', version: '1.0.0' }, ({ registerTool }) => {
      registerTool('now', { inputSchema: { zone: sdk.z.string().optional() } }, (args) => {
        expect(args).toEqual({});
        return { content: [text('noon')] };
      });
    });

    const { client } = await connect(server);
    const outcome = await settled(client.callTool({ name: 'now' }));

    observed(outcome)
      .required((seen) => {
        expect(seen).toEqual(answered(complete({ content: [text('noon')] })));
      })
      .divergent('refused', (seen) => {
        expect(seen).toEqual(refused(-32602));
      })
      .divergent('is-error-result', (seen) => {
        const content = [text(expect.stringContaining('Invalid arguments for tool now'))];
        expect(seen).toEqual(answered(complete({ content, isError: true })));
      });
  },
);

verifies(
  'tools:call:structured-content:any-value',
  'arrays, numbers, strings, false and null come back as structured content',
  async ({ sdk, connect }) => {
    const values = { list: [1, 'b'], zero: 0, empty: '', no: false, none: null };
    const server = sdk.highLevel({ name: 'values', version: '1.0.0' }, ({ registerTool }) => {
      for (const [name, structuredContent] of Object.entries(values)) {
        const outputSchema = sdk.z.any();
        registerTool(name, { outputSchema }, () => ({ content: [text(name)], structuredContent }));
      }
    });

    const { client } = await connect(server);

    for (const [name, structuredContent] of Object.entries(values)) {
      const result = await client.callTool({ name });
      expect(result).toEqual(complete({ content: [text(name)], structuredContent }));
    }
  },
);

verifies(
  'tools:call:structured-content',
  'structured content comes back beside the text',
  async ({ sdk, connect }) => {
    const server = sdk.highLevel({ name: 'weather', version: '1.0.0' }, ({ registerTool }) => {
      const outputSchema = { celsius: sdk.z.number(), sky: sdk.z.object({ cloudy: sdk.z.boolean() }) };
      registerTool('measure', { outputSchema }, () => ({
        content: [text('22.5 °C')],
        structuredContent: { celsius: 22.5, sky: { cloudy: true } },
      }));
    });

    const { client } = await connect(server);
    const result = await client.callTool({ name: 'measure' });

    expect(result).toEqual(
      complete({ content: [text('22.5 °C')], structuredContent: { celsius: 22.5, sky: { cloudy: true } } }),
    );
  },
);

verifies(
  'tools:call:is-error',
  'a failure that the tool reports is an answer, not a refusal',
  async ({ sdk, connect }) => {
    const server = sdk.highLevel({ name: 'flights', version: '1.0.0' }, ({ registerTool }) => {
      registerTool('book', {}, () => ({ content: [text('the date is in the past')], isError: true }));
    });

    const { client } = await connect(server);
    const result = await client.callTool({ name: 'book' });

    expect(result).toEqual(complete({ content: [text('the date is in the past')], isError: true }));
  },
);

verifies(
  'tools:call:handler-throws',
  'a tool that throws is answered with an error result',
  async ({ sdk, connect }) => {
    const server = sdk.highLevel({ name: 'broken', version: '1.0.0' }, ({ registerTool }) => {
      registerTool('save', {}, () => {
        throw new TypeError('the disk is full');
      });
    });

    const { client } = await connect(server);
    const outcome = await settled(client.callTool({ name: 'save' }));

    // That the text is the message of the exception is the SDK's choice.
    expect(outcome).toEqual(answered(complete({ content: [text('the disk is full')], isError: true })));
  },
);

verifies(
  'tools:call:handler-throws:later-calls',
  'a tool that threw answers the next call',
  async ({ sdk, connect }) => {
    const server = sdk.highLevel({ name: 'moody', version: '1.0.0' }, ({ registerTool }) => {
      registerTool('root', { inputSchema: { of: sdk.z.number() } }, ({ of }) => {
        if (of < 0) throw new RangeError('negative');
        return { content: [text(`${Math.sqrt(of)}`)] };
      });
    });

    const { client } = await connect(server);
    const failed = await settled(client.callTool({ name: 'root', arguments: { of: -1 } }));
    const result = await client.callTool({ name: 'root', arguments: { of: 9 } });

    expect(failed).toEqual(answered(complete({ content: [text('negative')], isError: true })));
    expect(result).toEqual(complete({ content: [text('3')] }));
  },
);

verifies(
  'tools:call:handler-protocol-error',
  'a protocol error thrown by a tool is answered with an error result',
  async ({ sdk, connect }) => {
    const server = sdk.highLevel({ name: 'formal', version: '1.0.0' }, ({ registerTool }) => {
      registerTool('sign', {}, () => {
        throw sdk.protocolError(-32050, 'no pen');
      });
    });

    const { client } = await connect(server);
    const outcome = await settled(client.callTool({ name: 'sign' }));

    const content = [text(expect.stringContaining('no pen'))];
    expect(outcome).toEqual(answered(complete({ content, isError: true })));
  },
);

verifies(
  'tools:call:updated-handler',
  'a tool whose handler was exchanged answers with the new one',
  async ({ sdk, connect }) => {
    const server = sdk.highLevel({ name: 'learner', version: '1.0.0' }, ({ registerTool }) => {
      registerTool('there', {}, never('the call names another tool'));
    });

    const { client, server: live } = await connect(server);
    const tool = live.registerTool('recite', {}, never('another handler took its place'));
    tool.update({ callback: () => ({ content: [text('by heart')] }) });
    const result = await client.callTool({ name: 'recite' });

    expect(result).toEqual(complete({ content: [text('by heart')] }));
  },
);

verifies(
  'tools:call:unknown-name',
  'a call to a tool that was never registered is refused as invalid params',
  async ({ sdk, connect }) => {
    const server = sdk.highLevel({ name: 'small', version: '1.0.0' }, ({ registerTool }) => {
      registerTool('there', {}, never('the call names another tool'));
    });

    const { client } = await connect(server);
    const outcome = await settled(client.callTool({ name: 'nope' }));

    observed(outcome)
      .required((seen) => {
        expect(seen).toEqual(refused(-32602));
      })
      .divergent('is-error-result', (seen) => {
        const content = [text(expect.stringMatching(/\bnope\b/))];
        expect(seen).toEqual(answered(complete({ content, isError: true })));
      });
  },
);

verifies(
  'tools:call:disabled',
  'a call to a disabled tool is refused as invalid params',
  async ({ sdk, connect }) => {
    const server = sdk.highLevel({ name: 'small', version: '1.0.0' }, ({ registerTool }) => {
      registerTool('there', {}, never('the call names another tool'));
      registerTool('closed', {}, never('the tool is disabled')).disable();
    });

    const { client } = await connect(server);
    const outcome = await settled(client.callTool({ name: 'closed' }));

    observed(outcome)
      .required((seen) => {
        expect(seen).toEqual(refused(-32602));
      })
      .divergent('is-error-result', (seen) => {
        const content = [text(expect.stringMatching(/\bclosed\b/))];
        expect(seen).toEqual(answered(complete({ content, isError: true })));
      });
  },
);

verifies(
  'tools:call:malformed',
  'a call without a name, played by hand, is refused before the tool runs',
  async ({ sdk, connect, peer }) => {
    const server = sdk.highLevel({ name: 'strict', version: '1.0.0' }, ({ registerTool }) => {
      registerTool('there', {}, never('the call names no tool'));
    });

    const { client } = await connect(server, peer('client'));
    await open(client);
    const params = enveloped({ arguments: {} });
    await client.sendInvalid({ jsonrpc: '2.0', id: 'nameless', method: 'tools/call', params });

    expect(await client.next()).toEqual({
      jsonrpc: '2.0',
      id: 'nameless',
      error: { code: expect.any(Number), message: expect.any(String) },
    });
  },
);

verifies(
  'tools:call:invalid-arguments',
  'an argument of the wrong type is refused as invalid params, and names the argument',
  async ({ sdk, connect }) => {
    const server = sdk.highLevel({ name: 'adder', version: '1.0.0' }, ({ registerTool }) => {
      registerTool('double', { inputSchema: { count: sdk.z.number() } }, never('count is no number'));
    });

    const { client } = await connect(server);
    const outcome = await settled(client.callTool({ name: 'double', arguments: { count: 'two' } }));

    observed(outcome)
      .required((seen) => {
        expect(seen).toEqual(refused(-32602, { message: expect.stringContaining('count') }));
      })
      .divergent('is-error-result', (seen) => {
        const content = [text(expect.stringContaining('count'))];
        expect(seen).toEqual(answered(complete({ content, isError: true })));
      });
  },
);

verifies(
  'tools:call:input-validation',
  'an argument of the wrong type is answered with an error result that names the argument',
  async ({ sdk, connect }) => {
    const server = sdk.highLevel({ name: 'adder', version: '1.0.0' }, ({ registerTool }) => {
      registerTool('double', { inputSchema: { count: sdk.z.number() } }, never('count is no number'));
    });

    const { client } = await connect(server);
    const outcome = await settled(client.callTool({ name: 'double', arguments: { count: 'two' } }));

    const content = [text(expect.stringContaining('count'))];
    expect(outcome).toEqual(answered(complete({ content, isError: true })));
  },
);

verifies(
  'tools:call:input-validation:handler-not-run',
  'of a missing, a wrong and a right argument only the last reaches the tool',
  async ({ sdk, connect }) => {
    const reached: unknown[] = [];
    const server = sdk.highLevel({ name: 'adder', version: '1.0.0' }, ({ registerTool }) => {
      registerTool('double', { inputSchema: { count: sdk.z.number().max(9) } }, (args) => {
        reached.push(args);
        return { content: [text(`${args.count * 2}`)] };
      });
    });

    const { client } = await connect(server);
    await settled(client.callTool({ name: 'double', arguments: {} }));
    await settled(client.callTool({ name: 'double', arguments: { count: '2' } }));
    await settled(client.callTool({ name: 'double', arguments: { count: 10 } }));
    const result = await client.callTool({ name: 'double', arguments: { count: 3 } });

    expect(result).toEqual(complete({ content: [text('6')] }));
    expect(reached).toEqual([{ count: 3 }]);
  },
);

verifies(
  ['tools:call:concurrent', 'tools:call:concurrent:routing'],
  'two calls run at once and each gets its own answer',
  async ({ sdk, connect }) => {
    const bothRun = barrier(2);
    const firstMayEnd = barrier(2);
    const server = sdk.highLevel({ name: 'juggler', version: '1.0.0' }, ({ registerTool }) => {
      registerTool('slow', {}, async () => {
        await bothRun.arrive();
        await firstMayEnd.arrive();
        return { content: [text('slow is done')] };
      });
      registerTool('fast', {}, async () => {
        await bothRun.arrive();
        return { content: [text('fast is done')] };
      });
    });

    const { client } = await connect(server);
    const slow = client.callTool({ name: 'slow' });
    const fast = await client.callTool({ name: 'fast' });
    firstMayEnd.arrive();

    expect(fast).toEqual(complete({ content: [text('fast is done')] }));
    expect(await slow).toEqual(complete({ content: [text('slow is done')] }));
  },
);
