// How a server built on the low-level class judges the content that it is sent.

import { type CaseContext, expect, observed, open, refused, settled, verifies } from '#case';

type Json = Record<string, unknown>;

const object = (properties: Json, required: readonly string[] = []) => ({
  type: 'object',
  properties,
  required,
});

/** What becomes of a form that a client played by hand answers with each of these results, one after the other. */
const answering = async (
  { sdk, connect, peer }: CaseContext,
  requestedSchema: Json,
  results: readonly Json[],
  native: Json = {},
) => {
  const server = sdk.lowLevel({ name: 'inquirer', version: '1.0.0' }, {}, {}, { native });

  const { client, server: live } = await connect(server, peer('client'));
  await open(client, { capabilities: { elicitation: { form: {} } } });
  const outcomes = [];
  for (const result of results) {
    const outcome = settled(live.elicitInput({ message: 'Who are you?', requestedSchema }));
    const { id } = (await client.next()) as { id: number };
    await client.sendInvalid({ jsonrpc: '2.0', id, result });
    outcomes.push(await outcome);
  }
  return outcomes;
};

const accept = (content: Json) => ({ action: 'accept', content });

/** Shows that valid content passes and that none of `invalid` does. With which code those fail is the SDK's choice. */
const judges = async (cell: CaseContext, schema: Json, valid: Json, invalid: readonly Json[]) => {
  const [taken, ...rest] = await answering(cell, schema, [valid, ...invalid].map(accept));

  expect(taken).toEqual({ answered: accept(valid) });
  expect(rest).toEqual(invalid.map(() => refused(expect.any(Number))));
};

verifies(
  'elicitation:validated:required',
  'content without a required field, played by hand, fails the request',
  async (cell) => {
    const schema = object({ name: { type: 'string' }, age: { type: 'integer' } }, ['name']);

    await judges(cell, schema, { name: 'Ada' }, [{}, { age: 36 }]);
  },
);

verifies(
  'elicitation:validated:absent',
  'an accepted form without content, played by hand, fails the request where a field is required',
  async (cell) => {
    const schema = object({ name: { type: 'string' } }, ['name']);

    observed(await answering(cell, schema, [{ action: 'accept' }]))
      .required((outcomes) => expect(outcomes).toEqual([refused(expect.any(Number))]))
      .divergent('taken', (outcomes) => expect(outcomes).toEqual([{ answered: { action: 'accept' } }]));
  },
);

verifies(
  'elicitation:validated:type',
  'values of another type, played by hand, fail the request',
  async (cell) => {
    const schema = object({
      name: { type: 'string' },
      weight: { type: 'number' },
      age: { type: 'integer' },
      early: { type: 'boolean' },
    });

    await judges(cell, schema, { name: 'Ada', weight: 61, age: 36, early: false }, [
      { name: 7 },
      { weight: '61' },
      { age: '36' },
      { age: 36.5 },
      { early: 'false' },
    ]);
  },
);

verifies(
  'elicitation:validated:string',
  'strings that are too short and too long, played by hand, fail the request',
  async (cell) => {
    const schema = object({ name: { type: 'string', minLength: 3, maxLength: 5 } });

    await judges(cell, schema, { name: 'Grace' }, [{ name: 'Al' }, { name: 'Ada L.' }]);
  },
);

verifies(
  'elicitation:validated:string:format',
  'strings outside each of the four formats, played by hand, fail the request',
  async (cell) => {
    const schema = object({
      mail: { type: 'string', format: 'email' },
      page: { type: 'string', format: 'uri' },
      day: { type: 'string', format: 'date' },
      moment: { type: 'string', format: 'date-time' },
    });
    const valid = {
      mail: 'ada@example.com',
      page: 'https://example.com/ada',
      day: '2025-11-25',
      moment: '2025-11-25T12:00:00Z',
    };

    await judges(cell, schema, valid, [
      { mail: 'ada' },
      { page: 'ada' },
      { day: '25.11.2025' },
      { moment: 'noon' },
    ]);
  },
);

verifies(
  'elicitation:validated:string:pattern',
  'a string that does not follow the pattern, played by hand, fails the request',
  async (cell) => {
    const schema = object({ code: { type: 'string', pattern: '^[A-Z]{3}$' } });

    await judges(cell, schema, { code: 'ABC' }, [{ code: 'abc' }]);
  },
);

verifies(
  'elicitation:validated:number',
  'numbers below and above the bounds, played by hand, fail the request',
  async (cell) => {
    const schema = object({
      weight: { type: 'number', minimum: 3, maximum: 200 },
      age: { type: 'integer', minimum: 18, maximum: 99 },
    });

    await judges(cell, schema, { weight: 3, age: 99 }, [
      { weight: 2 },
      { weight: 201 },
      { age: 17 },
      { age: 100 },
    ]);
  },
);

verifies(
  'elicitation:validated:enum',
  'a value that is no choice, played by hand, fails the request; its display name does too',
  async (cell) => {
    const schema = object({
      bare: { type: 'string', enum: ['red', 'blue'] },
      named: { type: 'string', enum: ['#f00', '#00f'], enumNames: ['Red', 'Blue'] },
    });

    await judges(cell, schema, { bare: 'blue', named: '#f00' }, [{ bare: 'green' }, { named: 'Red' }]);
  },
);

verifies(
  'elicitation:validated:enum:titled',
  'a value that is no choice, played by hand, fails the request; its title does too',
  async (cell) => {
    const oneOf = [
      { const: '#f00', title: 'Red' },
      { const: '#00f', title: 'Blue' },
    ];
    const schema = object({ color: { type: 'string', oneOf } });

    await judges(cell, schema, { color: '#00f' }, [{ color: '#0f0' }, { color: 'Blue' }]);
  },
);

verifies(
  'elicitation:validated:enum:multi',
  'too few, too many and unknown values, played by hand, fail the request',
  async (cell) => {
    const anyOf = [
      { const: '#f00', title: 'Red' },
      { const: '#00f', title: 'Blue' },
    ];
    const schema = object({
      bare: { type: 'array', minItems: 1, maxItems: 2, items: { type: 'string', enum: ['a', 'b', 'c'] } },
      titled: { type: 'array', minItems: 1, items: { anyOf } },
    });

    await judges(cell, schema, { bare: ['c', 'a'], titled: ['#f00'] }, [
      { bare: [] },
      { bare: ['a', 'b', 'c'] },
      { bare: ['a', 'd'] },
      { bare: 'a' },
      { titled: [] },
      { titled: ['Red'] },
    ]);
  },
);

verifies(
  'elicitation:validated:code',
  'content of another type, played by hand, fails the request with -32602',
  async (cell) => {
    const outcomes = await answering(cell, object({ name: { type: 'string' } }), [accept({ name: 7 })]);

    expect(outcomes).toEqual([refused(-32602)]);
  },
);

verifies(
  'elicitation:validated:not-accepted',
  'a decline and a cancellation with half a form, played by hand, arrive as they are',
  async (cell) => {
    const results = [
      { action: 'decline', content: { name: 7 } },
      { action: 'cancel', content: {} },
    ];

    const outcomes = await answering(cell, object({ name: { type: 'string' } }, ['name']), results);

    expect(outcomes).toEqual(results.map((answered) => ({ answered })));
  },
);

verifies(
  'elicitation:validated:validator',
  'a validator of the author judges content, played by hand, in place of the schema',
  async (cell) => {
    const schema = object({ name: { type: 'string' } });
    const jsonSchemaValidator = {
      getValidator: (given: unknown) => {
        expect(given).toEqual(schema);
        return (data: Json) =>
          data.name === 7
            ? { valid: true, data, errorMessage: undefined }
            : { valid: false, data: undefined, errorMessage: 'not a seven' };
      },
    };

    const outcomes = await answering(cell, schema, [accept({ name: 7 }), accept({ name: 'Ada' })], {
      jsonSchemaValidator,
    });

    expect(outcomes).toEqual([{ answered: accept({ name: 7 }) }, refused(-32602)]);
  },
);

verifies(
  'elicitation:validated:validator:throws',
  'a validator that throws over content, played by hand, fails the request with -32603',
  async (cell) => {
    const jsonSchemaValidator = {
      getValidator: () => () => {
        throw new TypeError('cannot tell');
      },
    };

    const outcomes = await answering(cell, object({ name: { type: 'string' } }), [accept({ name: 'Ada' })], {
      jsonSchemaValidator,
    });

    expect(outcomes).toEqual([refused(-32603)]);
  },
);
