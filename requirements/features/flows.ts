// What must hold of one conversation in which several features take turns.

import type { Area } from '../model.ts';

export const flows = {
  'flows:callbacks': {
    source: [{ at: 'client/sampling' }, { at: 'client/roots' }, { at: 'server/utilities/logging' }],
    behavior: 'The server logs, reports, samples, elicits and lists roots within one call, each in its turn.',
    level: 'own',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-06-18',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'flows:errors': {
    source: ['sdk'],
    behavior: 'The server answers the other requests of a conversation whatever becomes of some of them.',
    level: 'own',
    tiers: ['lowlevel', 'highlevel'],
  },
  'flows:tool-comes-and-goes': {
    source: [{ at: 'server/tools#message-flow' }],
    behavior: 'The server serves a tool from its registration to its removal, both of which it announces.',
    level: 'own',
    tiers: ['highlevel'],
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'flows:resource-watched': {
    source: [{ at: 'server/resources#message-flow' }],
    behavior: 'The server tells of a resource that is read anew from its subscription to its end.',
    level: 'own',
    tiers: ['lowlevel', 'highlevel'],
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'flows:schema-in-flight': {
    source: ['sdk'],
    behavior: 'The client judges the answer to a call by the schema that was listed when the call began.',
    level: 'own',
    needs: ['lowlevel:output-schema'],
    divergence: [
      {
        pin: 'later-schema',
        sdk: 'v1',
        versions: '>=1.11.4',
        note: 'judges the answer by the schema that was listed while the call was under way',
        issue: '#2612',
      },
    ],
  },
} as const satisfies Area;
