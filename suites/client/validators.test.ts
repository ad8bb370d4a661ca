// The judges by JSON Schema that an SDK exports, used alone: nothing goes over the wire here.

import { type CaseContext, expect, type Json, refused, settled, verifies, worded } from '#case';

const schema = {
  type: 'object',
  properties: { age: { type: 'integer' }, name: { type: 'string' } },
  required: ['name'],
};

/** A judge of the subject, by the name of its class. */
const judgeOf = async ({ sdk, wire }: CaseContext, name: string, ...given: readonly unknown[]) => {
  const exported = await sdk.validators();
  wire.toRead([]);
  return new exported[name](...given) as {
    getValidator(schema: Json): (value: unknown) => { valid: boolean; errorMessage?: string };
  };
};

const ajv = (cell: CaseContext, ...given: readonly unknown[]) =>
  judgeOf(cell, 'AjvJsonSchemaValidator', ...given);
const worker = (cell: CaseContext, ...given: readonly unknown[]) =>
  judgeOf(cell, 'CfWorkerJsonSchemaValidator', ...given);

const approved = (data: unknown) => ({ valid: true, data, errorMessage: undefined });
const broken = (errorMessage: unknown) => ({ valid: false, data: undefined, errorMessage });

verifies('validators:ajv:valid', 'an object and a missing part of it come back as they are', async (cell) => {
  const judge = (await ajv(cell)).getValidator(schema);

  const whole = { name: 'Ada', age: 36, more: [null] };
  const verdict = judge(whole);
  expect(verdict).toStrictEqual(approved({ name: 'Ada', age: 36, more: [null] }));
  expect(verdict).toHaveProperty('data', whole);
  expect(judge({ name: 'Ada' })).toStrictEqual(approved({ name: 'Ada' }));
});

verifies(
  'validators:ajv:invalid',
  'two wrong parts are named, then a missing one, and nothing more for what is right again',
  async (cell) => {
    const judge = (await ajv(cell)).getValidator(schema);

    expect(judge({ name: 7, age: 'old' })).toStrictEqual(
      broken('data/age must be integer, data/name must be string'),
    );
    expect(judge({})).toStrictEqual(broken("data must have required property 'name'"));
    expect(judge('Ada')).toStrictEqual(broken('data must be object'));
    expect(judge({ name: 'Ada' })).toStrictEqual(approved({ name: 'Ada' }));
  },
);

verifies(
  'validators:ajv:tolerant',
  'an unknown keyword, and a least length below zero, keep nothing from being judged',
  async (cell) => {
    const validator = await ajv(cell);

    for (const odd of [{ 'x-unit': 'years' }, { minLength: -1 }]) {
      const judge = validator.getValidator({ type: 'string', ...odd });
      expect(judge('Ada')).toStrictEqual(approved('Ada'));
      expect(judge(7)).toStrictEqual(broken('data must be string'));
    }
  },
);

verifies(
  'validators:ajv:identified',
  'one schema with an id is given twice, and others without one are told apart',
  async (cell) => {
    const validator = await ajv(cell);
    const $id = 'https://schemas.example/name';

    for (let count = 0; count < 2; count += 1) {
      const judge = validator.getValidator({ $id, type: 'string' });
      expect(judge('Ada')).toStrictEqual(approved('Ada'));
      expect(judge(7)).toStrictEqual(broken('data must be string'));
    }
    expect(validator.getValidator({ type: 'string' })(7)).toStrictEqual(broken('data must be string'));
    expect(validator.getValidator({ type: 'number' })(7)).toStrictEqual(approved(7));
  },
);

/** An engine that knows one schema by its id and keeps what it is asked. */
const engineOf = (asked: unknown[]) => {
  const judging = (name: string) =>
    Object.assign((value: unknown) => value === name, { errors: [`not ${name}`] });
  return {
    compile: (given: Json) => {
      asked.push(['compile', given]);
      return judging('compiled');
    },
    getSchema: (id: string) => {
      asked.push(['getSchema', id]);
      return id === 'known' ? judging('known') : undefined;
    },
    errorsText: (errors: unknown) => `because ${errors}`,
  };
};

verifies(
  'validators:ajv:engine',
  'schemas without an id and with a strange one are compiled, a known one is not',
  async (cell) => {
    const asked: unknown[] = [];
    const validator = await ajv(cell, engineOf(asked));
    const plain = validator.getValidator({ type: 'string' });
    const strange = validator.getValidator({ $id: 'strange' });
    const known = validator.getValidator({ $id: 'known' });

    expect(asked).toEqual([
      ['compile', { type: 'string' }],
      ['getSchema', 'strange'],
      ['compile', { $id: 'strange' }],
      ['getSchema', 'known'],
    ]);
    expect([plain, strange, known].map((judge) => judge('compiled'))).toStrictEqual([
      approved('compiled'),
      approved('compiled'),
      broken('because not known'),
    ]);
    expect(known('known')).toStrictEqual(approved('known'));
  },
);

verifies(
  'validators:worker:valid',
  'an object and a missing part of it come back as they are',
  async (cell) => {
    const judge = (await worker(cell)).getValidator(schema);

    expect(judge({ name: 'Ada', age: 36 })).toStrictEqual(approved({ name: 'Ada', age: 36 }));
    expect(judge({ name: 'Ada' })).toStrictEqual(approved({ name: 'Ada' }));
  },
);

verifies('validators:worker:invalid', 'of two wrong parts one is named', async (cell) => {
  const judge = (await worker(cell)).getValidator(schema);

  const { errorMessage, ...verdict } = judge({ name: 7, age: 'old' });
  expect(verdict).toStrictEqual({ valid: false, data: undefined });
  expect(errorMessage).toContain('#/age: ');
  expect(errorMessage).not.toContain('#/name: ');
});

verifies('validators:worker:every', 'two wrong parts are both named', async (cell) => {
  const judge = (await worker(cell, { shortcircuit: false })).getValidator(schema);

  expect(judge({ name: 7, age: 'old' })).toStrictEqual(
    broken(expect.stringMatching(/#\/age: [^;]*; .*#\/name: /)),
  );
});

verifies(
  'validators:worker:draft',
  'what stands beside a reference does not count in draft 7, and counts in 2020-12, which is what holds unasked',
  async (cell) => {
    const short = { definitions: { text: { type: 'string' } }, $ref: '#/definitions/text', minLength: 5 };
    const takes = async (...given: readonly unknown[]) =>
      (await worker(cell, ...given)).getValidator(short)('Ada').valid;

    expect(await takes({ draft: '7' })).toBe(true);
    expect(await takes({ draft: '2020-12' })).toBe(false);
    expect(await takes()).toBe(false);
  },
);

verifies(
  'validators:worker:used',
  'structured content is refused in the words of the validator',
  async ({ sdk, connect }) => {
    const { CfWorkerJsonSchemaValidator } = await sdk.validators();
    const server = sdk.lowLevel(
      { name: 'registry', version: '1.0.0' },
      { tools: {} },
      {
        'tools/list': () => ({
          tools: [{ name: 'born', inputSchema: { type: 'object' }, outputSchema: structuredClone(schema) }],
        }),
        'tools/call': () => ({ content: [], structuredContent: { name: 7 } }),
      },
    );
    const native = { jsonSchemaValidator: new CfWorkerJsonSchemaValidator() };
    const { client } = await connect(server, sdk.client({ name: 'judge', version: '1.0.0' }, { native }));
    await client.listTools();

    expect(await settled(client.callTool({ name: 'born' }))).toEqual(
      refused(-32602, {
        message: worded("Structured content does not match the tool's output schema: #", /.*#\/name: ./),
      }),
    );
  },
);
