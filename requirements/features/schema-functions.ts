// What must hold of the functions about schemas that the SDK exports: they treat schemas of both versions of zod alike.

import type { Area } from '../model.ts';

export const schemaFunctions = {
  'schema-functions:object': {
    source: ['sdk'],
    behavior:
      'The SDK makes a schema of an object out of schemas of its members, if they are of one version.',
    level: 'own',
    transports: { only: ['memory'], because: 'transport-free' },
    needs: ['schema-functions', 'zod:both'],
  },
  'schema-functions:parse': {
    source: ['sdk'],
    behavior: 'The SDK parses by a schema of either version.',
    level: 'own',
    transports: { only: ['memory'], because: 'transport-free' },
    needs: ['schema-functions', 'zod:both'],
  },
  'schema-functions:shape': {
    source: ['sdk'],
    behavior: 'The SDK finds the members of a schema of an object.',
    level: 'own',
    transports: { only: ['memory'], because: 'transport-free' },
    needs: ['schema-functions', 'zod:both'],
  },
  'schema-functions:normalized': {
    source: ['sdk'],
    behavior: 'The SDK tells schemas of objects, and members that become one, from everything else.',
    level: 'own',
    transports: { only: ['memory'], because: 'transport-free' },
    needs: ['schema-functions', 'zod:both'],
  },
  'schema-functions:message': {
    source: ['sdk'],
    behavior: 'The SDK says every complaint of a failed parse, with the place it is about.',
    level: 'own',
    transports: { only: ['memory'], because: 'transport-free' },
    needs: ['schema-functions', 'zod:both'],
    divergence: [
      {
        pin: 'first-alone',
        sdk: 'v1',
        versions: '<1.30',
        note: 'says the first complaint without its place',
        issue: '#1503',
      },
    ],
  },
  'schema-functions:message:unknown': {
    source: ['sdk'],
    behavior: 'The SDK says what it knows of an error that lists no complaints.',
    level: 'own',
    transports: { only: ['memory'], because: 'transport-free' },
    needs: ['schema-functions'],
  },
  'schema-functions:described': {
    source: ['sdk'],
    behavior: 'The SDK tells the description of a schema and its being optional.',
    level: 'own',
    transports: { only: ['memory'], because: 'transport-free' },
    needs: ['schema-functions', 'zod:both'],
  },
  'schema-functions:literal': {
    source: ['sdk'],
    behavior: 'The SDK tells the value that a literal stands for.',
    level: 'own',
    transports: { only: ['memory'], because: 'transport-free' },
    needs: ['schema-functions', 'zod:both'],
  },
  'schema-functions:method': {
    source: ['sdk'],
    behavior: 'The SDK reads the method off the schema of a message that has one, and of no other.',
    level: 'own',
    transports: { only: ['memory'], because: 'transport-free' },
    needs: ['schema-functions', 'zod:both'],
  },
  'schema-functions:json': {
    source: ['sdk'],
    behavior: 'The SDK writes a schema as JSON Schema of the dialect and for the side that are asked for.',
    level: 'own',
    transports: { only: ['memory'], because: 'transport-free' },
    needs: ['schema-functions', 'zod:both'],
  },
  'schema-functions:completable': {
    source: ['sdk'],
    behavior: 'The SDK tells a completable schema, and what completes it, from a plain one.',
    level: 'own',
    transports: { only: ['memory'], because: 'transport-free' },
    needs: ['schema-functions'],
  },
} as const satisfies Area;
