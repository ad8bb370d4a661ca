// Right and wrong values of what holds no others: by type, by format, and by what the specification says of a field beside
// its shape.

import type { Shape } from '../arbitrary/from-shape.ts';

/** Right values, and wrong ones by what is wrong with them. */
export interface Leaf {
  readonly right: readonly unknown[];
  readonly wrong: Readonly<Record<string, unknown>>;
}

const formats: Readonly<Record<string, Leaf>> = {
  uri: { right: ['test://any'], wrong: { 'no URI': 'any' } },
  'uri-template': { right: ['test://any/{id}'], wrong: { 'no template': 'test://any/{' } },
  byte: { right: ['AAAA'], wrong: { 'no base64': '!' } },
};

const words = (count: number): string[] => Array.from({ length: count }, (_, index) => `word ${index}`);

const time: Leaf = {
  right: ['2025-11-25T12:00:00Z', '2025-11-25T12:00:00.5+02:00'],
  wrong: { 'no time': 'today', 'a number': 7, null: null },
};

/** Whoever asks for a task is answered with one: the area of tasks proves that. Nobody asks with these. */
const task: Leaf = {
  right: [undefined],
  wrong: { text: 'any', null: null, 'a list': [], 'a lifetime that is text': { ttl: 'any' } },
};

/** By field, or by the name of the field alone. `absent`: another requirement is about it. */
export const beside: Readonly<Record<string, Leaf | 'absent'>> = {
  'any/lastModified': time,
  // An end takes no version that it does not know.
  'any/protocolVersion': { right: ['2025-11-25'], wrong: { 'a number': 7, null: null } },
  'Root/uri': {
    right: ['file:///any'],
    wrong: { 'no file': 'https://any.test/', 'a number': 7, null: null },
  },
  'CompleteResult/completion/values': {
    right: [words(2), words(100)],
    wrong: { 'too many': words(101), text: 'any', null: null, 'with a number': [7] },
  },
  // elicitation:schema:dialect
  'ElicitRequestFormParams/requestedSchema/$schema': 'absent',
  // completion:ref:title
  'PromptReference/title': 'absent',
  // prompts:list:arguments:title
  'PromptArgument/title': 'absent',
  'CallToolRequestParams/task': task,
  'CreateMessageRequestParams/task': task,
  'ElicitRequestFormParams/task': task,
  'ElicitRequestURLParams/task': task,
};

const object: Shape = { type: 'object', additionalProperties: true };
const relatedTask: Shape = {
  type: 'object',
  properties: { taskId: { type: 'string' } },
  required: ['taskId'],
};
const extensions: Shape = { type: 'object', additionalProperties: object };

/** Properties that the specification names elsewhere, or that an SDK keeps for itself, by the object they stand in. */
const further: readonly (readonly [RegExp, Readonly<Record<string, Shape>>])[] = [
  [/(Params|Result)\/_meta$/, { 'io.modelcontextprotocol/related-task': relatedTask }],
  [/^(Client|Server)Capabilities$/, { extensions }],
  [/^ClientCapabilities\/elicitation\/form$/, { applyDefaults: { type: 'boolean' } }],
];

export const furtherIn = (within: string): Readonly<Record<string, Shape>> =>
  Object.assign({}, ...further.filter(([place]) => place.test(within)).map(([, properties]) => properties));

/** What the shapes do not say, so that they cannot say either that it is wrong. */
export const isBesideShapes = (label: string): boolean =>
  /: (no time|no file|too many)$|\/(extensions|applyDefaults|io\.modelcontextprotocol\/related-task)[:/]/.test(
    label,
  );

const withinBounds = ({ minimum, maximum }: Shape, whole: boolean): Leaf => {
  const middle = minimum !== undefined && maximum !== undefined ? (minimum + maximum) / 2 : 3;
  const bounds = [minimum, maximum].filter((bound) => bound !== undefined);
  return {
    right: [...bounds, whole ? Math.round(middle) : middle + (bounds.length ? 0 : 0.5)],
    wrong: {
      text: 'any',
      null: null,
      ...(whole && { 'a fraction': middle + 0.5 }),
      ...(minimum !== undefined && { 'too small': minimum - 0.5 }),
      ...(maximum !== undefined && { 'too large': maximum + 0.5 }),
    },
  };
};

/** Of a constant or one of several words. */
export const leafOfWords = (right: readonly unknown[]): Leaf => ({
  right,
  wrong: { 'another word': 'any other', 'a number': 7, null: null },
});

/** Undefined where the shape is that of a list or an object. */
export const leafOfType = (shape: Shape): Leaf | undefined => {
  switch (shape.type) {
    case 'string': {
      const { right, wrong } = formats[shape.format ?? ''] ?? { right: ['any'], wrong: {} };
      return { right, wrong: { ...wrong, 'a number': 7, null: null } };
    }
    case 'boolean':
      return { right: [true, false], wrong: { text: 'any', null: null } };
    case 'null':
      return { right: [null], wrong: {} };
    case 'integer':
      return withinBounds(shape, true);
    case 'number':
      return withinBounds(shape, false);
    case 'array':
    case 'object':
      return undefined;
    default:
      return { right: ['any'], wrong: {} };
  }
};

/** What is no list, and what is no object. */
export const wrongWhole = {
  array: { text: 'any', null: null, 'an object': {} },
  object: { text: 'any', null: null, 'a list': [] },
} as const;
