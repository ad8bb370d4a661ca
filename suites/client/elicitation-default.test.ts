// What a client that is told to apply defaults makes of the content that its handler returns.

import { type CaseContext, expect, verifies } from '#case';

type Json = Record<string, unknown>;

const requestedSchema = {
  type: 'object',
  properties: {
    name: { type: 'string', default: 'Ada' },
    weight: { type: 'number', default: 61 },
    age: { type: 'integer', default: 36 },
    awake: { type: 'boolean', default: true },
    color: { type: 'string', enum: ['red', 'blue'], default: 'blue' },
    shade: { type: 'string', oneOf: [{ const: '#f00', title: 'Red' }], default: '#f00' },
    tags: { type: 'array', items: { type: 'string', enum: ['a', 'b', 'c'] }, default: ['a', 'c'] },
    note: { type: 'string' },
  },
};
const form = { mode: 'form', message: 'Who are you?', requestedSchema };

/** What the server gets where the handler of a client with this form capability returns `answer`. */
const ask = async ({ sdk, connect }: CaseContext, capability: Json, answer: Json, params: Json = form) => {
  const server = sdk.lowLevel({ name: 'inquirer', version: '1.0.0' }, {}, {});
  const client = sdk.client(
    { name: 'asked', version: '1.0.0' },
    {
      capabilities: { elicitation: { form: capability } },
      handlers: {
        'elicitation/create': (request) => {
          expect(request.params.message).toBe('Who are you?');
          return answer;
        },
      },
    },
  );

  const { server: live } = await connect(server, client);
  return live.request('elicitation/create', params);
};

const defaults = {
  name: 'Ada',
  weight: 61,
  age: 36,
  awake: true,
  color: 'blue',
  shade: '#f00',
  tags: ['a', 'c'],
};

verifies(
  'elicitation:default:applied',
  'an empty form is sent with the default of every kind of field',
  async (cell) => {
    const got = await ask(cell, { applyDefaults: true }, { action: 'accept', content: {} });

    expect(got).toEqual({ action: 'accept', content: defaults });
  },
);

verifies(
  'elicitation:default:kept',
  'an empty string, zero, false and an empty list are sent as they are',
  async (cell) => {
    const content = { name: '', weight: 0, age: -1, awake: false, color: 'red', shade: 'none', tags: [] };
    const got = await ask(cell, { applyDefaults: true }, { action: 'accept', content });

    expect(got).toEqual({ action: 'accept', content });
  },
);

verifies(
  'elicitation:default:none',
  'a half-filled form is sent without the field that has no default',
  async (cell) => {
    const content = { name: 'Grace', age: 0 };
    const got = await ask(cell, { applyDefaults: true }, { action: 'accept', content });

    expect(got).toEqual({ action: 'accept', content: { ...defaults, name: 'Grace', age: 0 } });
  },
);

verifies(
  'elicitation:default:modeless',
  'an empty form without a mode is sent with the defaults',
  async (cell) => {
    const params = { message: 'Who are you?', requestedSchema };
    const got = await ask(cell, { applyDefaults: true }, { action: 'accept', content: {} }, params);

    expect(got).toEqual({ action: 'accept', content: defaults });
  },
);

verifies('elicitation:default:not-accepted', 'a decline with half a form is sent as it is', async (cell) => {
  const declined = { action: 'decline', content: { name: 'Grace' } };
  const got = await ask(cell, { applyDefaults: true }, declined);

  expect(got).toEqual(declined);
});

verifies(
  'elicitation:default:not-asked',
  'an empty form is sent empty by a client that does not apply defaults',
  async (cell) => {
    expect(await ask(cell, {}, { action: 'accept', content: {} })).toEqual({ action: 'accept', content: {} });
  },
);

verifies(
  'elicitation:default:not-asked',
  'an empty form is sent empty by a client that is told not to apply defaults',
  async (cell) => {
    const got = await ask(cell, { applyDefaults: false }, { action: 'accept', content: {} });

    expect(got).toEqual({ action: 'accept', content: {} });
  },
);
