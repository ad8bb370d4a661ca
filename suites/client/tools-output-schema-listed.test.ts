// Which output schema a client judges structured content by, as listings come and go, and with what.

import {
  answered,
  type CaseContext,
  complete,
  expect,
  type Json,
  refused,
  settled,
  verifies,
  worded,
} from '#case';

const number = { type: 'object', properties: { value: { type: 'number' } } };
const string = { type: 'object', properties: { value: { type: 'string' } } };
const measure = (outputSchema?: Json) => ({
  name: 'measure',
  inputSchema: { type: 'object' },
  ...(outputSchema && { outputSchema }),
});

/** A client of a server that lists what `listed` holds at the time and measures a number. */
const connectTo = ({ sdk, connect }: CaseContext, listed: { tools: Json[] }, native: Json = {}) =>
  connect(
    sdk.lowLevel(
      { name: 'changing', version: '1.0.0' },
      { tools: {} },
      {
        'tools/list': () => structuredClone(listed),
        'tools/call': () => ({ content: [], structuredContent: { value: 7 } }),
      },
    ),
    sdk.client({ name: 'judge', version: '1.0.0' }, { native }),
  );

const seven = () => answered(complete({ content: [], structuredContent: { value: 7 } }));
const wrong = "Structured content does not match the tool's output schema: data/value must be string";

verifies(
  'tools:output-schema:listed:last',
  'a number is refused, then taken, as the tool is listed for texts, for numbers, for texts, for anything and not at all',
  async (cell) => {
    const listed = { tools: [measure(string)] };
    const { client } = await connectTo(cell, listed);
    const outcomes = [];
    for (const tools of [
      [measure(string)],
      [measure(number)],
      [measure(string)],
      [measure()],
      [measure(string)],
      [],
    ]) {
      listed.tools = tools;
      await client.listTools();
      outcomes.push(await settled(client.callTool({ name: 'measure' })));
    }

    const refusal = refused(-32602, { message: worded(wrong) });
    expect(outcomes).toEqual([refusal, seven(), refusal, seven(), refusal, seven()]);
  },
);

verifies(
  'tools:output-schema:listed:none',
  'a result is taken before anything is listed, and where another tool has a schema',
  async (cell) => {
    const { client } = await connectTo(cell, { tools: [{ ...measure(string), name: 'other' }] });

    expect(await settled(client.callTool({ name: 'measure' }))).toEqual(seven());
    await client.listTools();
    expect(await settled(client.callTool({ name: 'measure' }))).toEqual(seven());
  },
);

verifies(
  'tools:output-schema:listed:identified',
  'two listings of a schema with an id both succeed, and both are judged by',
  async (cell) => {
    const $id = 'https://schemas.example/measure';
    const { client } = await connectTo(cell, { tools: [measure({ $id, ...string })] });
    const outcomes = [];
    for (let count = 0; count < 2; count += 1) {
      await client.listTools();
      outcomes.push(await settled(client.callTool({ name: 'measure' })));
    }

    const refusal = refused(-32602, { message: worded(wrong) });
    expect(outcomes).toEqual([refusal, refusal]);
  },
);

verifies(
  'tools:output-schema:listed:validator',
  'the validator is given the schema and the content, and its verdict counts',
  async (cell) => {
    const given: unknown[] = [];
    let verdict: Json = { valid: true, data: {}, errorMessage: undefined };
    const jsonSchemaValidator = {
      getValidator: (schema: Json) => (data: Json) => {
        given.push([schema, data]);
        return verdict;
      },
    };
    const { client } = await connectTo(cell, { tools: [measure(string)] }, { jsonSchemaValidator });
    await client.listTools();
    const taken = await settled(client.callTool({ name: 'measure' }));
    verdict = { valid: false, data: undefined, errorMessage: 'not seven enough' };
    const refusal = await settled(client.callTool({ name: 'measure' }));

    expect(given).toEqual([
      [string, { value: 7 }],
      [string, { value: 7 }],
    ]);
    expect(taken).toEqual(seven());
    const message = worded("Structured content does not match the tool's output schema: not seven enough");
    expect(refusal).toEqual(refused(-32602, { message }));
  },
);
