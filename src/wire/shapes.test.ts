// The shapes are compiled without a look at their meta-schema: that they are valid is seen here, once.

import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { revisions } from '../../requirements/revisions.ts';

test.each(revisions)('the shapes of %s are a valid JSON Schema of their dialect', (revision) => {
  const file = new URL(`../../requirements/spec/${revision}.shapes.json`, import.meta.url);
  const document = JSON.parse(readFileSync(file, 'utf8'));
  const ajv = document.$defs ? new Ajv2020({ strict: false }) : new Ajv({ strict: false });
  ajv.validateSchema(document);
  expect(ajv.errors ?? []).toEqual([]);
});
