// What must hold of reading a URI that a resource template matches.

import type { Area } from '../model.ts';

export const resourcesTemplatesRead = {
  'resources:templates:read': {
    source: [{ at: 'server/resources#resource-templates' }],
    behavior: 'The server reads a URI that a template matches with the values of its variables.',
    level: 'must',
    tiers: ['highlevel'],
  },
  'resources:templates:read:updated': {
    source: ['sdk'],
    behavior: 'The server reads by the URI template that a registration was given last.',
    level: 'own',
    tiers: ['highlevel'],
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'resources:templates:read:fixed-first': {
    source: ['sdk'],
    behavior: 'The server reads a resource at a fixed URI by its own function though a template matches it.',
    level: 'own',
    tiers: ['highlevel'],
  },
  'resources:templates:read:first-match': {
    source: ['sdk'],
    behavior: 'The server reads by the template that was registered first where several match.',
    level: 'own',
    tiers: ['highlevel'],
  },
  'resources:templates:read:encoded': {
    source: ['sdk'],
    behavior: 'The server hands the values of variables over as they stand in the URI.',
    level: 'own',
    tiers: ['highlevel'],
  },
  'resources:templates:read:one-segment': {
    source: ['sdk'],
    behavior: 'The server matches no slash with a simple variable.',
    level: 'own',
    tiers: ['highlevel'],
  },
  'resources:templates:read:operators': {
    source: ['sdk'],
    behavior: 'The server matches reserved, label, path segment and query variables.',
    level: 'own',
    tiers: ['highlevel'],
  },
  'resources:templates:read:exploded': {
    source: ['sdk'],
    behavior: 'The server hands the values of an exploded variable over as a list.',
    level: 'own',
    tiers: ['highlevel'],
  },
  'resources:templates:read:optional-query': {
    source: ['sdk'],
    behavior: 'The server reads a URI that leaves out query variables of its template.',
    level: 'own',
    tiers: ['highlevel'],
    divergence: [
      { pin: 'not-found', sdk: 'v1', note: 'demands every query variable, in its order', issue: '#1079' },
      { pin: 'not-found', sdk: 'v2', note: 'demands every query variable, in its order', issue: '#1079' },
    ],
  },
} as const satisfies Area;
