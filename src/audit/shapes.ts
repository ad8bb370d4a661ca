// Shapes: the JSON Schema of a revision without its prose. Only keywords lose their prose: a property that happens
// to be named `title` or `description` stays.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Revision } from '../../requirements/revisions.ts';

type Keep = 'value' | 'schema' | 'schemas-by-name' | 'schema-list';

/** Every keyword that may stand in a shape, and what its value is. */
const kept: Readonly<Record<string, Keep>> = {
  $schema: 'value',
  $ref: 'value',
  type: 'value',
  const: 'value',
  enum: 'value',
  format: 'value',
  required: 'value',
  minimum: 'value',
  maximum: 'value',
  minItems: 'value',
  maxItems: 'value',
  minLength: 'value',
  maxLength: 'value',
  items: 'schema',
  additionalProperties: 'schema',
  anyOf: 'schema-list',
  allOf: 'schema-list',
  oneOf: 'schema-list',
  properties: 'schemas-by-name',
  definitions: 'schemas-by-name',
  $defs: 'schemas-by-name',
};

const prose: ReadonlySet<string> = new Set(['description', 'title', 'examples', '$comment']);

export class ShapesError extends Error {
  readonly code: 'no-schema' | 'unreadable-schema' | 'unknown-keyword';

  constructor(code: ShapesError['code'], message: string) {
    super(message);
    this.name = 'ShapesError';
    this.code = code;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const keptValue = (keyword: string, value: unknown, pointer: string): unknown => {
  switch (kept[keyword]) {
    case 'value':
      return value;
    case 'schema':
      return withoutProse(value, pointer);
    case 'schema-list':
      return (value as unknown[]).map((part, index) => withoutProse(part, `${pointer}/${index}`));
    case 'schemas-by-name':
      return Object.fromEntries(
        Object.entries(value as object).map(([name, part]) => [
          name,
          withoutProse(part, `${pointer}/${name}`),
        ]),
      );
    default:
      throw new ShapesError(
        'unknown-keyword',
        `the schema uses the keyword "${keyword}" at ${pointer}, and src/audit/shapes.ts does not know it.\n` +
          '  Say there whether it is prose or what its value is.',
      );
  }
};

/**
 * The same schema without annotations.
 * @throws ShapesError `unknown-keyword`: nobody has decided yet whether that keyword is prose.
 */
export const withoutProse = (schema: unknown, pointer = ''): unknown => {
  if (!isObject(schema)) return schema;
  const keywords = Object.entries(schema).filter(([keyword]) => !prose.has(keyword));
  return Object.fromEntries(
    keywords.map(([keyword, value]) => [keyword, keptValue(keyword, value, `${pointer}/${keyword}`)]),
  );
};

/** Where the shapes of a revision are committed. */
export const shapesFile = (revision: Revision): string =>
  fileURLToPath(new URL(`../../requirements/spec/${revision}.shapes.json`, import.meta.url));

/**
 * The shapes of a revision, from a checkout of the specification.
 * @throws ShapesError `no-schema`, `unreadable-schema`, `unknown-keyword`
 */
export const readShapes = (spec: string, revision: string): unknown => {
  const file = join(spec, 'schema', revision, 'schema.json');
  if (!existsSync(file)) {
    throw new ShapesError(
      'no-schema',
      `${file} does not exist.\n  Name a checkout of the specification with --spec DIR or MCP_SPEC_DIR.`,
    );
  }
  return withoutProse(parsed(file));
};

const parsed = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new ShapesError(
      'unreadable-schema',
      `${file} cannot be read: ${(error as Error).message}.\n  Repair it in the checkout, then repeat.`,
    );
  }
};

/** What the file of a revision's shapes has to hold, given a checkout of the specification. */
export const shapesText = (spec: string, revision: Revision): string =>
  `${JSON.stringify(readShapes(spec, revision), null, 1)}\n`;
