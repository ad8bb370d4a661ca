// What must hold of announcing that the set of prompts has changed.

import type { Area } from '../model.ts';

export const promptsListChanged = {
  'prompts:list-changed:sent': {
    source: [{ at: 'server/prompts#list-changed-notification', tags: ['2a49'] }],
    behavior: 'The server sends the announcement that its owner asks for.',
    level: 'should',
    tiers: ['lowlevel', 'highlevel'],
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'prompts:list-changed:on-register': {
    source: [{ at: 'server/prompts#list-changed-notification', tags: ['2a49'] }],
    behavior: 'The server announces a prompt that is registered after the connection opened.',
    level: 'should',
    tiers: ['highlevel'],
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'prompts:list-changed:on-update': {
    source: [{ at: 'server/prompts#list-changed-notification', tags: ['2a49'] }],
    behavior: 'The server announces that a prompt was changed after the connection opened.',
    level: 'should',
    tiers: ['highlevel'],
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'prompts:list-changed:on-disable': {
    source: [{ at: 'server/prompts#list-changed-notification', tags: ['2a49'] }],
    behavior: 'The server announces that a prompt was disabled after the connection opened.',
    level: 'should',
    tiers: ['highlevel'],
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'prompts:list-changed:on-enable': {
    source: [{ at: 'server/prompts#list-changed-notification', tags: ['2a49'] }],
    behavior: 'The server announces that a disabled prompt was enabled after the connection opened.',
    level: 'should',
    tiers: ['highlevel'],
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'prompts:list-changed:on-remove': {
    source: [{ at: 'server/prompts#list-changed-notification', tags: ['2a49'] }],
    behavior: 'The server announces that a prompt was removed after the connection opened.',
    level: 'should',
    tiers: ['highlevel'],
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'prompts:list-changed:once': {
    source: ['sdk'],
    behavior: 'The server announces each single change once.',
    level: 'own',
    tiers: ['highlevel'],
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'prompts:list-changed:undeclared': {
    source: [{ at: 'server/prompts#implementation-considerations', tags: ['622b'] }],
    behavior: 'The server announces no change of its prompts without having declared that it does.',
    level: 'should',
    // A high-level server always declares it: prompts:capability:list-changed.
    tiers: ['lowlevel'],
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
    divergence: [
      {
        pin: 'announced',
        sdk: 'v1',
        note: 'announces changed prompts although only the prompts capability was declared, without listChanged',
        issue: '#1948',
      },
      {
        pin: 'announced',
        sdk: 'v2',
        note: 'announces changed prompts although only the prompts capability was declared, without listChanged',
        issue: '#1948',
      },
    ],
  },
  'prompts:list-changed:without-prompts': {
    source: [{ at: 'server/prompts#implementation-considerations', tags: ['622b'] }],
    behavior: 'The server without the prompts capability announces no change of prompts.',
    level: 'should',
    // A high-level server advertises the capability as soon as it has a prompt.
    tiers: ['lowlevel'],
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
} as const satisfies Area;
