// What must hold of finding the values of a template's variables in a URI. The standard for templates says how they are
// filled in and leaves the way back open.

import type { Area } from '../model.ts';

export const uriTemplateMatch = {
  'uri-template:match:operators': {
    source: ['sdk'],
    behavior: 'The template finds each value behind the sign of its expression.',
    level: 'own',
    transports: { only: ['memory'], because: 'transport-free' },
    divergence: [
      { pin: 'with-hash', sdk: 'v1', note: 'takes the sign of a fragment for a part of its value' },
      { pin: 'with-hash', sdk: 'v2', note: 'takes the sign of a fragment for a part of its value' },
    ],
  },
  'uri-template:match:none': {
    source: ['sdk'],
    behavior: 'The template finds nothing in a URI of another form.',
    level: 'own',
    transports: { only: ['memory'], because: 'transport-free' },
  },
  'uri-template:match:time': {
    source: ['sdk'],
    behavior: 'The template tells without delay that a long list does not have its form.',
    level: 'own',
    transports: { only: ['memory'], because: 'transport-free' },
    divergence: [
      {
        pin: 'doubling',
        sdk: 'v1',
        versions: '<1.25.2',
        note: 'takes twice as long for each value more, which is enough to stop a server',
        issue: '#1365',
      },
    ],
  },
  'uri-template:match:literal': {
    source: ['sdk'],
    behavior: 'The template takes the characters of its text and of its names for themselves.',
    level: 'own',
    transports: { only: ['memory'], because: 'transport-free' },
  },
  'uri-template:match:exploded': {
    source: ['sdk'],
    behavior: 'The template finds the values of an exploded variable as a list, and a single one as itself.',
    level: 'own',
    transports: { only: ['memory'], because: 'transport-free' },
  },
  'uri-template:match:exploded:signs': {
    source: ['sdk'],
    behavior: 'The template finds the values of a list in what an exploded variable with a sign expands to.',
    level: 'own',
    transports: { only: ['memory'], because: 'transport-free' },
    divergence: [
      { pin: 'by-commas', sdk: 'v1', note: 'looks for commas where each value has its sign' },
      { pin: 'by-commas', sdk: 'v2', note: 'looks for commas where each value has its sign' },
    ],
  },
  'uri-template:match:several': {
    source: ['sdk'],
    behavior: 'The template finds the values of several variables of one expression.',
    level: 'own',
    transports: { only: ['memory'], because: 'transport-free' },
    divergence: [
      { pin: 'first-alone', sdk: 'v1', note: 'looks for the first variable and no comma', issue: '#2166' },
      { pin: 'first-alone', sdk: 'v2', note: 'looks for the first variable and no comma', issue: '#2166' },
    ],
  },
} as const satisfies Area;
