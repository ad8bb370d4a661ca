// What must hold of the optional fields of contents: of a tool's result, a prompt's messages and a resource that is read.

import type { Area } from '../model.ts';

export const fieldsContent = {
  'fields:content:tool': {
    source: [{ at: 'schema#calltoolresult' }, { at: 'schema#contentblock' }],
    behavior: 'The server sends the contents of a tool with every optional field.',
    level: 'may',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-11-25',
    divergence: [
      {
        pin: 'without-theme',
        sdk: 'v1',
        versions: '<1.25',
        note: 'loses the theme of an icon and the size of a resource',
      },
      {
        pin: 'without-size',
        sdk: 'v1',
        versions: '>=1.25 <1.29',
        note: 'loses the size of a resource',
        issue: '#1573',
      },
    ],
  },
  'fields:content:tool:empty': {
    source: [{ at: 'schema#calltoolresult' }, { at: 'schema#contentblock' }],
    behavior: 'The server sends the contents of a tool with optional fields in their empty forms.',
    level: 'may',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-11-25',
    divergence: [
      {
        pin: 'without-size',
        sdk: 'v1',
        versions: '<1.29',
        note: 'loses the size of a resource',
        issue: '#1573',
      },
    ],
  },
  'fields:content:tool:none': {
    source: [{ at: 'schema#calltoolresult' }],
    behavior: 'The server sends a result of a tool whose every field is empty.',
    level: 'may',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-11-25',
  },
  'fields:content:tool:structured': {
    source: [{ at: 'schema#calltoolresult-structuredcontent' }],
    behavior: 'The server sends structured content with nested and empty values of every kind.',
    level: 'may',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-11-25',
  },
  'fields:content:prompt:empty': {
    source: [{ at: 'schema#getpromptresult' }],
    behavior: 'The server sends the contents of a prompt with optional fields in their empty forms.',
    level: 'may',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-11-25',
    divergence: [
      {
        pin: 'without-size',
        sdk: 'v1',
        versions: '<1.29',
        note: 'loses the size of a resource',
        issue: '#1573',
      },
    ],
  },
  'fields:content:read:empty': {
    source: [{ at: 'schema#readresourceresult' }],
    behavior: 'The server sends the contents of a resource with optional fields in their empty forms.',
    level: 'may',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-11-25',
  },
  'fields:content:read:bytes': {
    source: [{ at: 'schema#blobresourcecontents-blob' }],
    behavior: 'The server sends bytes of every value as the base64 that it was given.',
    level: 'may',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-11-25',
  },
  'fields:content:unknown': {
    source: ['sdk'],
    behavior: 'The client drops fields of a content that no revision knows.',
    level: 'own',
    tiers: ['lowlevel'],
    since: '2025-11-25',
  },
} as const satisfies Area;
