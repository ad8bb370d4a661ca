// The named types of a JSON Schema, and references to them.

export type Schema = Readonly<Record<string, unknown>>;
export type Definitions = Readonly<Record<string, Schema>>;

/** The named types of a schema, of either draft. */
export const definitionsOf = (shapes: unknown): Definitions => {
  const { $defs, definitions } = shapes as { $defs?: Definitions; definitions?: Definitions };
  return $defs ?? definitions ?? {};
};

/** The name a `$ref` ends in. */
export const nameIn = (reference: unknown): string | undefined =>
  typeof reference === 'string' ? reference.slice(reference.lastIndexOf('/') + 1) : undefined;
