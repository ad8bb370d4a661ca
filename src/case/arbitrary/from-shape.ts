// From the shape of a definition to arbitrary values of it: as much of JSON Schema as the shapes of the specification use.
// Only declared properties are generated where a shape is open without saying so: what else an end may add, the other
// may ignore.

import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import type { Revision } from '../../../requirements/revisions.ts';
import { metaKey, textOf } from './formats.ts';
import { anyInteger, anyJson, anyName, anyNumber, anyRecord, anyText, nested } from './json.ts';

export interface Shape {
  readonly $ref?: string;
  readonly anyOf?: readonly Shape[];
  readonly allOf?: readonly Shape[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: Shape;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Shape;
}

/**
 * What is generated instead of what the shapes say: by definition, by definition and property (`Tool/icons`), or by
 * property alone: `any/task`.
 */
export type Instead = Readonly<Record<string, fc.Arbitrary<unknown> | 'absent'>>;

export type Definitions = Readonly<Record<string, Shape>>;

/** The keywords that are understood, and those that say nothing about values. */
const known = new Set([
  ...['$ref', 'anyOf', 'allOf', 'enum', 'const', 'type', 'format', 'minimum', 'maximum', 'items', 'maxItems'],
  ...['properties', 'required', 'additionalProperties', 'default'],
]);

const refuseUnknown = (shape: Shape): void => {
  const keyword = Object.keys(shape).find((each) => !known.has(each));
  if (keyword !== undefined)
    throw new Error(
      `No values are known of keyword "${keyword}". Add it in src/case/arbitrary/from-shape.ts.`,
    );
};

export const nameOf = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1);

/** The definitions that refer to themselves. As they stand they know neither null nor fractions. */
const inShapes = nested(anyText, fc.boolean(), anyInteger());
const recursive: Instead = {
  JSONValue: inShapes.value,
  JSONObject: inShapes.object,
  JSONArray: fc.array(inShapes.value, { maxLength: 3 }),
};

/** Properties of all parts together. */
export const merged = (parts: readonly Shape[]): Shape => ({
  type: 'object',
  properties: Object.assign({}, ...parts.map((part) => part.properties)),
  required: parts.flatMap((part) => part.required ?? []),
});

const bounds = ({ minimum, maximum }: Shape) => ({
  ...(minimum !== undefined && { min: minimum }),
  ...(maximum !== undefined && { max: maximum }),
});

/** The arbitrary values of every definition of one revision; each is made when first asked for. */
export const valuesOf = (
  definitions: Definitions,
  replaced: Instead = {},
): ((definition: string) => fc.Arbitrary<unknown>) => {
  const instead: Instead = { ...recursive, ...replaced };
  const made = new Map<string, fc.Arbitrary<unknown>>();

  const defined = (name: string): fc.Arbitrary<unknown> => {
    const ready = instead[name] ?? made.get(name);
    if (ready === 'absent') throw new Error(`"${name}" is left out, and still asked for.`);
    if (ready) return ready;
    const shape = definitions[name];
    if (!shape) throw new Error(`There is no definition "${name}" in these shapes.`);
    const values = of(shape, name);
    made.set(name, values);
    return values;
  };

  const resolved = (shape: Shape): Shape =>
    shape.$ref === undefined ? shape : resolved(definitions[nameOf(shape.$ref)] ?? {});

  /** @param at where the shape stands: a definition, or a property of one */
  const of = (shape: Shape, at: string): fc.Arbitrary<unknown> => {
    refuseUnknown(shape);
    if (shape.$ref !== undefined) return defined(nameOf(shape.$ref));
    if (shape.anyOf) return fc.oneof(...shape.anyOf.map((each) => of(each, at)));
    if (shape.allOf) return of(merged(shape.allOf.map(resolved)), at);
    if (shape.enum) return fc.constantFrom(...shape.enum);
    if ('const' in shape) return fc.constant(shape.const);
    if (Array.isArray(shape.type)) return fc.oneof(...shape.type.map((type) => of({ ...shape, type }, at)));
    return typed(shape, at);
  };

  const typed = (shape: Shape, at: string): fc.Arbitrary<unknown> => {
    switch (shape.type) {
      case 'string':
        return shape.format === undefined ? anyText : textOf(shape.format);
      case 'boolean':
        return fc.boolean();
      case 'null':
        return fc.constant(null);
      case 'integer':
        return anyInteger(bounds(shape));
      case 'number':
        return anyNumber(bounds(shape));
      case 'array':
        return fc.array(of(shape.items ?? {}, at), { maxLength: Math.min(3, shape.maxItems ?? 3) });
      case 'object':
        return object(shape, at);
      default:
        return anyJson;
    }
  };

  const object = (shape: Shape, at: string): fc.Arbitrary<unknown> => {
    const all = Object.entries(shape.properties ?? {});
    const values = all.flatMap(([name, property]): [string, fc.Arbitrary<unknown>][] => {
      const place = `${at}/${name}`;
      const other = instead[place] ?? instead[`any/${name}`];
      return other === 'absent' ? [] : [[name, other ?? of(property, place)]];
    });
    const declared = fc.record(Object.fromEntries(values), {
      requiredKeys: (shape.required ?? []).filter((name) => values.some(([listed]) => listed === name)),
      noNullPrototype: true,
    });
    const more = shape.additionalProperties ?? false;
    if (more === false) return declared;
    const name = (at.endsWith('/_meta') ? metaKey : anyName).filter(
      (each) => !all.some(([key]) => key === each),
    );
    const others = anyRecord(name, more === true ? anyJson : of(more, `${at}/*`));
    return fc.tuple(others, declared).map(([rest, own]) => ({ ...rest, ...own }));
  };

  return defined;
};

/** The committed shapes of a revision by name; its empty result admits `_meta` alone. */
export const definitionsOf = (revision: Revision): Definitions => {
  const file = new URL(`../../../requirements/spec/${revision}.shapes.json`, import.meta.url);
  const document = JSON.parse(readFileSync(file, 'utf8'));
  const { Result, ...definitions } = document.$defs ?? document.definitions;
  return {
    ...definitions,
    Result,
    EmptyResult: { ...Result, additionalProperties: false },
  };
};
