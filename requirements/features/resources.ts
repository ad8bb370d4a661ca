// What must hold of offering resources: the capability and the URIs. Listing, templates, reading, errors, subscriptions
// and announcements stand in files of their own.

import type { Area } from '../model.ts';

export const resources = {
  'resources:capability:declared': {
    source: [{ at: 'server/resources#capabilities', tags: ['2d7f'] }],
    behavior: 'The server that has a resource advertises the resources capability.',
    level: 'must',
    // A low-level server advertises what it is told to: lifecycle:initialize:capabilities:declared.
    tiers: ['highlevel'],
  },
  'resources:capability:template': {
    source: [{ at: 'server/resources#capabilities', tags: ['2d7f'] }],
    behavior: 'The server that has a resource template alone advertises the resources capability.',
    level: 'must',
    tiers: ['highlevel'],
  },
  'resources:capability:list-changed': {
    source: [{ at: 'server/resources#capabilities' }],
    behavior: 'The server that announces changed resources says so in its resources capability.',
    level: 'must',
    tiers: ['highlevel'],
  },
  'resources:capability:subscribe': {
    source: [{ at: 'server/resources#capabilities' }],
    behavior: 'The server whose owner declares subscriptions advertises them beside its resources.',
    level: 'may',
    tiers: ['highlevel'],
  },
  'resources:capability:handlers': {
    source: [{ at: 'server/resources#capabilities', tags: ['2d7f'] }],
    behavior: 'The server refuses to handle requests for resources without the resources capability.',
    level: 'must',
    tiers: ['lowlevel'],
  },
  'resources:uri:custom-scheme': {
    source: [
      { at: 'server/resources#common-uri-schemes', in: ['2024-11-05', '2025-03-26'] },
      {
        at: 'server/resources#custom-uri-schemes',
        tags: ['dd10'],
        in: ['2025-06-18', '2025-11-25', '2026-07-28'],
      },
    ],
    behavior: 'The server keeps a URI of a custom scheme unchanged.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
  },
  'resources:uri:rfc-3986': {
    source: [{ at: 'server/resources#custom-uri-schemes', tags: ['dd10'] }],
    behavior: 'The server lists no resource whose URI breaks RFC 3986.',
    level: 'must',
    tiers: ['highlevel'],
    since: '2025-06-18',
    divergence: [
      {
        pin: 'listed',
        sdk: 'v1',
        note: 'registers and lists whatever text it is given as a URI',
        violation: {
          message: 'resources/list result',
          pointer: '/result/resources/0/uri',
          keyword: 'format',
        },
      },
      {
        pin: 'listed',
        sdk: 'v2',
        note: 'registers and lists whatever text it is given as a URI',
        violation: {
          message: 'resources/list result',
          pointer: '/result/resources/0/uri',
          keyword: 'format',
        },
      },
    ],
  },
  'resources:uri:duplicate': {
    source: [{ at: 'server/resources#resource' }],
    behavior: 'The server refuses to register a second resource at the same URI.',
    level: 'must',
    tiers: ['highlevel'],
  },
} as const satisfies Area;
