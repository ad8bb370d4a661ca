// The fields of types that two revisions share: where they differ, by pointer and in words.

import { type Definitions, nameIn, type Schema } from './definitions.ts';

export interface FieldChange {
  readonly type: string;
  /** Below the definitions of the schema: `Tool/properties/icons`. */
  readonly pointer: string;
  /** What changed there, in words: `is new and optional`. */
  readonly change: string;
}

type Say = (pointer: string, change: string) => void;

interface Sides {
  readonly before: Definitions;
  readonly after: Definitions;
  readonly say: Say;
}

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const requiredIn = (schema: Schema): readonly string[] => (schema.required as string[] | undefined) ?? [];

const shown = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** One keyword whose value is a plain value. */
const plain = [
  'type',
  'const',
  'format',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
  'minLength',
  'maxLength',
];

const comparePlain = (a: Schema, b: Schema, pointer: string, say: Say): void => {
  for (const keyword of plain) {
    const [old, young] = [a[keyword], b[keyword]];
    if (JSON.stringify(old) === JSON.stringify(young)) continue;
    if (old === undefined) say(pointer, `has the ${keyword} ${shown(young)} now`);
    else if (young === undefined) say(pointer, `has no ${keyword} any more (was ${shown(old)})`);
    else say(pointer, `has the ${keyword} ${shown(young)} instead of ${shown(old)}`);
  }
};

const partsOf = (value: unknown): string[] =>
  ((value ?? []) as unknown[]).map((part) =>
    isSchema(part) ? (nameIn(part.$ref) ?? JSON.stringify(part)) : shown(part),
  );

/** Keywords that hold a set of values or of choices. */
const compareSets = (a: Schema, b: Schema, pointer: string, say: Say): void => {
  for (const [keyword, what] of Object.entries({
    enum: 'value',
    anyOf: 'choice',
    oneOf: 'choice',
    allOf: 'part',
  })) {
    const [old, young] = [partsOf(a[keyword]), partsOf(b[keyword])];
    for (const part of young) if (!old.includes(part)) say(pointer, `has the ${what} ${part} now`);
    for (const part of old) if (!young.includes(part)) say(pointer, `has lost the ${what} ${part}`);
  }
};

const compareProperties = (sides: Sides, a: Schema, b: Schema, pointer: string): void => {
  const old = (a.properties ?? {}) as Record<string, Schema>;
  const young = (b.properties ?? {}) as Record<string, Schema>;
  const [must, mustNow] = [requiredIn(a), requiredIn(b)];
  for (const [name, property] of Object.entries(old)) {
    const at = `${pointer}/properties/${name}`;
    const now = young[name];
    if (now === undefined) {
      sides.say(at, 'is gone');
      continue;
    }
    if (must.includes(name) !== mustNow.includes(name)) {
      sides.say(at, mustNow.includes(name) ? 'is required now' : 'is optional now');
    }
    compareSchemas(sides, property, now, at);
  }
  for (const name of Object.keys(young)) {
    if (old[name] !== undefined) continue;
    sides.say(
      `${pointer}/properties/${name}`,
      mustNow.includes(name) ? 'is new and required' : 'is new and optional',
    );
  }
};

/** A schema behind its reference: whether a type has a name of its own changes nothing on the wire. */
const resolved = (schema: Schema, definitions: Definitions): Schema =>
  definitions[nameIn(schema.$ref) ?? ''] ?? schema;

const compareReferences = (sides: Sides, a: Schema, b: Schema, pointer: string): void => {
  const [old, young] = [nameIn(a.$ref), nameIn(b.$ref)];
  if (old !== undefined && old === young) return;
  const [known, now] = [old !== undefined && sides.after[old], young !== undefined && sides.before[young]];
  if (old !== undefined && young !== undefined && (known || now)) {
    sides.say(pointer, `is ${young} instead of ${old}`);
  } else {
    compareSchemas(sides, resolved(a, sides.before), resolved(b, sides.after), pointer);
  }
};

const compareSchemas = (sides: Sides, a: Schema, b: Schema, pointer: string): void => {
  if (a.$ref !== undefined || b.$ref !== undefined) {
    compareReferences(sides, a, b, pointer);
    return;
  }
  comparePlain(a, b, pointer, sides.say);
  compareSets(a, b, pointer, sides.say);
  compareProperties(sides, a, b, pointer);
  for (const keyword of ['items', 'additionalProperties']) {
    compareNested(sides, a[keyword], b[keyword], `${pointer}/${keyword}`);
  }
};

/** Absent, true and {} all admit everything. */
const admitsAll = (value: unknown): boolean =>
  value === undefined || value === true || (isSchema(value) && Object.keys(value).length === 0);

const compareNested = (sides: Sides, old: unknown, young: unknown, pointer: string): void => {
  if (admitsAll(old) && admitsAll(young)) return;
  if (isSchema(old) && isSchema(young) && !admitsAll(old) && !admitsAll(young)) {
    compareSchemas(sides, old, young, pointer);
  } else if (JSON.stringify(old) !== JSON.stringify(young)) {
    const named = (value: unknown) => (admitsAll(value) ? 'anything' : partsOf([value]).join());
    sides.say(pointer, `is ${named(young)} instead of ${named(old)}`);
  }
};

/** What each end may send is told by method. */
const unions = /^(Client|Server)(Request|Notification|Result)$/;

/** Every difference inside the types that stand in both, in the order of the older schema. */
export const compareFields = (before: Definitions, after: Definitions): FieldChange[] => {
  const changes: FieldChange[] = [];
  for (const [type, schema] of Object.entries(before)) {
    const now = after[type];
    const say: Say = (pointer, change) => changes.push({ type, pointer, change });
    if (now !== undefined && !unions.test(type)) compareSchemas({ before, after, say }, schema, now, type);
  }
  return changes;
};
