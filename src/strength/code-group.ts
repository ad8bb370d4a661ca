// Which part of an SDK a piece of code belongs to: faults are spread over the parts, not over the lines.

/** Tried in order on the path of the source, in both lines. */
const groups: readonly (readonly [string, RegExp])[] = [
  ['authorization', /auth/i],
  ['stdio', /stdio/i],
  ['sse', /\bsse/i],
  ['tasks', /tasks/i],
  ['http', /http|requestBody|mediaType|hostHeader|express|middleware|inboundClassification|ParamHeaders/i],
  ['client', /\bclient\//],
  ['server', /\bserver\/(index|server)\b|\bserver\/express/],
  ['mcp server', /mcp|completable|zod|uriTemplate|toolName|validat|standardSchema|fromJsonSchema/i],
  ['protocol', /shared\/|inMemory|util\//],
  ['schemas', /types|wire\//],
];

/** Code that no user of the subjects' documented ends runs, or that is somebody else's. */
const leftOut =
  /examples\/|node_modules\/\.pnpm|websocket|cf-?worker|shims|spec\.types|rolldown|ext\/skills/i;

/** The part that a source belongs to; undefined where no fault is planted in it. */
export const groupOf = (source: string): string | undefined =>
  leftOut.test(source) ? undefined : (groups.find(([, holds]) => holds.test(source))?.[0] ?? 'the rest');

/** Which source the character at an offset of a bundle comes from: bundlers mark where each begins. */
export const regionsOf = (text: string): ((offset: number) => string | undefined) => {
  const marks = [...text.matchAll(/^\/\/#(?:region (.+)|endregion)$/gm)];
  return (offset) => marks.findLast(({ index }) => index <= offset)?.[1];
};
