// A miniature project that breaks statements-are-claimed.

import { area, type Fixture, factsOf } from '../fixture.ts';

const file = 'requirements/spec/2025-11-25.json';
const remedy = 'or set it aside in requirements/spec/set-aside.ts.';
const link = 'https://modelcontextprotocol.io/specification/2025-11-25';

export const fixture: Fixture = {
  strict: ['2025-11-25'],
  files: {
    ...factsOf({
      'kitchen/kettle': {
        '': [['0001', 'must']],
        boiling: [
          ['0001', 'must'],
          ['0002', 'must'],
          ['0003', 'may'],
          ['0004', 'must'],
        ],
      },
      schema: { Kettle: [['0005', 'should']] },
    }),
    'requirements/features/kettle.ts': area(
      'kettle',
      `  'kettle:schema': { source: [{ at: 'kitchen/kettle#boiling', tags: ['0001'] }], level: 'must',
    behavior: 'The kettle boils.', deferred: { reason: 'schema-level', note: 'no oracle yet' } },
  'kettle:absence': { source: [{ at: 'kitchen/kettle#boiling', tags: ['0002'] }], level: 'must',
    behavior: 'The kettle boils.', deferred: { reason: 'only-absence-shows-it', note: 'no steam' } },
  'kettle:later': { source: [{ at: 'kitchen/kettle#boiling', tags: ['0004'], in: ['2026-07-28'] }], level: 'must',
    behavior: 'The kettle boils.', deferred: { reason: 'experimental', note: 'so far' }, since: '2026-07-28' },`,
    ),
    'requirements/spec/set-aside.ts':
      "export const setAside = [{ at: 'kitchen/kettle#boiling', tags: ['0003'], reason: 'advice' }];\n",
  },
  findings: [
    {
      file,
      line: 17,
      message: `0001 (must) under kitchen/kettle is claimed by no requirement. ${link}/kitchen/kettle
Run pnpm generate entries --page kitchen/kettle and fill in what it writes, ${remedy}`,
    },
    {
      file,
      line: 24,
      message: `0001 (must) under kitchen/kettle#boiling is claimed by deferred requirements alone: kettle:schema (schema-level). ${link}/kitchen/kettle#boiling
Write a test for one of them, ${remedy}`,
    },
    {
      file,
      line: 39,
      message: `0004 (must) under kitchen/kettle#boiling is claimed by no requirement. ${link}/kitchen/kettle#boiling
Run pnpm generate entries --page kitchen/kettle and fill in what it writes, ${remedy}`,
    },
    {
      file,
      line: 48,
      message: `0005 (should) under schema#Kettle is claimed by no requirement. ${link}/schema#Kettle
Run pnpm generate entries --page schema and fill in what it writes, ${remedy}`,
    },
  ],
};
