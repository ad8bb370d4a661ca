// What must hold of asking a server what it is, where no handshake does (from revision 2026-07-28).

import type { Area } from '../model.ts';

export const lifecycleDiscover = {
  'lifecycle:discover:basic': {
    source: [
      { at: 'basic/versioning#protocol-version-negotiation', tags: ['bf44'] },
      { at: 'server/discover', tags: ['8c13'] },
      { at: 'server/discover#discoverresult' },
      { at: 'schema#discoverrequest', tags: ['bf44'] },
    ],
    behavior: 'The server answers server/discover with the versions it supports and its capabilities.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
    since: '2026-07-28',
    supersedes: 'lifecycle:initialize:basic',
  },
  'lifecycle:discover:cache-hints': {
    source: [{ at: 'server/utilities/caching#cacheable-results', tags: ['dc60'] }],
    behavior: 'The server tells with the discovery result how long it keeps and for whom.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
    since: '2026-07-28',
  },
  'lifecycle:discover:server-info': {
    source: [{ at: 'server/discover#discoverresult', tags: ['1e65'] }],
    behavior: 'The server identifies itself in the metadata of the discovery result.',
    level: 'should',
    tiers: ['lowlevel', 'highlevel'],
    since: '2026-07-28',
  },
  'lifecycle:discover:instructions': {
    source: [{ at: 'server/discover#discoverresult' }],
    behavior: 'The server includes its instructions in the discovery result.',
    level: 'may',
    tiers: ['lowlevel', 'highlevel'],
    since: '2026-07-28',
    supersedes: 'lifecycle:initialize:instructions',
  },
  'lifecycle:discover:on-connect': {
    source: [
      { at: 'basic/versioning#protocol-version-negotiation', tags: ['33d1'] },
      { at: 'schema#discoverrequest', tags: ['0b7e'] },
    ],
    behavior: 'The client that is pinned to a stateless revision asks what its server is when it connects.',
    level: 'may',
    since: '2026-07-28',
    supersedes: 'lifecycle:initialize:first',
  },
  'lifecycle:discover:exposed': {
    source: ['sdk'],
    behavior: 'The client exposes the capabilities, identity and instructions that it discovered.',
    level: 'own',
    since: '2026-07-28',
    supersedes: 'lifecycle:initialize:exposed',
  },
} as const satisfies Area;
