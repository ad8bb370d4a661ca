// What a server built on the high-level class learns of what the user did.

import { answered, barrier, type CaseContext, expect, observed, open, settled, text, verifies } from '#case';

type Json = Record<string, unknown>;

const requestedSchema = { type: 'object', properties: { name: { type: 'string' } } };
const question = { message: 'Who are you?', requestedSchema };

/** What the server gets where the handler of the client returns `answer`, and what the client sent. */
const ask = async ({ sdk, connect, wire }: CaseContext, answer: Json, properties: Json = {}) => {
  const server = sdk.highLevel({ name: 'inquirer', version: '1.0.0' }, () => {});
  const client = sdk.client(
    { name: 'asked', version: '1.0.0' },
    {
      capabilities: { elicitation: { form: {} } },
      handlers: {
        'elicitation/create': ({ params }) => {
          expect(params.message).toBe('Who are you?');
          return answer;
        },
      },
    },
  );

  const { server: live } = await connect(server, client);
  const got = await live.elicitInput({ ...question, requestedSchema: { type: 'object', properties } });
  return { got, sent: wire.sent('client').at(-1) };
};

/** What becomes of asking a client played by hand that answers with `result`. */
const askByHand = async ({ sdk, connect, peer }: CaseContext, result: Json) => {
  const server = sdk.highLevel({ name: 'inquirer', version: '1.0.0' }, () => {});

  const { client, server: live } = await connect(server, peer('client'));
  await open(client, { capabilities: { elicitation: { form: {} } } });
  const outcome = settled(live.elicitInput(question));
  const { id } = (await client.next()) as { id: number };
  await client.sendInvalid({ jsonrpc: '2.0', id, result });
  return outcome;
};

verifies(
  'elicitation:action:accept',
  'an accepted form arrives with its content and nothing else',
  async (cell) => {
    const answer = { action: 'accept', content: { name: 'Ada' } };
    const { got, sent } = await ask(cell, answer, { name: { type: 'string' } });

    expect(got).toEqual(answer);
    expect(sent).toEqual({ jsonrpc: '2.0', id: expect.anything(), result: answer });
  },
);

verifies('elicitation:action:decline', 'a declined form arrives without content', async (cell) => {
  const { got, sent } = await ask(cell, { action: 'decline' });

  expect(got).toEqual({ action: 'decline' });
  expect(sent).toEqual({ jsonrpc: '2.0', id: expect.anything(), result: { action: 'decline' } });
});

verifies('elicitation:action:cancel', 'a cancelled form arrives without content', async (cell) => {
  const { got, sent } = await ask(cell, { action: 'cancel' });

  expect(got).toEqual({ action: 'cancel' });
  expect(sent).toEqual({ jsonrpc: '2.0', id: expect.anything(), result: { action: 'cancel' } });
});

verifies(
  'elicitation:action:content',
  'strings, integers and booleans arrive, the empty ones too',
  async (cell) => {
    const content = { name: 'Ada', nick: '', age: 36, children: 0, early: true, late: false, debt: -7 };
    const { got } = await ask(cell, { action: 'accept', content });

    expect(got).toEqual({ action: 'accept', content });
  },
);

verifies('elicitation:action:content', 'empty content arrives as an empty object', async (cell) => {
  const { got } = await ask(cell, { action: 'accept', content: {} });

  expect(got).toEqual({ action: 'accept', content: {} });
});

verifies('elicitation:action:content:list', 'lists of strings arrive, the empty one too', async (cell) => {
  const content = { colors: ['red', '', 'blue'], sizes: [] };
  const { got } = await ask(cell, { action: 'accept', content });

  expect(got).toEqual({ action: 'accept', content });
});

verifies(
  'elicitation:action:null-content',
  'a decline with null as content, played by hand, arrives without content',
  async (cell) => {
    observed(await askByHand(cell, { action: 'decline', content: null }))
      .required((seen) => expect(seen).toEqual(answered({ action: 'decline' })))
      .divergent('refused', (seen) => expect(seen).toHaveProperty('refused'));
  },
);

verifies(
  'elicitation:action:unknown',
  'an answer with an action that does not exist, played by hand, fails the request',
  async (cell) => {
    // What it fails with is the SDK's choice.
    expect(await askByHand(cell, { action: 'postpone' })).toHaveProperty('refused');
  },
);

verifies(
  'elicitation:action:meta:request',
  'metadata of the request arrives at the handler, nested values included',
  async ({ sdk, connect }) => {
    const _meta = { 'example.com/form': { number: 7, fields: ['name'] } };
    const server = sdk.highLevel({ name: 'inquirer', version: '1.0.0' }, () => {});
    const shown: unknown[] = [];
    const client = sdk.client(
      { name: 'asked', version: '1.0.0' },
      {
        capabilities: { elicitation: { form: {} } },
        handlers: {
          'elicitation/create': ({ params }) => {
            shown.push(params._meta);
            return { action: 'cancel' };
          },
        },
      },
    );

    const { server: live } = await connect(server, client);
    await live.elicitInput({ ...question, _meta });

    expect(shown).toEqual([_meta]);
  },
);

verifies(
  'elicitation:action:meta:result',
  'metadata of the answer arrives at the server, nested values included',
  async (cell) => {
    const _meta = { 'example.com/form': { number: 7, seconds: [3, 4] } };
    const { got } = await ask(cell, { action: 'decline', _meta });

    expect(got).toEqual({ action: 'decline', _meta });
  },
);

verifies(
  'elicitation:action:within-call',
  'a tool that asks in the middle of a call answers it with the name it was told',
  async ({ sdk, connect, wire }) => {
    const server = sdk.highLevel({ name: 'inquirer', version: '1.0.0' }, (tools) => {
      tools.registerTool('greet', {}, async (_, { request }) => {
        const { content } = await request('elicitation/create', question);
        return { content: [text(`Hello, ${content.name}`)] };
      });
    });
    const client = sdk.client(
      { name: 'asked', version: '1.0.0' },
      {
        capabilities: { elicitation: { form: {} } },
        handlers: { 'elicitation/create': () => ({ action: 'accept', content: { name: 'Ada' } }) },
      },
    );

    const { client: caller } = await connect(server, client);

    expect(await caller.callTool({ name: 'greet' })).toEqual({ content: [text('Hello, Ada')] });
    wire.toRead([
      'client → tools/call #1',
      'server → elicitation/create #1',
      'client → result #1',
      'server → result #1',
    ]);
  },
);

verifies(
  'elicitation:action:chained',
  'the second form quotes the answer to the first, and declining it spares the third',
  async ({ sdk, connect }) => {
    const server = sdk.highLevel({ name: 'inquirer', version: '1.0.0' }, (tools) => {
      tools.registerTool('book', {}, async (_, { request }) => {
        let last = 'you';
        for (const step of ['name', 'date', 'seat']) {
          const message = `${last}: ${step}?`;
          const { action, content } = await request('elicitation/create', { message, requestedSchema });
          if (action !== 'accept') return { content: [text(`${action} at ${step}`)] };
          last = content.name;
        }
        return { content: [text('booked')] };
      });
    });
    const shown: unknown[] = [];
    const client = sdk.client(
      { name: 'asked', version: '1.0.0' },
      {
        capabilities: { elicitation: { form: {} } },
        handlers: {
          'elicitation/create': ({ params }) => {
            shown.push(params.message);
            return shown.length === 1
              ? { action: 'accept', content: { name: 'Ada' } }
              : { action: 'decline' };
          },
        },
      },
    );

    const { client: caller } = await connect(server, client);

    expect(await caller.callTool({ name: 'book' })).toEqual({ content: [text('decline at date')] });
    expect(shown).toEqual(['you: name?', 'Ada: date?']);
  },
);

verifies(
  'elicitation:action:bound',
  'two clients in a call each are asked for their own call, and each call has its own answer',
  async ({ sdk, connect }) => {
    const started = barrier(2);
    const server = sdk.highLevel({ name: 'inquirer', version: '1.0.0' }, (tools) => {
      tools.registerTool(
        'greet',
        { inputSchema: { seat: sdk.z.string() } },
        async ({ seat }, { request }) => {
          await started.arrive();
          const { content } = await request('elicitation/create', {
            message: `Who is ${seat}?`,
            requestedSchema,
          });
          return { content: [text(`${seat} is ${content.name}`)] };
        },
      );
    });
    const seated = (seat: string, name: string) =>
      sdk.client(
        { name: seat, version: '1.0.0' },
        {
          capabilities: { elicitation: { form: {} } },
          handlers: {
            'elicitation/create': ({ params }) => {
              expect(params.message).toBe(`Who is ${seat}?`);
              return { action: 'accept', content: { name } };
            },
          },
        },
      );

    const left = await connect(server, seated('left', 'Ada'));
    const right = await connect(server, seated('right', 'Grace'));
    const call = (seat: string) => ({ name: 'greet', arguments: { seat } });
    const answers = await Promise.all([
      left.client.callTool(call('left')),
      right.client.callTool(call('right')),
    ]);

    expect(answers).toEqual([{ content: [text('left is Ada')] }, { content: [text('right is Grace')] }]);
  },
);
