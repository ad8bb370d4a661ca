// Every dialect judges by its own meta-schema, and the default is draft 2020-12.

import { expect, test } from 'vitest';
import { schemaFaults } from './schema-faults.ts';

test('a valid schema has no faults in its own dialect', () => {
  expect(schemaFaults({ type: 'object', prefixItems: [{ type: 'string' }] })).toEqual([]);
  const draft07 = 'http://json-schema.org/draft-07/schema#';
  expect(schemaFaults({ $schema: draft07, type: 'object', items: [{ type: 'string' }] })).toEqual([]);
});

test('what is valid in draft-07 alone is a fault without a dialect', () => {
  expect(schemaFaults({ type: 'object', items: [{ type: 'string' }] })).toEqual([
    '/items must be object,boolean',
  ]);
});

test('a wrong keyword, an unknown dialect and what is no schema are faults', () => {
  expect(schemaFaults({ type: 'objekt' })).not.toEqual([]);
  expect(schemaFaults({ $schema: 'https://dialects.example/mine' })).toEqual([
    '/$schema names https://dialects.example/mine, which this suite does not know',
  ]);
  expect(schemaFaults(null)).toEqual(['/ must be an object']);
});
