// What must hold of structured results where a tool declares a schema for them.

import type { Area } from '../model.ts';

export const toolsOutputSchema = {
  'tools:output-schema:server-validate': {
    source: [{ at: 'server/tools#output-schema', tags: ['1638'] }],
    behavior: 'The server returns no structured content that breaks the output schema of its tool.',
    level: 'must',
    tiers: ['highlevel'],
    since: '2025-06-18',
    needs: ['highlevel:output-schema'],
  },
  'tools:output-schema:server-missing': {
    source: [{ at: 'server/tools#output-schema', tags: ['1638'] }],
    behavior: 'The server returns no success without structured content from a tool with an output schema.',
    level: 'must',
    tiers: ['highlevel'],
    since: '2025-06-18',
    needs: ['highlevel:output-schema'],
  },
  'tools:output-schema:server-skip-on-error': {
    source: ['sdk'],
    behavior: 'The server returns the error result of a tool without validating it.',
    level: 'own',
    tiers: ['highlevel'],
    since: '2025-06-18',
    needs: ['highlevel:output-schema'],
  },
  'tools:output-schema:client-validate': {
    source: [
      { at: 'server/tools#output-schema', tags: ['9b2b'] },
      { at: 'server/tools#security-considerations', tags: ['5ba7'] },
    ],
    behavior: 'The client refuses structured content that breaks the listed output schema.',
    level: 'should',
    since: '2025-06-18',
  },
  'tools:output-schema:client-missing': {
    source: [{ at: 'server/tools#output-schema', tags: ['9b2b'] }],
    behavior: 'The client refuses a success without structured content from a tool with an output schema.',
    level: 'should',
    since: '2025-06-18',
  },
  'tools:output-schema:client-skip-on-error': {
    source: ['sdk'],
    behavior:
      'The client accepts an error result without structured content from a tool with an output schema.',
    level: 'own',
    since: '2025-06-18',
  },
  'tools:output-schema:client-skip-on-error:invalid': {
    source: ['sdk'],
    behavior: 'The client accepts an error result whose structured content breaks the listed output schema.',
    level: 'own',
    since: '2025-06-18',
    divergence: [
      {
        pin: 'refused',
        sdk: 'v1',
        note: 'validates the structured content of an error result too, and throws what the tool had to say away',
        issue: '#1943',
      },
    ],
  },
  'tools:output-schema:listed:last': {
    source: ['sdk'],
    behavior: 'The client judges structured content by the output schema that it listed last.',
    level: 'own',
    since: '2025-06-18',
    transports: { only: ['memory'], because: 'transport-free' },
    needs: ['validator:ajv'],
  },
  'tools:output-schema:listed:none': {
    source: ['sdk'],
    behavior: 'The client takes any result of a tool that it has not listed.',
    level: 'own',
    since: '2025-06-18',
    transports: { only: ['memory'], because: 'transport-free' },
  },
  'tools:output-schema:listed:identified': {
    source: ['sdk'],
    behavior: 'The client lists a tool whose output schema has an id as often as its user wants.',
    level: 'own',
    since: '2025-06-18',
    transports: { only: ['memory'], because: 'transport-free' },
    needs: ['validator:ajv'],
  },
  'tools:output-schema:listed:validator': {
    source: ['sdk'],
    behavior: 'The client judges structured content with the validator that it was built with.',
    level: 'own',
    since: '2025-06-18',
    transports: { only: ['memory'], because: 'transport-free' },
    needs: ['validator:ajv'],
  },
  'tools:output-schema:default-dialect': {
    source: [
      { at: 'basic/index#implementation-requirements', tags: ['f3cf', 'd501'] },
      { at: 'basic/index#schema-dialect', tags: ['8c39'] },
    ],
    behavior: 'The client applies keywords of draft 2020-12 to an output schema that names no dialect.',
    level: 'must',
    since: '2025-11-25',
    divergence: [
      {
        pin: 'accepted',
        sdk: 'v1',
        note: 'validates by draft-07 unless told otherwise, and so ignores prefixItems and other newer keywords',
      },
    ],
  },
  'tools:output-schema:draft-07': {
    source: ['issue:#2532'],
    behavior: 'The client applies keywords of draft-07 to an output schema that names this dialect.',
    level: 'own',
    since: '2025-11-25',
  },
  'tools:output-schema:unsupported-dialect': {
    source: [{ at: 'basic/index#implementation-requirements', tags: ['6e13'] }],
    behavior:
      'The client refuses a call to a tool with an output schema in an unsupported dialect by an error that says so.',
    level: 'must',
    since: '2025-11-25',
    divergence: [
      {
        pin: 'accepted',
        sdk: 'v1',
        note: 'takes no notice of the dialect that an output schema names, and validates by draft-07 all the same',
      },
    ],
  },
} as const satisfies Area;
