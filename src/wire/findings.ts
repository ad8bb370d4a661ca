// What is wrong with a value, one finding for each thing wrong. Where a union is missed, the part that was meant is
// found by its constants (`type: "text"`) and its own findings are told instead of those of every part.

import type { ErrorObject } from 'ajv';
import type { Shapes } from './shapes.ts';

export interface Finding {
  /** JSON pointer into the value. A missing or surplus property is named by its own pointer. */
  readonly pointer: string;
  readonly keyword: string;
  readonly text: string;
}

const escaped = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');

const describe = (error: ErrorObject): Finding => {
  const { keyword, instancePath, params } = error;
  if (keyword === 'required') {
    const name = String(params.missingProperty);
    return { pointer: `${instancePath}/${escaped(name)}`, keyword, text: `lacks "${name}"` };
  }
  if (keyword === 'additionalProperties') {
    const name = String(params.additionalProperty);
    return {
      pointer: `${instancePath}/${escaped(name)}`,
      keyword,
      text: `has "${name}", which is not allowed`,
    };
  }
  const allowed = keyword === 'const' ? params.allowedValue : params.allowedValues;
  const detail = allowed === undefined ? '' : `: ${JSON.stringify(allowed)}`;
  return { pointer: instancePath, keyword, text: `${error.message ?? keyword}${detail}` };
};

const isWithin = (pointer: string, outer: string): boolean =>
  pointer === outer || pointer.startsWith(`${outer}/`);

const isUnion = (error: ErrorObject): boolean => error.keyword === 'anyOf' || error.keyword === 'oneOf';

/** The only part of a union whose constants the value has, if there is one. */
const partMeant = (error: ErrorObject, shapes: Shapes): string | undefined => {
  const parts = (error.schema as readonly { readonly $ref?: string }[])
    .map((part) => part.$ref?.replace(/^.*\//, ''))
    .filter((name) => name !== undefined);
  const value = error.data as Record<string, unknown> | undefined;
  const meant = parts.filter((name) => {
    const constants = Object.entries(shapes.constants(name));
    return constants.length > 0 && constants.every(([key, constant]) => value?.[key] === constant);
  });
  return meant.length === 1 ? meant[0] : undefined;
};

/** All that keeps `value` from being as `definition` says. */
export const findings = (shapes: Shapes, definition: string, value: unknown): Finding[] => {
  const found: Finding[] = [];
  for (const error of shapes.errors(definition, value)) {
    if (!isUnion(error)) {
      found.push(describe(error));
      continue;
    }
    // ajv tells what each part of a union misses just before it tells that the union is missed.
    while (found.length > 0 && isWithin(found.at(-1)?.pointer ?? '', error.instancePath)) found.pop();
    const part = partMeant(error, shapes);
    const inner = part === undefined ? [] : findings(shapes, part, error.data);
    const outer = {
      pointer: error.instancePath,
      keyword: error.keyword,
      text: 'is none of the shapes allowed here',
    };
    found.push(
      ...(inner.length > 0
        ? inner.map((each) => ({ ...each, pointer: `${error.instancePath}${each.pointer}` }))
        : [outer]),
    );
  }
  return found;
};
