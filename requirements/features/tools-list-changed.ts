// What must hold of announcing that the set of tools has changed.

import type { Area } from '../model.ts';

export const toolsListChanged = {
  'tools:list-changed:sent': {
    source: [{ at: 'server/tools#list-changed-notification', tags: ['1636'] }],
    behavior: 'The server sends the announcement that its owner asks for.',
    level: 'should',
    tiers: ['lowlevel', 'highlevel'],
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'tools:list-changed:on-register': {
    source: [{ at: 'server/tools#list-changed-notification', tags: ['1636'] }],
    behavior: 'The server announces a tool that is registered after the connection opened.',
    level: 'should',
    tiers: ['highlevel'],
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'tools:list-changed:on-update': {
    source: [{ at: 'server/tools#list-changed-notification', tags: ['1636'] }],
    behavior: 'The server announces that a tool was changed after the connection opened.',
    level: 'should',
    tiers: ['highlevel'],
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'tools:list-changed:on-disable': {
    source: [{ at: 'server/tools#list-changed-notification', tags: ['1636'] }],
    behavior: 'The server announces that a tool was disabled after the connection opened.',
    level: 'should',
    tiers: ['highlevel'],
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'tools:list-changed:on-enable': {
    source: [{ at: 'server/tools#list-changed-notification', tags: ['1636'] }],
    behavior: 'The server announces that a disabled tool was enabled after the connection opened.',
    level: 'should',
    tiers: ['highlevel'],
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'tools:list-changed:on-remove': {
    source: [{ at: 'server/tools#list-changed-notification', tags: ['1636'] }],
    behavior: 'The server announces that a tool was removed after the connection opened.',
    level: 'should',
    tiers: ['highlevel'],
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'tools:list-changed:once': {
    source: ['sdk'],
    behavior: 'The server announces each single change once.',
    level: 'own',
    tiers: ['highlevel'],
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'tools:list-changed:undeclared:advised': {
    source: [{ at: 'basic/lifecycle#operation', tags: ['b62a'] }],
    behavior: 'The server announces no change of its tools without having declared that it does.',
    level: 'should',
    // A high-level server always declares it: tools:capability:list-changed.
    tiers: ['lowlevel'],
    until: '2025-06-18',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
    divergence: [
      {
        pin: 'announced',
        sdk: 'v1',
        versions: '<1.13',
        note: 'announces changed tools although only the tools capability was declared, without listChanged',
        issue: '#1948',
      },
    ],
  },
  'tools:list-changed:undeclared': {
    source: [{ at: 'basic/lifecycle#operation', tags: ['736a'] }],
    behavior: 'The server announces no change of its tools without having declared that it does.',
    level: 'must',
    // A high-level server always declares it: tools:capability:list-changed.
    tiers: ['lowlevel'],
    since: '2025-06-18',
    until: '2026-07-28',
    supersedes: 'tools:list-changed:undeclared:advised',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
    divergence: [
      {
        pin: 'announced',
        sdk: 'v1',
        versions: '>=1.13',
        note: 'announces changed tools although only the tools capability was declared, without listChanged',
        issue: '#1948',
      },
      {
        pin: 'announced',
        sdk: 'v2',
        note: 'announces changed tools although only the tools capability was declared, without listChanged',
        issue: '#1948',
      },
    ],
  },
  'tools:list-changed:without-tools:advised': {
    source: [{ at: 'basic/lifecycle#operation', tags: ['b62a'] }],
    behavior: 'The server without the tools capability announces no change of tools.',
    level: 'should',
    // A high-level server advertises the capability as soon as it has a tool.
    tiers: ['lowlevel'],
    until: '2025-06-18',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'tools:list-changed:without-tools': {
    source: [{ at: 'basic/lifecycle#operation', tags: ['736a'] }],
    behavior: 'The server without the tools capability announces no change of tools.',
    level: 'must',
    // A high-level server advertises the capability as soon as it has a tool.
    tiers: ['lowlevel'],
    since: '2025-06-18',
    until: '2026-07-28',
    supersedes: 'tools:list-changed:without-tools:advised',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'tools:list-changed:subscribed': {
    source: [{ at: 'server/tools#list-changed-notification', tags: ['d86f'] }],
    behavior: 'The server announces a changed set of tools on the streams that asked for it.',
    level: 'should',
    tiers: ['lowlevel', 'highlevel'],
    since: '2026-07-28',
    supersedes: 'tools:list-changed:sent',
    deferred: { reason: 'unwritten', note: 'belongs beside the tests of subscriptions/listen' },
  },
} as const satisfies Area;
