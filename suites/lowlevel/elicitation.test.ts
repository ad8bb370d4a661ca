// Which modes a server built on the low-level class uses towards whom.

import { type CaseContext, expect, never, observed, settled, text, verifies } from '#case';

const form = {
  mode: 'form',
  message: 'Who are you?',
  requestedSchema: { type: 'object', properties: { name: { type: 'string' } } },
};
const url = {
  mode: 'url',
  message: 'Tell us in the browser',
  url: 'https://forms.example/7',
  elicitationId: 'seven',
};
const { mode: _, ...modeless } = form;

/** What becomes of eliciting `params` from a client that declares these capabilities and is not to be asked. */
const refusing = async (
  { sdk, connect }: CaseContext,
  capabilities: Record<string, unknown>,
  params: Record<string, unknown>,
) => {
  const server = sdk.lowLevel({ name: 'inquirer', version: '1.0.0' }, {}, {});
  const client = sdk.client(
    { name: 'reserved', version: '1.0.0' },
    {
      capabilities,
      ...(capabilities.elicitation !== undefined && {
        handlers: { 'elicitation/create': never('its server must not ask') },
      }),
    },
  );

  const { server: live } = await connect(server, client);
  return settled(live.elicitInput(params));
};

verifies(
  'elicitation:capability:empty:server',
  'a client that declares an empty object is asked for a form',
  async ({ sdk, connect }) => {
    const server = sdk.lowLevel({ name: 'inquirer', version: '1.0.0' }, {}, {});
    const client = sdk.client(
      { name: 'modeless', version: '1.0.0' },
      {
        capabilities: { elicitation: {} },
        handlers: {
          'elicitation/create': ({ params }) => {
            expect(params).toMatchObject(modeless);
            return { action: 'accept', content: { name: 'Ada' } };
          },
        },
      },
    );

    const { server: live } = await connect(server, client);

    expect(await live.elicitInput(modeless)).toEqual({ action: 'accept', content: { name: 'Ada' } });
  },
);

verifies(
  'elicitation:mode:not-declared:none',
  'eliciting from a client without elicitation fails before anything is sent',
  async (cell) => {
    // What it fails with is the SDK's choice.
    expect(await refusing(cell, {}, modeless)).toHaveProperty('refused');
    observed(cell.wire.sent('server').slice(1))
      .required((sent) => expect(sent).toEqual([]))
      .divergent('sent-anyway', (sent) => expect(sent).toMatchObject([{ method: 'elicitation/create' }]));
  },
);

verifies(
  'elicitation:mode:not-declared:form',
  'a form for a client that only opens URLs fails before anything is sent',
  async (cell) => {
    expect(await refusing(cell, { elicitation: { url: {} } }, form)).toHaveProperty('refused');
    cell.wire.toRead([]);
  },
);

verifies(
  'elicitation:mode:not-declared:url',
  'a URL for a client that only shows forms fails before anything is sent',
  async (cell) => {
    expect(await refusing(cell, { elicitation: { form: {} } }, url)).toHaveProperty('refused');
    cell.wire.toRead([]);
  },
);

verifies(
  'elicitation:mode:not-declared:from-handler',
  'a tool that asks a client for the mode it did not declare sends nothing',
  async ({ sdk, connect, wire }) => {
    const server = sdk.lowLevel(
      { name: 'inquirer', version: '1.0.0' },
      { tools: {} },
      {
        'tools/list': never('nobody lists here'),
        'tools/call': async ({ params }, { request }) => {
          expect(params.name).toBe('ask');
          await settled(request('elicitation/create', url));
          return { content: [text('asked')] };
        },
      },
    );
    const client = sdk.client(
      { name: 'reserved', version: '1.0.0' },
      {
        capabilities: { elicitation: { form: {} } },
        handlers: { 'elicitation/create': never('it shows no URLs') },
      },
    );

    const { client: caller } = await connect(server, client);
    await caller.callTool({ name: 'ask' });

    observed(wire.sent('server').filter((each) => 'method' in each))
      .required((asked) => expect(asked).toEqual([]))
      .divergent('sent-anyway', (asked) =>
        expect(asked).toEqual([
          { jsonrpc: '2.0', id: expect.anything(), method: 'elicitation/create', params: url },
        ]),
      );
  },
);

verifies(
  'elicitation:mode:omitted',
  'a form without a mode leaves the server without one and is answered',
  async ({ sdk, connect, wire }) => {
    const server = sdk.lowLevel({ name: 'inquirer', version: '1.0.0' }, {}, {});
    const client = sdk.client(
      { name: 'asked', version: '1.0.0' },
      {
        capabilities: { elicitation: { form: {} } },
        handlers: { 'elicitation/create': () => ({ action: 'accept', content: { name: 'Ada' } }) },
      },
    );

    const { server: live } = await connect(server, client);
    const answer = await live.request('elicitation/create', modeless);

    expect(answer).toEqual({ action: 'accept', content: { name: 'Ada' } });
    expect(wire.sent('server').at(-1)).toMatchObject({ method: 'elicitation/create', params: modeless });
    expect(wire.sent('server').at(-1)).not.toHaveProperty('params.mode');
  },
);

verifies(
  'elicitation:mode:added',
  'a form without a mode is sent with the mode form',
  async ({ sdk, connect, wire }) => {
    const server = sdk.lowLevel({ name: 'inquirer', version: '1.0.0' }, {}, {});
    const client = sdk.client(
      { name: 'asked', version: '1.0.0' },
      {
        capabilities: { elicitation: { form: {} } },
        handlers: { 'elicitation/create': () => ({ action: 'cancel' }) },
      },
    );

    const { server: live } = await connect(server, client);
    await live.elicitInput(modeless);

    expect(wire.sent('server').at(-1)).toMatchObject({ method: 'elicitation/create', params: form });
  },
);
