// Asking a client for a message from within the tools of a server built on the high-level class.

import { answered, barrier, type CaseContext, expect, observed, settled, text, verifies } from '#case';

type Params = Record<string, unknown>;

const question = { messages: [{ role: 'user', content: text('A haiku on rust?') }], maxTokens: 100 };
const haiku = { role: 'assistant', content: text('Red dust on the gate'), model: 'basho-1' };

/** What a client is asked when a tool puts these questions one after another. */
const asked = async (
  { sdk, connect }: CaseContext,
  questions: readonly Params[],
  sampling: Params = {},
): Promise<Params[]> => {
  const seen: Params[] = [];
  const server = sdk.highLevel({ name: 'asker', version: '1.0.0' }, ({ registerTool }) => {
    registerTool('recite', {}, async (_args, { request }) => {
      for (const each of questions) expect(await request('sampling/createMessage', each)).toEqual(haiku);
      return { content: [] };
    });
  });
  const poet = sdk.client(
    { name: 'poet', version: '1.0.0' },
    {
      capabilities: { sampling },
      handlers: {
        'sampling/createMessage': ({ params }) => {
          seen.push(params);
          return haiku;
        },
      },
    },
  );

  const { client } = await connect(server, poet);
  expect(await client.callTool({ name: 'recite' })).toEqual({ content: [] });
  return seen;
};

verifies(
  'sampling:create:basic',
  'the answer to a question is what the client made of it',
  async ({ sdk, connect, wire }) => {
    const server = sdk.highLevel({ name: 'asker', version: '1.0.0' }, () => {});
    const poet = sdk.client(
      { name: 'poet', version: '1.0.0' },
      {
        capabilities: { sampling: {} },
        handlers: {
          'sampling/createMessage': ({ method, params }) => {
            expect(method).toBe('sampling/createMessage');
            expect(params).toEqual(question);
            return haiku;
          },
        },
      },
    );

    const { server: live } = await connect(server, poet);

    expect(await settled(live.createMessage(question))).toEqual(answered(haiku));
    wire.toRead(['server → sampling/createMessage #1', 'client → result #1']);
  },
);

verifies(
  'sampling:create:in-call',
  'a tool answers with the message that it asked its caller for',
  async ({ sdk, connect, wire }) => {
    const server = sdk.highLevel({ name: 'asker', version: '1.0.0' }, ({ registerTool }) => {
      registerTool('recite', {}, async (_args, { request }) => {
        const { content } = await request('sampling/createMessage', question);
        return { content: [content] };
      });
    });
    const poet = sdk.client(
      { name: 'poet', version: '1.0.0' },
      {
        capabilities: { sampling: {} },
        handlers: {
          'sampling/createMessage': ({ params }) => {
            expect(params).toEqual(question);
            return haiku;
          },
        },
      },
    );

    const { client } = await connect(server, poet);
    const recited = await client.request('tools/call', { name: 'recite' });

    expect(recited).toEqual({ content: [text('Red dust on the gate')] });
    wire.toRead([
      'client → tools/call #1',
      'server → sampling/createMessage #1',
      'client → result #1',
      'server → result #1',
    ]);
  },
);

verifies(
  'sampling:create:concurrent',
  'of two questions held at the client until both have come, each gets its own answer',
  async ({ sdk, connect }) => {
    const both = barrier(2);
    const server = sdk.highLevel({ name: 'asker', version: '1.0.0' }, ({ registerTool }) => {
      registerTool('recite', { inputSchema: { maxTokens: sdk.z.number() } }, async (args, { request }) => {
        const { model } = await request('sampling/createMessage', { ...question, maxTokens: args.maxTokens });
        return { content: [text(model)] };
      });
    });
    const poet = sdk.client(
      { name: 'poet', version: '1.0.0' },
      {
        capabilities: { sampling: {} },
        handlers: {
          'sampling/createMessage': async ({ params }) => {
            await both.arrive();
            return { ...haiku, model: `poet-of-${params.maxTokens}` };
          },
        },
      },
    );

    const { client } = await connect(server, poet);
    const answers = await Promise.all(
      [10, 20].map((maxTokens) => settled(client.callTool({ name: 'recite', arguments: { maxTokens } }))),
    );

    expect(answers).toEqual([
      answered({ content: [text('poet-of-10')] }),
      answered({ content: [text('poet-of-20')] }),
    ]);
  },
);

verifies(
  'sampling:create:conversation',
  'messages of user and assistant arrive in their order, none of them too',
  async (cell) => {
    const messages = [
      { role: 'user', content: text('A haiku on rust?') },
      { role: 'assistant', content: text('Red dust on the gate') },
      { role: 'user', content: text('Go on.') },
    ];

    const seen = await asked(cell, [
      { messages, maxTokens: 100 },
      { messages: [], maxTokens: 100 },
    ]);

    expect(seen).toEqual([
      { messages, maxTokens: 100 },
      { messages: [], maxTokens: 100 },
    ]);
  },
);

/** The questions that make each of these params part of the one question. */
const questionsWith = (params: readonly Params[]): Params[] =>
  params.map((each) => ({ ...question, ...each }));

verifies(
  'sampling:create:model-hints',
  'two hints arrive in their order, a hint without a name and an empty list as they are',
  async (cell) => {
    const questions = questionsWith([
      { modelPreferences: { hints: [{ name: 'basho-2' }, { name: 'basho' }] } },
      { modelPreferences: { hints: [{}] } },
      { modelPreferences: { hints: [] } },
      { modelPreferences: {} },
    ]);

    expect(await asked(cell, questions)).toEqual(questions);
  },
);

verifies(
  'sampling:create:model-priorities',
  'three priorities arrive, from nothing at all to the utmost',
  async (cell) => {
    const questions = questionsWith([
      { modelPreferences: { costPriority: 0, speedPriority: 0.25, intelligencePriority: 1 } },
      { modelPreferences: { costPriority: 0.5 } },
    ]);

    expect(await asked(cell, questions)).toEqual(questions);
  },
);

verifies(
  'sampling:create:system-prompt',
  'a system prompt arrives, and so does an empty one',
  async (cell) => {
    const questions = questionsWith([{ systemPrompt: 'Count syllables.' }, { systemPrompt: '' }]);

    expect(await asked(cell, questions)).toEqual(questions);
  },
);

verifies(
  'sampling:create:include-context',
  'each of the three values arrives at a client that declared context',
  async (cell) => {
    const questions = questionsWith([
      { includeContext: 'none' },
      { includeContext: 'thisServer' },
      { includeContext: 'allServers' },
    ]);

    expect(await asked(cell, questions, { context: {} })).toEqual(questions);
  },
);

verifies('sampling:create:temperature', 'a temperature arrives, and so does none at all', async (cell) => {
  const questions = questionsWith([{ temperature: 0.7 }, { temperature: 0 }]);

  expect(await asked(cell, questions)).toEqual(questions);
});

verifies(
  'sampling:create:max-tokens',
  'two numbers of tokens arrive, each with its question',
  async (cell) => {
    const questions = questionsWith([{ maxTokens: 1 }, { maxTokens: 200_000 }]);

    expect(await asked(cell, questions)).toEqual(questions);
  },
);

verifies(
  'sampling:create:stop-sequences',
  'two sequences arrive in their order, and so do none',
  async (cell) => {
    const questions = questionsWith([{ stopSequences: ['\n\n', 'END'] }, { stopSequences: [] }]);

    expect(await asked(cell, questions)).toEqual(questions);
  },
);

verifies(
  'sampling:create:metadata',
  'metadata of the provider arrives whole, nulls and empty metadata included',
  async (cell) => {
    const questions = questionsWith([
      { metadata: { trace: { id: 7, tags: ['a', null] }, user: null, on: false } },
      { metadata: {} },
    ]);

    expect(await asked(cell, questions)).toEqual(questions);
  },
);

verifies('sampling:create:meta', 'metadata of the request arrives whole', async (cell) => {
  const questions = questionsWith([{ _meta: { 'example.com/trace': { id: 7, tags: ['a', null] } } }]);

  expect(await asked(cell, questions)).toEqual(questions);
});

verifies('sampling:create:message-meta', 'metadata arrives with the message that has some', async (cell) => {
  const messages = [
    { role: 'user', content: text('A haiku on rust?'), _meta: { 'example.com/line': 1 } },
    { role: 'assistant', content: text('Red dust on the gate') },
    { role: 'user', content: text('Go on.'), _meta: {} },
  ];

  expect(await asked(cell, [{ messages, maxTokens: 100 }])).toEqual([{ messages, maxTokens: 100 }]);
});

verifies(
  'sampling:create:progress',
  'a caller that wants progress gets the two steps that the client tells of',
  async ({ sdk, connect }) => {
    const steps: unknown[] = [];
    const server = sdk.highLevel({ name: 'asker', version: '1.0.0' }, ({ registerTool }) => {
      registerTool('recite', {}, async (_args, { request }) => {
        await request('sampling/createMessage', question, { onprogress: (step) => steps.push(step) });
        return { content: [] };
      });
    });
    const poet = sdk.client(
      { name: 'poet', version: '1.0.0' },
      {
        capabilities: { sampling: {} },
        handlers: {
          'sampling/createMessage': async ({ params }, { notify }) => {
            const { progressToken } = params._meta;
            await notify('notifications/progress', { progressToken, progress: 1, total: 2 });
            await notify('notifications/progress', { progressToken, progress: 2, total: 2 });
            return haiku;
          },
        },
      },
    );

    const { client } = await connect(server, poet);
    await client.callTool({ name: 'recite' });

    expect(steps).toEqual([
      { progress: 1, total: 2 },
      { progress: 2, total: 2 },
    ]);
  },
);

verifies(
  'sampling:create:cancel',
  'a question that its caller aborts is aborted at the client',
  async ({ sdk, connect, quiet, wire }) => {
    const started = barrier(2);
    const aborted: boolean[] = [];
    const over = new AbortController();
    const server = sdk.highLevel({ name: 'asker', version: '1.0.0' }, ({ registerTool }) => {
      registerTool('recite', {}, async (_args, { request }) => {
        const outcome = await settled(request('sampling/createMessage', question, { signal: over.signal }));
        expect(outcome).toHaveProperty('refused');
        return { content: [] };
      });
    });
    const poet = sdk.client(
      { name: 'poet', version: '1.0.0' },
      {
        capabilities: { sampling: {} },
        handlers: {
          'sampling/createMessage': async (_request, { signal }) => {
            const end = new Promise((resolve) => signal.addEventListener('abort', resolve));
            await started.arrive();
            await end;
            aborted.push(signal.aborted);
            return haiku;
          },
        },
      },
    );

    const { client } = await connect(server, poet);
    const call = client.callTool({ name: 'recite' });
    await started.arrive();
    over.abort('no more');
    await call;

    await quiet();
    observed(aborted)
      .required((seen) => expect(seen).toEqual([true]))
      .divergent('runs-on', (seen) => expect(seen).toEqual([]));
    wire.toRead([
      'client → tools/call #1',
      'server → sampling/createMessage #1',
      'server → notifications/cancelled  #1',
      'server → result #1',
    ]);
  },
);
