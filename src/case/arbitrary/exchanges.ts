// Arbitrary valid requests with a valid result each, and notifications, as the shapes of the cell's revision have them.
// What the shapes do not say although the specification does is said here, one reason each.

import fc from 'fast-check';
import type { Revision } from '../../../requirements/revisions.ts';
import { eraOf } from '../../../requirements/revisions.ts';
import { exchanges } from '../../../requirements/spec/exchanges.ts';
import type { Side } from '../../../transports/recorder.ts';
import type { Json } from '../../sdk/binding.ts';
import { runningCell } from '../running-cell.ts';
import { fileUri, metaKey } from './formats.ts';
import { type Definitions, definitionsOf, type Instead, valuesOf } from './from-shape.ts';
import { anyJson, anyName, anyRecord, anyText } from './json.ts';

export interface AnyRequest {
  readonly method: string;
  readonly params: Json | undefined;
  readonly result: Json;
}

export interface AnyNotification {
  readonly method: string;
  readonly params: Json | undefined;
}

const property = fc.oneof(
  fc.record({ type: fc.constant('string'), description: anyText }, { noNullPrototype: true }),
  fc.record({ type: fc.constant('number'), default: fc.integer() }, { noNullPrototype: true }),
  fc.constant({ type: 'array', items: { enum: ['a', null, 3] }, minItems: 1 }),
);

/** Schemas that are valid, not only shaped like one. */
const objectSchema = fc.record(
  {
    $schema: fc.constant('https://json-schema.org/draft/2020-12/schema'),
    type: fc.constant('object'),
    properties: anyRecord(anyName, property),
    required: fc.uniqueArray(anyText, { maxLength: 3 }),
  },
  { requiredKeys: ['type'], noNullPrototype: true },
);

const meta = anyRecord(metaKey, anyJson);

const timestamp = fc
  .tuple(
    fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true }),
    fc.constantFrom('Z', '.5Z', '.123456Z', '+02:00', '-11:30'),
  )
  .map(([date, rest]) => date.toISOString().slice(0, 19) + rest);

const always: Instead = {
  'any/lastModified': timestamp,
  'any/createdAt': timestamp,
  'any/lastUpdatedAt': timestamp,
  'Tool/inputSchema': objectSchema,
  'Tool/outputSchema': objectSchema,
  // A root is a file (client/roots#root).
  'Root/uri': fileUri,
  // elicitation:schema:dialect
  'ElicitRequestFormParams/requestedSchema/$schema': 'absent',
  // completion:ref:title
  'PromptReference/title': 'absent',
  // prompts:list:arguments:title
  'PromptArgument/title': 'absent',
  // Whoever asks for a task is answered with one: the area of tasks proves that.
  'any/task': 'absent',
};

/** In the stateless era the ends themselves write the envelope, the kind of a result and how long it keeps. */
const statelessEra: Instead = {
  ...always,
  RequestMetaObject: meta,
  ResultMetaObject: meta,
  NotificationMetaObject: meta,
  MetaObject: meta,
  'any/resultType': 'absent',
  // The rounds of a request that needs input are the ends' own as well.
  'any/inputResponses': 'absent',
  'any/requestState': 'absent',
  'any/ttlMs': fc.constant(0),
  // roundtrip:params:byte-order-mark
  'CallToolRequestParams/name': anyText.filter((text) => !text.startsWith('\ufeff')),
  'GetPromptRequestParams/name': anyText.filter((text) => !text.startsWith('\ufeff')),
};

/** roundtrip:params:proto and roundtrip:result:proto */
const withoutProto = <Value>(value: Value): Value =>
  value === undefined
    ? value
    : JSON.parse(JSON.stringify(value), (key, each) => (key === '__proto__' ? undefined : each));

/** Beside the envelope an empty `_meta` cannot be told from none. */
const withoutEmptyMeta = (params: Json | undefined): Json | undefined => {
  if (params === undefined || eraOf(runningCell().spec.revision) === 'handshake') return params;
  const { _meta, ...rest } = params;
  return Object.keys(_meta ?? {}).length === 0 ? rest : params;
};

const kinds = ['TextContent', 'ImageContent', 'AudioContent'];

/** Messages without uses of tools: that uses and results are in balance is beyond the shapes (sampling:tool-use). */
const messages = (definitions: Definitions, instead: Instead): Instead => {
  const content = valuesOf(definitions, instead);
  const any = fc.oneof(...kinds.filter((kind) => kind in definitions).map(content));
  return { ...instead, 'SamplingMessage/content': any, 'CreateMessageResult/content': any };
};

type Values = (definition: string) => fc.Arbitrary<Json>;
const read = new Map<Revision, Values>();

const valuesAt = (revision: Revision): Values => {
  const known = read.get(revision);
  if (known) return known;
  const definitions = definitionsOf(revision);
  const instead = eraOf(revision) === 'stateless' ? statelessEra : always;
  const values = valuesOf(definitions, messages(definitions, instead)) as Values;
  read.set(revision, values);
  return values;
};

/** Requests that `sender` may send, with the result that is to answer each; of `methods` those that the revision has. */
export const anyRequest = (sender: Side, methods: readonly string[]): fc.Arbitrary<AnyRequest> => {
  const { revision } = runningCell().spec;
  const { requests } = exchanges[revision][sender];
  const values = valuesAt(revision);
  const listed = methods.flatMap((method) => {
    const exchange = requests[method];
    if (!exchange) return [];
    return fc.tuple(values(exchange.request), values(exchange.result)).map(
      ([{ params }, result]): AnyRequest => ({
        method,
        params: withoutEmptyMeta(withoutProto(params)),
        result: withoutProto(result),
      }),
    );
  });
  return fc.oneof(...listed);
};

/** Notifications that `sender` may send; of `methods` those that the revision has. */
export const anyNotification = (sender: Side, methods: readonly string[]): fc.Arbitrary<AnyNotification> => {
  const { revision } = runningCell().spec;
  const { notifications } = exchanges[revision][sender];
  const values = valuesAt(revision);
  const listed = methods.flatMap((method) => {
    const definition = notifications[method];
    return definition
      ? [values(definition).map(({ params }): AnyNotification => ({ method, params: withoutProto(params) }))]
      : [];
  });
  return fc.oneof(...listed);
};
