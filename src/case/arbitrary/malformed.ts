// Frames that are no JSON-RPC message, as JSON and as text, and params that are not those of their method.

import fc from 'fast-check';
import type { Json } from '../../sdk/binding.ts';
import { isFields } from '../../wire/message-kind.ts';
import { anyJson, anyObject, anyText } from './json.ts';

/** Whether a frame could be taken for a request, a notification or an answer. */
const isMessage = (frame: unknown): boolean =>
  isFields(frame) &&
  frame.jsonrpc === '2.0' &&
  (typeof frame.method === 'string' || 'result' in frame || 'error' in frame);

const alike = fc.record(
  {
    jsonrpc: fc.oneof(fc.constant('2.0'), anyJson),
    id: fc.oneof(fc.nat(), anyJson),
    method: fc.oneof(fc.constantFrom('tools/list', 'ping', 'initialize'), anyJson),
    params: fc.oneof(anyObject, anyJson),
  },
  { requiredKeys: [], noNullPrototype: true },
);

/** JSON objects and arrays, many of them nearly a message. */
export const anyBadFrame: fc.Arbitrary<object> = fc.oneof(
  alike.filter((frame) => !isMessage(frame)),
  anyObject.filter((frame) => !isMessage(frame)),
  fc.array(
    anyJson.filter((each) => !isMessage(each)),
    { maxLength: 2 },
  ),
);

/** A line of text that is no message: no JSON, or JSON that is neither an object nor an array. */
export const anyBadText: fc.Arbitrary<string> = fc.oneof(
  anyText.map((text) => `{${text.replaceAll(/[\n\r]/g, ' ')}`),
  fc.constantFrom(
    '[',
    '{"jsonrpc":"2.0","id":1,"method":"ping"',
    'Content-Length: 2',
    "{'a': 1}",
    '{"a":1}}',
    'NaN',
  ),
  anyJson
    .filter((value) => typeof value !== 'object' || value === null)
    .map((value) => JSON.stringify(value)),
);

const right: Readonly<Record<string, Json>> = {
  'tools/call': { name: 'any' },
  'prompts/get': { name: 'any' },
  'resources/read': { uri: 'test://any' },
  'resources/subscribe': { uri: 'test://any' },
  'completion/complete': { ref: { type: 'ref/prompt', name: 'any' }, argument: { name: 'any', value: '' } },
  'logging/setLevel': { level: 'info' },
};

/** Requests of these methods that lack one of the params they must have, or have it in another type. */
export const anyBadParams = (
  methods: readonly string[],
): fc.Arbitrary<{ readonly method: string; readonly params: Json }> =>
  fc
    .constantFrom(
      ...methods.flatMap((method) => Object.keys(right[method] ?? {}).map((key) => [method, key] as const)),
    )
    .chain(([method, key]) => {
      const { [key]: meant, ...rest } = right[method] ?? {};
      const other = anyJson.filter(
        (value) => typeof value !== typeof meant || value === null || Array.isArray(value),
      );
      return fc.oneof(
        fc.constant({ method, params: rest }),
        other.map((value) => ({ method, params: { ...rest, [key]: value } })),
      );
    });
