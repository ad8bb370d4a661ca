// What must hold of subscribing to resources and of telling that one has changed (up to revision 2025-11-25).

import type { Area } from '../model.ts';

export const resourcesSubscribe = {
  'resources:subscribe:request': {
    source: [{ at: 'server/resources#subscriptions' }],
    behavior: 'The server hands its handler the URI that is subscribed to.',
    level: 'must',
    tiers: ['lowlevel'],
    until: '2026-07-28',
  },
  'resources:subscribe:answered': {
    source: [{ at: 'server/resources#subscriptions' }],
    behavior: 'The server answers a subscription with an empty result.',
    level: 'must',
    tiers: ['lowlevel'],
    until: '2026-07-28',
  },
  'resources:subscribe:unsubscribe': {
    source: [
      { at: 'server/resources#subscriptions' },
      { at: 'schema#unsubscriberequest', in: ['2025-06-18', '2025-11-25'] },
    ],
    behavior: 'The server hands its handler the URI whose subscription ends.',
    level: 'must',
    tiers: ['lowlevel'],
    until: '2026-07-28',
  },
  'resources:subscribe:unsubscribe:answered': {
    source: [
      { at: 'server/resources#subscriptions' },
      { at: 'schema#unsubscriberequest', in: ['2025-06-18', '2025-11-25'] },
    ],
    behavior: 'The server answers the end of a subscription with an empty result.',
    level: 'must',
    tiers: ['lowlevel'],
    until: '2026-07-28',
  },
  'resources:subscribe:not-offered': {
    source: ['sdk'],
    behavior: 'The server that handles no subscriptions answers one with a method-not-found error.',
    level: 'own',
    tiers: ['highlevel'],
    until: '2026-07-28',
  },
  'resources:subscribe:strict': {
    source: ['sdk'],
    behavior: 'The client that is told to be strict sends no subscription to a server that declared none.',
    level: 'own',
    until: '2026-07-28',
  },
  'resources:subscribe:updated': {
    source: [{ at: 'server/resources#subscriptions' }],
    behavior: 'The server tells the client the URI of the resource that has changed.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'resources:subscribe:updated:meta': {
    source: [{ at: 'schema#resourceupdatednotificationparams-_meta' }],
    behavior: 'The server tells of a changed resource with metadata.',
    level: 'may',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-11-25',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'resources:subscribe:updated:within': {
    source: [
      { at: 'server/resources#subscriptions' },
      { at: 'schema#resourceupdatednotification', in: ['2025-06-18', '2025-11-25'] },
    ],
    behavior: 'The client hands its user the update of a resource within the one it subscribed to.',
    level: 'must',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'resources:subscribe:updated:read': {
    source: [{ at: 'server/resources#message-flow' }],
    behavior: 'The client reads a resource again while it still handles the update.',
    level: 'must',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'resources:subscribe:updated:undeclared:advised': {
    source: [{ at: 'basic/lifecycle#operation', tags: ['b62a'] }],
    behavior: 'The server tells of no changed resource without having declared subscriptions.',
    level: 'should',
    tiers: ['lowlevel', 'highlevel'],
    until: '2025-06-18',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
    divergence: [
      {
        pin: 'sent',
        sdk: 'v1',
        versions: '<1.13.0',
        note: 'tells of changes although only the resources capability was declared',
      },
    ],
  },
  'resources:subscribe:updated:undeclared': {
    source: [{ at: 'basic/lifecycle#operation', tags: ['736a'] }],
    behavior: 'The server tells of no changed resource without having declared subscriptions.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-06-18',
    until: '2026-07-28',
    supersedes: 'resources:subscribe:updated:undeclared:advised',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
    divergence: [
      {
        pin: 'sent',
        sdk: 'v1',
        note: 'tells of changes although only the resources capability was declared',
      },
      {
        pin: 'sent',
        sdk: 'v2',
        note: 'tells of changes although only the resources capability was declared',
      },
    ],
  },
  'resources:subscribe:updated:without-resources:advised': {
    source: [{ at: 'basic/lifecycle#operation', tags: ['b62a'] }],
    behavior: 'The server without the resources capability tells of no changed resource.',
    level: 'should',
    tiers: ['lowlevel'],
    until: '2025-06-18',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'resources:subscribe:updated:without-resources': {
    source: [{ at: 'basic/lifecycle#operation', tags: ['736a'] }],
    behavior: 'The server without the resources capability tells of no changed resource.',
    level: 'must',
    tiers: ['lowlevel'],
    since: '2025-06-18',
    until: '2026-07-28',
    supersedes: 'resources:subscribe:updated:without-resources:advised',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
} as const satisfies Area;
