// The functions about schemas that the SDK exports. No message is involved.

import { type CaseContext, expect, type Json, observed, verifies } from '#case';

/** The forms of zod: version 4, version 3, and the small one of version 4. */
const formsOf = ({ sdk }: CaseContext) => {
  const { v3, mini } = sdk.zodForms ?? { v3: sdk.z, mini: sdk.z };
  return { v4: sdk.z, v3, mini };
};

verifies(
  'schema-functions:object',
  'members of each form, and none, become an object; members of two versions do not',
  async (cell) => {
    const { objectFromShape, isZ4Schema } = cell.sdk.exported;
    const { v4, v3, mini } = formsOf(cell);

    for (const [form, isNew] of [
      [v4, true],
      [v3, false],
      [mini, true],
    ] as const) {
      const made = objectFromShape({ a: form.string() });
      expect(made.safeParse({ a: 'x' })).toEqual({ success: true, data: { a: 'x' } });
      expect(made.safeParse({ a: 1 }).success).toBe(false);
      expect(isZ4Schema(made)).toBe(isNew);
    }
    expect(objectFromShape({}).safeParse({ a: 1 })).toEqual({ success: true, data: {} });
    expect(isZ4Schema(objectFromShape({}))).toBe(true);
    expect(() => objectFromShape({ a: v4.string(), b: v3.string() })).toThrow(
      new Error('Mixed Zod versions detected in object shape.'),
    );
    cell.wire.toRead([]);
  },
);

verifies(
  'schema-functions:parse',
  'a right and a wrong value are told apart, at once and later, by each form',
  async (cell) => {
    const { safeParse, safeParseAsync, parseWithCompat } = cell.sdk.exported;
    const right = { success: true, data: { a: 'x' } };

    for (const form of Object.values(formsOf(cell))) {
      const schema = form.object({ a: form.string() });
      expect(safeParse(schema, { a: 'x', b: 1 })).toEqual(right);
      expect(safeParse(schema, { a: 1 })).toMatchObject({
        success: false,
        error: { issues: [{ path: ['a'] }] },
      });
      expect(await safeParseAsync(schema, { a: 'x', b: 1 })).toEqual(right);
      expect(await safeParseAsync(schema, { a: 1 })).toMatchObject({
        success: false,
        error: expect.anything(),
      });
      expect(parseWithCompat(schema, { a: 'x', b: 1 })).toEqual({ a: 'x' });
      expect(() => parseWithCompat(schema, { a: 1 })).toThrow(
        expect.objectContaining({ issues: [expect.objectContaining({ path: ['a'] })] }),
      );
    }
    cell.wire.toRead([]);
  },
);

verifies(
  'schema-functions:shape',
  'an object of each form has members, also where a function tells them, and four others have none',
  async (cell) => {
    const { getObjectShape } = cell.sdk.exported;
    const lost = () => {
      throw new Error('no members');
    };

    for (const form of Object.values(formsOf(cell))) {
      const shape = { a: form.string() };
      expect(getObjectShape(form.object(shape))).toEqual(shape);
      expect(getObjectShape(form.string())).toBeUndefined();
    }
    expect(getObjectShape({ shape: () => ({ a: 1 }) })).toEqual({ a: 1 });
    expect([{ shape: lost }, {}, undefined].map((each) => getObjectShape(each))).toEqual([
      ...[undefined, undefined, undefined],
    ]);
    cell.wire.toRead([]);
  },
);

verifies(
  'schema-functions:normalized',
  'objects stay as they are, members become one, and seven others become nothing',
  async (cell) => {
    const { normalizeObjectSchema, getObjectShape } = cell.sdk.exported;
    const { v4, v3 } = formsOf(cell);

    for (const form of Object.values(formsOf(cell))) {
      const object = form.object({ a: form.string() });
      expect(normalizeObjectSchema(object)).toBe(object);
      expect(Object.keys(getObjectShape(normalizeObjectSchema({ a: form.string() })))).toEqual(['a']);
      expect(normalizeObjectSchema(form.string())).toBeUndefined();
    }
    const parsing = { a: { parse: () => 1 } };
    expect(Object.keys(getObjectShape(normalizeObjectSchema(parsing)))).toEqual(['a']);
    const others = [
      undefined,
      {},
      { a: v4.string(), b: 1 },
      { a: null },
      { a: v3.string(), b: {} },
      () => {},
    ];
    for (const other of others) expect(normalizeObjectSchema(other)).toBeUndefined();
    cell.wire.toRead([]);
  },
);

verifies(
  'schema-functions:message',
  'three complaints are said with the places that they are about, in lists and in members',
  async (cell) => {
    const { getParseErrorMessage } = cell.sdk.exported;
    const issues = [
      { path: ['a', 'b', 0, 'c', 1], message: 'is no text' },
      { path: [3, 4], message: 'is no number' },
      { path: [], message: 'is too much' },
      { message: 'is odd' },
    ];

    observed(getParseErrorMessage({ issues }))
      .required((seen) =>
        expect(seen).toBe('is no text at a.b[0].c[1]\nis no number at 3[4]\nis too much\nis odd'),
      )
      .divergent('first-alone', (seen) => expect(seen).toBe('is no text'));
    cell.wire.toRead([]);
  },
);

verifies(
  'schema-functions:message:unknown',
  'a message, a text of JSON and a plain text are what is said, whichever there is',
  async (cell) => {
    const { getParseErrorMessage } = cell.sdk.exported;
    const circle: Json = {};
    circle.self = circle;

    for (const [error, said] of [
      [{ issues: [], message: 'odd' }, 'odd'],
      [{ issues: 'many', message: 'odd' }, 'odd'],
      [new Error('odd'), 'odd'],
      [{ message: 3 }, '{"message":3}'],
      [{ odd: true }, '{"odd":true}'],
      [circle, '[object Object]'],
      ['odd', 'odd'],
      [null, 'null'],
      [undefined, 'undefined'],
    ]) {
      expect(getParseErrorMessage(error)).toBe(said);
    }
    cell.wire.toRead([]);
  },
);

verifies(
  'schema-functions:described',
  'a description is told, and an optional schema from one that is not',
  async (cell) => {
    const { getSchemaDescription, isSchemaOptional } = cell.sdk.exported;
    const { v4, v3, mini } = formsOf(cell);

    for (const form of [v4, v3]) {
      expect(getSchemaDescription(form.string().describe('a text'))).toBe('a text');
      expect(getSchemaDescription(form.string())).toBeUndefined();
      expect(isSchemaOptional(form.string().optional())).toBe(true);
      expect(isSchemaOptional(form.string())).toBe(false);
    }
    expect(isSchemaOptional(mini.optional(mini.string()))).toBe(true);
    expect(isSchemaOptional(v3.string().default('x'))).toBe(true);
    expect(isSchemaOptional({ _def: { typeName: 'ZodOptional' } })).toBe(true);
    expect(isSchemaOptional({ _def: { typeName: 'ZodString' } })).toBe(false);
    cell.wire.toRead([]);
  },
);

verifies(
  'schema-functions:literal',
  'the value of a literal is told wherever a version of zod keeps it, and of what is none nothing',
  async (cell) => {
    const { getLiteralValue } = cell.sdk.exported;
    const { v4, v3, mini } = formsOf(cell);

    for (const form of [v4, v3, mini]) {
      expect(getLiteralValue(form.literal('only'))).toBe('only');
      expect(getLiteralValue(form.literal(7))).toBe(7);
      expect(getLiteralValue(form.string())).toBeUndefined();
    }
    expect(getLiteralValue(v3.enum(['first', 'second']))).toBe('first');
    for (const keeps of [
      { _zod: { def: { value: 'only' } } },
      { _zod: { def: { values: ['only', 'other'] } } },
      { _zod: { def: {} }, _def: { value: 'only' } },
      { _zod: { def: { values: [] } }, _def: { values: ['only'] } },
      { _def: { value: 'only', values: ['other'] } },
      { _def: { values: [] }, value: 'only' },
      { value: 'only' },
    ]) {
      expect(getLiteralValue(keeps)).toBe('only');
    }
    for (const keeps of [
      {},
      { _def: { values: [] } },
      { _zod: { def: { values: 'only' } } },
      { _def: { values: 'only' } },
    ]) {
      expect(getLiteralValue(keeps)).toBeUndefined();
    }
    cell.wire.toRead([]);
  },
);

verifies(
  'schema-functions:method',
  'the method of a message is read off, and two schemas without one are refused',
  async (cell) => {
    const { getMethodLiteral } = cell.sdk.exported;

    for (const form of Object.values(formsOf(cell))) {
      expect(getMethodLiteral(form.object({ method: form.literal('tea/make') }))).toBe('tea/make');
      expect(() => getMethodLiteral(form.object({ params: form.string() }))).toThrow(
        new Error('Schema is missing a method literal'),
      );
      expect(() => getMethodLiteral(form.object({ method: form.string() }))).toThrow(
        new Error('Schema method literal must be a string'),
      );
    }
    cell.wire.toRead([]);
  },
);

const dialects = {
  'draft-07': 'http://json-schema.org/draft-07/schema#',
  '2020-12': 'https://json-schema.org/draft/2020-12/schema',
};

verifies(
  'schema-functions:json',
  'a schema of each version is written for both sides, that of the new one in the dialect that is asked for',
  async (cell) => {
    const { toJsonSchemaCompat } = cell.sdk.exported;
    const { v4, v3 } = formsOf(cell);

    const wanted = ['jsonSchema7', 'draft-7', 'jsonSchema2019-09', 'draft-2020-12', 'openApi3', undefined];
    const dialectsOf = wanted.map((target) => toJsonSchemaCompat(v4.object({}), { target }).$schema);
    expect([...dialectsOf, toJsonSchemaCompat(v4.object({})).$schema]).toEqual([
      ...[dialects['draft-07'], dialects['draft-07'], dialects['2020-12'], dialects['2020-12']],
      ...[dialects['draft-07'], dialects['draft-07'], dialects['draft-07']],
    ]);
    for (const form of [v4, v3]) {
      const schema = form.object({ count: form.string().transform(Number).pipe(form.number()) });
      const sides = [{ pipeStrategy: 'input' }, { pipeStrategy: 'output' }, {}, undefined];
      expect(sides.map((side) => toJsonSchemaCompat(schema, side).properties.count)).toEqual([
        ...[{ type: 'string' }, { type: 'number' }],
        ...[{ type: 'string' }, { type: 'string' }],
      ]);
    }
    const either = v3.object({ any: v3.union([v3.any(), v3.string()]) });
    const strictness = [{ strictUnions: true }, { strictUnions: false }, {}, undefined];
    const text = { type: 'string' };
    expect(strictness.map((strict) => toJsonSchemaCompat(either, strict).properties.any)).toEqual([
      ...[{ anyOf: [text] }, { anyOf: [{}, text] }],
      ...[{ anyOf: [text] }, { anyOf: [text] }],
    ]);
    cell.wire.toRead([]);
  },
);

verifies(
  'schema-functions:completable',
  'a schema that was made completable is told and is still itself; four others are not',
  async ({ sdk, wire }) => {
    const { isCompletable, getCompleter, unwrapCompletable, McpZodTypeKind } = sdk.exported;
    const complete = () => ['tea'];
    const plain = sdk.z.string();
    const completable = sdk.exported.completable(sdk.z.string(), complete);

    expect(completable.safeParse('x')).toEqual({ success: true, data: 'x' });
    expect(isCompletable(completable)).toBe(true);
    expect(getCompleter(completable)).toBe(complete);
    expect(unwrapCompletable(completable)).toBe(completable);
    const mark = Object.getOwnPropertyDescriptor(completable, Symbol.for('mcp.completable'));
    expect(mark).toEqual({ value: { complete }, enumerable: false, writable: false, configurable: false });
    expect(() => sdk.exported.completable(completable, complete)).toThrow(TypeError);
    for (const other of [plain, undefined, null, 'text']) expect(isCompletable(other)).toBe(false);
    expect(getCompleter(plain)).toBeUndefined();
    expect(McpZodTypeKind.Completable).toBe('McpCompletable');
    wire.toRead([]);
  },
);
