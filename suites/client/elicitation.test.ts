// Whether a client declares elicitation, and which modes it answers.

import { type CaseContext, expect, never, observed, verifies, welcome } from '#case';

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

type Params = Record<string, unknown>;

/** What a client with these capabilities answers to `params`, asked by hand, and what reached its handler. */
const ask = async ({ sdk, connect, peer }: CaseContext, capabilities: Params, params: Params) => {
  const reached: unknown[] = [];
  const handler = ({ params: asked }: { params: Params }) => {
    reached.push(asked);
    return { action: 'accept', content: { name: 'Ada' } };
  };
  const asked = sdk.client(
    { name: 'asked', version: '1.0.0' },
    {
      capabilities,
      ...(capabilities.elicitation !== undefined && { handlers: { 'elicitation/create': handler } }),
    },
  );
  const server = peer('server');
  const [{ client }] = await Promise.all([connect(server, asked), welcome(server)]);
  // Over HTTP it is the client's open request that carries what a server asks.
  const open = client.ping();
  const { id } = (await server.next()) as { id: number };
  const answer = await server.request('elicitation/create', params);
  await server.send({ jsonrpc: '2.0', id, result: {} });
  await open;
  return { answer, reached };
};

const accepted = { jsonrpc: '2.0', id: expect.any(String), result: expect.any(Object) };
const invalid = {
  jsonrpc: '2.0',
  id: expect.any(String),
  error: { code: -32602, message: expect.any(String) },
};

verifies(
  'elicitation:capability:declared',
  'the capability that the client was built with is in its initialize request',
  async ({ sdk, connect, wire }) => {
    const server = sdk.lowLevel({ name: 'inquirer', version: '1.0.0' }, {}, {});
    const client = sdk.client(
      { name: 'open', version: '1.0.0' },
      {
        capabilities: { elicitation: { form: {}, url: {} } },
        handlers: { 'elicitation/create': never('nobody asks here') },
      },
    );

    await connect(server, client);

    expect(wire.sent('client')[0]).toMatchObject({
      method: 'initialize',
      params: { capabilities: { elicitation: { form: {}, url: {} } } },
    });
  },
);

verifies(
  'elicitation:capability:declared:per-request',
  'two requests both declare the capability',
  async ({ sdk, connect, wire }) => {
    const server = sdk.lowLevel(
      { name: 'inquirer', version: '1.0.0' },
      { tools: {} },
      { 'tools/list': () => ({ tools: [] }) },
    );
    const client = sdk.client(
      { name: 'open', version: '1.0.0' },
      {
        capabilities: { elicitation: { form: {}, url: {} } },
        handlers: { 'elicitation/create': never('nobody asks here') },
      },
    );

    const { client: caller } = await connect(server, client);
    await caller.listTools();
    await caller.listTools();

    const declaring = expect.objectContaining({
      method: 'tools/list',
      params: expect.objectContaining({
        _meta: expect.objectContaining({
          'io.modelcontextprotocol/clientCapabilities': { elicitation: { form: {}, url: {} } },
        }),
      }),
    });
    expect(wire.sent('client').slice(-2)).toEqual([declaring, declaring]);
  },
);

verifies(
  'elicitation:capability:handler',
  'a client without the capability is not built with a handler',
  async ({ sdk, wire }) => {
    const handlers = { 'elicitation/create': never('nobody asks here') };

    expect(() => sdk.client({ name: 'closed', version: '1.0.0' }, { handlers })).toThrow();
    wire.toRead([]);
  },
);

verifies(
  'elicitation:capability:empty',
  'a client that declares an empty object answers a form asked by hand',
  async (cell) => {
    const { answer, reached } = await ask(cell, { elicitation: {} }, form);

    expect(answer).toEqual({ ...accepted, result: { action: 'accept', content: { name: 'Ada' } } });
    expect(reached).toEqual([form]);
  },
);

verifies(
  'elicitation:mode:refused:form',
  'a form asked by hand is refused with -32602 by a client that declares URL mode alone',
  async (cell) => {
    const { answer, reached } = await ask(cell, { elicitation: { url: {} } }, form);

    expect(answer).toEqual(invalid);
    expect(reached).toEqual([]);
  },
);

verifies(
  'elicitation:mode:refused:url',
  'a URL asked by hand is refused with -32602 by a client that declares form mode alone',
  async (cell) => {
    const { answer, reached } = await ask(cell, { elicitation: { form: {} } }, url);

    expect(answer).toEqual(invalid);
    expect(reached).toEqual([]);
  },
);

verifies(
  'elicitation:mode:refused:url',
  'a URL asked by hand is refused with -32602 by a client that declares an empty object',
  async (cell) => {
    const { answer, reached } = await ask(cell, { elicitation: {} }, url);

    expect(answer).toEqual(invalid);
    expect(reached).toEqual([]);
  },
);

verifies(
  'elicitation:mode:refused:none',
  'a form asked by hand is refused with -32602 by a client without elicitation',
  async (cell) => {
    const { answer } = await ask(cell, {}, form);

    observed(answer)
      .required((seen) => expect(seen).toEqual(invalid))
      .divergent('method-not-found', (seen) =>
        expect(seen).toEqual({ ...invalid, error: { code: -32601, message: expect.any(String) } }),
      );
  },
);

verifies(
  'elicitation:mode:default',
  'a request without a mode, asked by hand, reaches a client that shows forms',
  async (cell) => {
    const { answer, reached } = await ask(cell, { elicitation: { form: {} } }, modeless);

    expect(answer).toEqual({ ...accepted, result: { action: 'accept', content: { name: 'Ada' } } });
    expect(reached).toMatchObject([modeless]);
  },
);

verifies(
  'elicitation:mode:default',
  'a request without a mode, asked by hand, is refused with -32602 by a client that declares URL mode alone',
  async (cell) => {
    const { answer, reached } = await ask(cell, { elicitation: { url: {} } }, modeless);

    expect(answer).toEqual(invalid);
    expect(reached).toEqual([]);
  },
);

verifies(
  'elicitation:mode:told',
  'neither mode goes with nothing, forms go with an empty object, and each goes with itself',
  async ({ sdk, wire }) => {
    const declared = [undefined, {}, { form: {} }, { url: {} }, { form: {}, url: {} }];
    const told = declared.map((each) => sdk.exported.getSupportedElicitationModes(each));

    expect(told).toEqual([
      { supportsFormMode: false, supportsUrlMode: false },
      { supportsFormMode: true, supportsUrlMode: false },
      { supportsFormMode: true, supportsUrlMode: false },
      { supportsFormMode: false, supportsUrlMode: true },
      { supportsFormMode: true, supportsUrlMode: true },
    ]);
    wire.toRead([]);
  },
);
