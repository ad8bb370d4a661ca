// Leaving fields out.

import type { Json } from '../sdk/binding.ts';

/** The same JSON without these fields, wherever they stand. */
export const without = (value: Json, ...fields: readonly string[]): Json =>
  JSON.parse(JSON.stringify(value), (field, each) => (fields.includes(field) ? undefined : each));
