// What must hold of the judges by JSON Schema that an SDK exports: for its ends to be built with, or to be used alone.

import type { Area } from '../model.ts';

export const validators = {
  'validators:ajv:valid': {
    source: ['sdk'],
    behavior: 'The validator hands back what it approves of, untouched.',
    level: 'own',
    transports: { only: ['memory'], because: 'transport-free' },
    needs: ['validator:ajv'],
  },
  'validators:ajv:invalid': {
    source: ['sdk'],
    behavior: 'The validator names every place at which a value breaks its schema.',
    level: 'own',
    transports: { only: ['memory'], because: 'transport-free' },
    needs: ['validator:ajv'],
  },
  'validators:ajv:tolerant': {
    source: ['sdk'],
    behavior:
      'The validator takes a schema with a keyword that it does not know, and one that is odd in itself.',
    level: 'own',
    transports: { only: ['memory'], because: 'transport-free' },
    needs: ['validator:ajv'],
  },
  'validators:ajv:identified': {
    source: ['sdk'],
    behavior: 'The validator takes a schema with an id as often as it is given.',
    level: 'own',
    transports: { only: ['memory'], because: 'transport-free' },
    needs: ['validator:ajv'],
  },
  'validators:ajv:engine': {
    source: ['sdk'],
    behavior: 'The validator leaves all of its work to the engine that it is given.',
    level: 'own',
    transports: { only: ['memory'], because: 'transport-free' },
    needs: ['validator:ajv'],
  },
  'validators:worker:valid': {
    source: ['sdk'],
    behavior: 'The validator without code generation hands back what it approves of, untouched.',
    level: 'own',
    transports: { only: ['memory'], because: 'transport-free' },
    needs: ['validator:worker'],
  },
  'validators:worker:invalid': {
    source: ['sdk'],
    behavior:
      'The validator without code generation names the first place at which a value breaks its schema.',
    level: 'own',
    transports: { only: ['memory'], because: 'transport-free' },
    needs: ['validator:worker'],
  },
  'validators:worker:every': {
    source: ['sdk'],
    behavior: 'The validator without code generation names every place where it is told not to stop.',
    level: 'own',
    transports: { only: ['memory'], because: 'transport-free' },
    needs: ['validator:worker'],
  },
  'validators:worker:draft': {
    source: ['sdk'],
    behavior: 'The validator without code generation judges by the draft that it is told.',
    level: 'own',
    transports: { only: ['memory'], because: 'transport-free' },
    needs: ['validator:worker'],
  },
  'validators:worker:used': {
    source: ['sdk'],
    behavior: 'The client that is built with the validator without code generation judges results by it.',
    level: 'own',
    since: '2025-06-18',
    transports: { only: ['memory'], because: 'transport-free' },
    needs: ['validator:worker'],
  },
} as const satisfies Area;
