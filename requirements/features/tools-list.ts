// What must hold of listing tools: which ones, in which order, with which fields.

import type { Area } from '../model.ts';

export const toolsList = {
  'tools:list:basic': {
    source: [
      { at: 'server/tools#listing-tools' },
      { at: 'server/tools#tool' },
      { at: 'server/tools#capabilities', tags: ['7849'], in: ['2026-07-28'] },
    ],
    behavior: 'The server lists each of its tools with name, description and input schema.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
  },
  'tools:list:current': {
    source: ['sdk'],
    behavior: 'The server lists the tools that are registered at the time of the request.',
    level: 'own',
    tiers: ['highlevel'],
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'tools:list:renamed': {
    source: ['sdk'],
    behavior: 'The server lists a renamed tool under its new name alone.',
    level: 'own',
    tiers: ['highlevel'],
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'tools:list:deterministic': {
    source: [{ at: 'server/tools#capabilities', tags: ['e3fc'] }],
    behavior: 'The server lists an unchanged set of tools in the same order every time.',
    level: 'should',
    tiers: ['highlevel'],
    since: '2026-07-28',
  },
  'tools:list:cache-hints': {
    source: [
      { at: 'server/utilities/caching#cacheable-results', tags: ['ff98'] },
      { at: 'server/utilities/caching#time-to-live-ttl-field', tags: ['265f'] },
      { at: 'server/tools#listing-tools' },
    ],
    behavior: 'The server tells with its list of tools how long it keeps and for whom.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
    since: '2026-07-28',
  },
  'tools:list:title': {
    source: [{ at: 'server/tools#tool' }],
    behavior: 'The server lists a tool with its title.',
    level: 'may',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-06-18',
    needs: ['highlevel:title'],
  },
  'tools:list:annotations': {
    source: [{ at: 'server/tools#tool' }],
    behavior: 'The server lists a tool with all its annotations.',
    level: 'may',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-03-26',
    needs: ['highlevel:tool-annotations'],
  },
  'tools:list:icons': {
    source: [{ at: 'server/tools#tool' }, { at: 'basic/index#icons' }],
    behavior: 'The server lists a tool with its icons.',
    level: 'may',
    tiers: ['lowlevel'],
    since: '2025-11-25',
    divergence: [
      {
        pin: 'without-theme',
        sdk: 'v1',
        versions: '<1.25',
        note: 'loses the theme of an icon',
        issue: '#1290',
      },
    ],
  },
  'tools:list:meta': {
    source: [
      { at: 'schema#tool' },
      { at: 'basic/index#meta', in: ['2025-06-18', '2025-11-25', '2026-07-28'] },
    ],
    behavior: 'The server lists a tool with its metadata.',
    level: 'may',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-06-18',
    needs: ['highlevel:tool-meta'],
  },
  'tools:list:output-schema': {
    source: [{ at: 'server/tools#tool' }, { at: 'server/tools#output-schema' }],
    behavior: 'The server lists a tool with its output schema.',
    level: 'may',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-06-18',
    needs: ['lowlevel:output-schema', 'highlevel:output-schema'],
  },
} as const satisfies Area;
