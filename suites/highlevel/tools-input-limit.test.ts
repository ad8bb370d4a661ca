// Limiting the arguments of calls to a server built on the high-level class.

import { type CaseContext, complete, expect, type Json, never, text, verifies, worded } from '#case';

/** A server whose one tool takes anything, under a limit. */
const limited = ({ sdk }: CaseContext, maxToolInputElements: unknown, run: (args: Json) => Json) =>
  sdk.highLevel(
    { name: 'limited', version: '1.0.0' },
    ({ registerTool }) => {
      registerTool('take', { inputSchema: sdk.z.record(sdk.z.string(), sdk.z.any()) }, run);
      registerTool('bare', {}, run);
    },
    { native: { maxToolInputElements } },
  );

const taken = () => ({ content: [text('taken')] });
const refusal = (tool: string, limit: number) => {
  const why = `arguments contain more than the maximum of ${limit} elements`;
  const content = [{ type: 'text', text: worded(`Invalid arguments for tool ${tool}: ${why}`) }];
  return complete({ content, isError: true });
};

verifies(
  'tools:input-limit:counted',
  'of each kind of nesting three elements pass and four do not',
  async (cell) => {
    const { client } = await cell.connect(limited(cell, 3, taken));
    const call = (args: Json) => client.callTool({ name: 'take', arguments: args });

    const three = [
      { a: 1, b: null, c: 'x' },
      { a: [1, 2] },
      { a: [[1]] },
      { a: [{ b: 1 }] },
      { a: { b: { c: 1 } } },
      { a: { b: 1, c: 2 } },
      { a: [], b: {}, c: [] },
    ];
    const four = [
      { a: 1, b: null, c: 'x', d: 0 },
      { a: [1, 2, 3] },
      { a: [[1, 2]] },
      { a: [{ b: 1, c: 2 }] },
      { a: { b: { c: 1, d: 2 } } },
      { a: { b: [1, 2] } },
      { a: [null, []], b: {} },
      { a: [[{ b: null }]] },
    ];
    for (const args of three) expect(await call(args)).toEqual(complete(taken()));
    for (const args of four) expect(await call(args)).toEqual(refusal('take', 3));
  },
);

verifies(
  'tools:input-limit:exceeded',
  'one argument too many does not reach a tool, whether or not it takes any; none at all does',
  async (cell) => {
    const given: unknown[] = [];
    const { client } = await cell.connect(
      limited(cell, 1, (args) => {
        given.push(args);
        return taken();
      }),
    );

    for (const name of ['take', 'bare']) {
      expect(await client.callTool({ name, arguments: { a: 1, b: 2 } })).toEqual(refusal(name, 1));
      expect(await client.callTool({ name, arguments: { a: 1 } })).toEqual(complete(taken()));
      expect(await client.callTool({ name })).toEqual(complete(taken()));
    }
    expect(given).toEqual([{ a: 1 }, {}, undefined, undefined]);
  },
);

verifies(
  'tools:input-limit:none',
  'a thousand elements pass where the limit is infinite, and where there is none',
  async (cell) => {
    const args = { many: Array.from({ length: 1000 }, (_, index) => index) };

    for (const limit of [Number.POSITIVE_INFINITY, undefined]) {
      const { client } = await cell.connect(limited(cell, limit, taken));
      expect(await client.callTool({ name: 'take', arguments: args })).toEqual(complete(taken()));
    }
  },
);

verifies(
  'tools:input-limit:invalid',
  'six limits are refused with the value that they were, one and more are not',
  async (cell) => {
    const run = never('nobody calls here');

    for (const limit of [0, 0.5, -1, Number.NaN, '5', null]) {
      expect(() => limited(cell, limit, run).build()).toThrow(
        new RangeError(`maxToolInputElements must be a number of at least 1, or Infinity, got ${limit}`),
      );
    }
    for (const limit of [1, 1.5, 1e9]) expect(() => limited(cell, limit, run).build()).not.toThrow();
    cell.wire.toRead([]);
  },
);
