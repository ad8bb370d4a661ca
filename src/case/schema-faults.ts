// Whether a JSON Schema is valid in its own dialect: judged by the meta-schema it names, or by that of draft 2020-12,
// which is the default of the specification (basic/index#schema-dialect).

import { Ajv, type ErrorObject } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';

const options = { strict: false, allErrors: true, logger: false } as const;
const drafts = {
  'https://json-schema.org/draft/2020-12/schema': () => new Ajv2020(options),
  'http://json-schema.org/draft-07/schema': () => new Ajv(options),
};
const judges = new Map<string, Ajv>();
const defaultDialect = 'https://json-schema.org/draft/2020-12/schema';

const describe = ({ instancePath, message }: ErrorObject): string => `${instancePath || '/'} ${message}`;

/** Made when first asked for: most cells judge no schema. */
const judgeOf = (dialect: string): Ajv | undefined => {
  const judge = judges.get(dialect) ?? drafts[dialect as keyof typeof drafts]?.();
  if (judge) judges.set(dialect, judge);
  return judge;
};

/** What breaks the dialect of a schema, one line each; empty where it is valid. */
export const schemaFaults = (schema: unknown): string[] => {
  if (typeof schema !== 'object' || schema === null) return ['/ must be an object'];
  const named = '$schema' in schema ? String(schema.$schema).replace(/#$/, '') : defaultDialect;
  const judge = judgeOf(named);
  if (!judge) return [`/$schema names ${named}, which this suite does not know`];
  judge.validateSchema(schema);
  // The meta-schema of draft 2020-12 is put together from parts, several of which may find the same fault.
  return [...new Set((judge.errors ?? []).map(describe))];
};
