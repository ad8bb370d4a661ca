// The forms of a server built on the high-level class: every field reaches the user as the server wrote it.

import { type CaseContext, expect, never, observed, open, settled, verifies } from '#case';

type Json = Record<string, unknown>;

/** The schema that the handler of a client is shown where the server asks with `requestedSchema`. */
const shown = async ({ sdk, connect }: CaseContext, requestedSchema: Json) => {
  const schemas: unknown[] = [];
  const server = sdk.highLevel({ name: 'inquirer', version: '1.0.0' }, () => {});
  const client = sdk.client(
    { name: 'asked', version: '1.0.0' },
    {
      capabilities: { elicitation: { form: {} } },
      handlers: {
        'elicitation/create': ({ params }) => {
          expect(params.message).toBe('Who are you?');
          schemas.push(params.requestedSchema);
          return { action: 'cancel' };
        },
      },
    },
  );

  const { server: live } = await connect(server, client);
  await live.elicitInput({ message: 'Who are you?', requestedSchema });
  expect(schemas).toHaveLength(1);
  return schemas[0];
};

const object = (properties: Json, more: Json = {}) => ({ type: 'object', properties, ...more });

verifies(
  'elicitation:schema:params',
  'a form arrives at a client played by hand with mode, message and schema and nothing else',
  async ({ sdk, connect, peer }) => {
    const form = {
      mode: 'form',
      message: 'Who are you?',
      requestedSchema: object({ name: { type: 'string' } }, { required: ['name'] }),
    };
    const server = sdk.highLevel({ name: 'inquirer', version: '1.0.0' }, () => {});

    const { client, server: live } = await connect(server, peer('client'));
    await open(client, { capabilities: { elicitation: { form: {} } } });
    const answer = live.elicitInput(form);
    const request = (await client.next()) as { id: number };
    await client.send({ jsonrpc: '2.0', id: request.id, result: { action: 'cancel' } });
    await answer;

    expect(request).toEqual({
      jsonrpc: '2.0',
      id: expect.anything(),
      method: 'elicitation/create',
      params: form,
    });
  },
);

verifies(
  'elicitation:schema:string',
  'a string arrives with title, description and bounds, another one bare',
  async (cell) => {
    const schema = object({
      name: { type: 'string', title: 'Name', description: 'As on the door', minLength: 0, maxLength: 50 },
      nick: { type: 'string' },
    });

    expect(await shown(cell, schema)).toEqual(schema);
  },
);

verifies('elicitation:schema:string:format', 'all four formats arrive', async (cell) => {
  const schema = object({
    mail: { type: 'string', format: 'email' },
    page: { type: 'string', format: 'uri' },
    day: { type: 'string', format: 'date' },
    moment: { type: 'string', format: 'date-time' },
  });

  expect(await shown(cell, schema)).toEqual(schema);
});

verifies('elicitation:schema:string:pattern', 'a pattern arrives with its string', async (cell) => {
  const schema = object({ code: { type: 'string', title: 'Code', pattern: '^[A-Z]{3}$' } });

  observed(await shown(cell, schema))
    .required((seen) => expect(seen).toEqual(schema))
    .divergent('without-pattern', (seen) =>
      expect(seen).toEqual(object({ code: { type: 'string', title: 'Code' } })),
    );
});

verifies(
  'elicitation:schema:number',
  'a number and an integer arrive with title, description and bounds, others bare',
  async (cell) => {
    const schema = object({
      weight: { type: 'number', title: 'Weight', description: 'In kilograms', minimum: -0.5, maximum: 99.5 },
      age: { type: 'integer', title: 'Age', description: 'In years', minimum: 0, maximum: 150 },
      height: { type: 'number' },
      floor: { type: 'integer' },
    });

    expect(await shown(cell, schema)).toEqual(schema);
  },
);

verifies(
  'elicitation:schema:boolean',
  'a boolean arrives with title, description and a default of false, another one bare',
  async (cell) => {
    const schema = object({
      early: { type: 'boolean', title: 'Early', description: 'Before nine', default: false },
      late: { type: 'boolean' },
    });

    expect(await shown(cell, schema)).toEqual(schema);
  },
);

verifies(
  'elicitation:schema:enum:named',
  'values arrive with the display names beside them',
  async (cell) => {
    const schema = object({
      color: {
        type: 'string',
        title: 'Color',
        description: 'Of the door',
        enum: ['#f00', '#00f'],
        enumNames: ['Red', 'Blue'],
      },
    });

    expect(await shown(cell, schema)).toEqual(schema);
  },
);

verifies(
  'elicitation:schema:enum:untitled',
  'bare values arrive with title, description and default',
  async (cell) => {
    const schema = object({
      color: {
        type: 'string',
        title: 'Color',
        description: 'Of the door',
        enum: ['', 'red', 'blue'],
        default: 'red',
      },
    });

    expect(await shown(cell, schema)).toEqual(schema);
  },
);

verifies(
  'elicitation:schema:enum:titled',
  'titled values arrive with title, description and default',
  async (cell) => {
    const schema = object({
      color: {
        type: 'string',
        title: 'Color',
        description: 'Of the door',
        oneOf: [
          { const: '#f00', title: 'Red' },
          { const: '#00f', title: 'Blue' },
        ],
        default: '#00f',
      },
    });

    expect(await shown(cell, schema)).toEqual(schema);
  },
);

verifies(
  'elicitation:schema:enum:multi',
  'a list of bare values arrives with its bounds, title, description and default',
  async (cell) => {
    const schema = object({
      colors: {
        type: 'array',
        title: 'Colors',
        description: 'Of the doors',
        minItems: 0,
        maxItems: 2,
        items: { type: 'string', enum: ['red', 'blue', 'green'] },
        default: ['red', 'green'],
      },
    });

    expect(await shown(cell, schema)).toEqual(schema);
  },
);

verifies(
  'elicitation:schema:enum:multi-titled',
  'a list of titled values arrives with its bounds, title, description and default',
  async (cell) => {
    const schema = object({
      colors: {
        type: 'array',
        title: 'Colors',
        description: 'Of the doors',
        minItems: 1,
        maxItems: 2,
        items: {
          anyOf: [
            { const: '#f00', title: 'Red' },
            { const: '#00f', title: 'Blue' },
          ],
        },
        default: ['#00f'],
      },
    });

    expect(await shown(cell, schema)).toEqual(schema);
  },
);

verifies(
  'elicitation:schema:default',
  'the defaults of every kind of field arrive, empty ones too',
  async (cell) => {
    const schema = object({
      name: { type: 'string', default: '' },
      weight: { type: 'number', default: 0.5 },
      age: { type: 'integer', default: 0 },
      early: { type: 'boolean', default: false },
      color: { type: 'string', enum: ['red'], enumNames: ['Red'], default: 'red' },
      colors: { type: 'array', items: { type: 'string', enum: ['red'] }, default: [] },
    });

    expect(await shown(cell, schema)).toEqual(schema);
  },
);

verifies('elicitation:schema:required', 'the names of the required fields arrive in order', async (cell) => {
  const fields = { name: { type: 'string' }, age: { type: 'integer' }, early: { type: 'boolean' } };
  const schema = object(fields, { required: ['early', 'name'] });

  expect(await shown(cell, schema)).toEqual(schema);
});

verifies('elicitation:schema:required', 'an empty list of required fields arrives', async (cell) => {
  const schema = object({ name: { type: 'string' } }, { required: [] });

  expect(await shown(cell, schema)).toEqual(schema);
});

verifies('elicitation:schema:dialect', 'the dialect arrives with the schema', async (cell) => {
  const $schema = 'https://json-schema.org/draft/2020-12/schema';
  const schema = object({ name: { type: 'string' } });

  observed(await shown(cell, { $schema, ...schema }))
    .required((seen) => expect(seen).toEqual({ $schema, ...schema }))
    .divergent('without-dialect', (seen) => expect(seen).toEqual(schema));
});

verifies(
  'elicitation:schema:flat',
  'a form with an object in a field fails before anything is sent',
  async ({ sdk, connect, wire }) => {
    const requestedSchema = object({ home: object({ street: { type: 'string' } }) });
    const server = sdk.highLevel({ name: 'inquirer', version: '1.0.0' }, () => {});
    const client = sdk.client(
      { name: 'asked', version: '1.0.0' },
      {
        capabilities: { elicitation: { form: {} } },
        handlers: { 'elicitation/create': never('the form is not flat') },
      },
    );

    const { server: live } = await connect(server, client);
    await settled(live.elicitInput({ message: 'Where do you live?', requestedSchema }));

    observed(wire.sent('server').slice(1))
      .required((asked) => expect(asked).toEqual([]))
      .divergent('sent-anyway', (asked) =>
        expect(asked).toMatchObject([{ method: 'elicitation/create', params: { requestedSchema } }]),
      );
  },
);
