// The committed shapes of a revision as compiled validators: one for each definition, compiled when first asked for.

import { readFileSync } from 'node:fs';
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { Revision } from '../../requirements/revisions.ts';

export interface Shapes {
  /** What is wrong with a value that should be as a definition says; empty when it is. */
  errors(definition: string, value: unknown): readonly ErrorObject[];
  /** The properties for which a definition knows one value only: what tells the parts of a union apart. */
  constants(definition: string): Readonly<Record<string, unknown>>;
  has(definition: string): boolean;
}

interface Definition {
  readonly properties?: Readonly<Record<string, { readonly const?: unknown }>>;
}

/**
 * The committed shapes are held against their meta-schema by a test, not in every worker. Code that is neither inlined nor
 * optimized is made several times as fast, and says the same.
 */
const options = {
  strict: false,
  allErrors: true,
  verbose: true,
  validateSchema: false,
  inlineRefs: false,
  code: { optimize: false },
};

/** An empty result admits `_meta` alone, which the definition itself, open like every result, does not say. */
const emptyResult = {
  type: 'object',
  properties: { _meta: { type: 'object' } },
  additionalProperties: false,
};

const load = (revision: Revision): Shapes => {
  const file = new URL(`../../requirements/spec/${revision}.shapes.json`, import.meta.url);
  const document = JSON.parse(readFileSync(file, 'utf8'));
  const key = document.$defs ? '$defs' : 'definitions';
  const definitions: Record<string, Definition> = { ...document[key], EmptyResult: emptyResult };
  const ajv = key === '$defs' ? new Ajv2020(options) : new Ajv(options);
  formats.default(ajv);
  ajv.addSchema({ ...document, [key]: definitions }, revision);

  const compiled = new Map<string, ValidateFunction>();
  const validator = (definition: string): ValidateFunction => {
    const known = compiled.get(definition);
    if (known) return known;
    const made = ajv.compile({ $ref: `${revision}#/${key}/${definition}` });
    compiled.set(definition, made);
    return made;
  };

  return {
    has: (definition) => definition in definitions,
    errors(definition, value) {
      const validate = validator(definition);
      return validate(value) ? [] : [...(validate.errors ?? [])];
    },
    constants: (definition) =>
      Object.fromEntries(
        Object.entries(definitions[definition]?.properties ?? {})
          .filter(([, property]) => property.const !== undefined)
          .map(([name, property]) => [name, property.const]),
      ),
  };
};

const loaded = new Map<Revision, Shapes>();

/** The shapes of a revision, read once in a process. */
export const shapesOf = (revision: Revision): Shapes => {
  const known = loaded.get(revision) ?? load(revision);
  loaded.set(revision, known);
  return known;
};
