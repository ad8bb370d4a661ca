// What must hold of offering tools: the capability, the names and the input schemas. Listing, announcing, calling and
// output schemas stand in files of their own.

import type { Area } from '../model.ts';

export const tools = {
  'tools:capability:declared': {
    source: [{ at: 'server/tools#capabilities', tags: ['5cd2'] }],
    behavior: 'The server that has a tool advertises the tools capability.',
    level: 'must',
    // A low-level server advertises what it is told to: lifecycle:initialize:capabilities:declared.
    tiers: ['highlevel'],
  },
  'tools:capability:list-changed': {
    source: [{ at: 'server/tools#capabilities' }],
    behavior: 'The server that announces changed tools says so in its tools capability.',
    level: 'must',
    tiers: ['highlevel'],
  },
  'tools:input-schema:preserve-schema-dialect': {
    source: [{ at: 'basic/index#schema-dialect', tags: ['a4d7'] }, { at: 'server/tools#tool' }],
    behavior: 'The server lists the dialect that an input schema names.',
    level: 'may',
    tiers: ['lowlevel'],
    since: '2025-11-25',
  },
  'tools:input-schema:preserve-defs': {
    source: [
      { at: 'basic/index#implementation-requirements', tags: ['f3cf'] },
      { at: 'basic/index#schema-dialect', tags: ['8c39'] },
    ],
    behavior: 'The server lists the definitions and references of an input schema unchanged.',
    level: 'must',
    tiers: ['lowlevel'],
    since: '2025-11-25',
  },
  'tools:input-schema:preserve-additional-properties': {
    source: [{ at: 'basic/index#implementation-requirements', tags: ['f3cf'] }, { at: 'server/tools#tool' }],
    behavior: 'The server lists the additionalProperties of an input schema unchanged, nested ones included.',
    level: 'must',
    tiers: ['lowlevel'],
    since: '2025-11-25',
  },
  'tools:input-schema:no-parameters': {
    source: [{ at: 'server/tools#tool', tags: ['18a6'] }],
    behavior: 'The server lists a tool without parameters with a valid object schema.',
    level: 'must',
    tiers: ['highlevel'],
    since: '2025-11-25',
  },
  'tools:input-schema:valid': {
    source: [
      { at: 'basic/index#schema-validation', tags: ['e7e5'] },
      { at: 'server/tools#tool', tags: ['18a6'] },
    ],
    behavior: 'The server lists generated input schemas that are valid in their declared or default dialect.',
    level: 'must',
    tiers: ['highlevel'],
    since: '2025-11-25',
  },
  'tools:input-schema:recommended-dialect': {
    source: [{ at: 'basic/index#schema-dialect', tags: ['0120'] }],
    behavior: 'The server lists generated schemas of the dialect 2020-12.',
    level: 'should',
    tiers: ['highlevel'],
    since: '2025-11-25',
    divergence: [{ pin: 'draft-07', sdk: 'v1', note: 'generates schemas of draft-07', issue: '#2084' }],
  },
  'tools:name:allowed': {
    source: [{ at: 'server/tools#tool-names', tags: ['bf54', 'c0a2'] }],
    behavior: 'The server serves a tool whose name has 128 characters of every admitted kind.',
    level: 'should',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-11-25',
  },
  'tools:name:special': {
    source: [{ at: 'server/tools#tool-names', tags: ['2d47'] }],
    behavior:
      'The server refuses to register a tool whose name holds spaces, commas or other special characters.',
    level: 'should',
    tiers: ['highlevel'],
    since: '2025-11-25',
    divergence: [
      { pin: 'listed', sdk: 'v1', note: 'warns of such a name and lists the tool' },
      { pin: 'listed', sdk: 'v2', note: 'warns of such a name and lists the tool' },
    ],
  },
  'tools:name:warned': {
    source: ['sdk'],
    behavior: 'The server says on the console what is wrong with the name of a tool that it registers.',
    level: 'own',
    tiers: ['highlevel'],
    since: '2025-11-25',
    transports: { only: ['memory'], because: 'transport-free' },
  },
  'tools:name:warned:renamed': {
    source: ['sdk'],
    behavior: 'The server says on the console what is wrong with the new name of a tool.',
    level: 'own',
    tiers: ['highlevel'],
    since: '2025-11-25',
    transports: { only: ['memory'], because: 'transport-free' },
  },
  'tools:name:checked': {
    source: ['sdk'],
    behavior: 'The SDK tells names for tools, bad names, and names that give trouble apart.',
    level: 'own',
    tiers: ['highlevel'],
    since: '2025-11-25',
    transports: { only: ['memory'], because: 'transport-free' },
    needs: ['tool-name-check'],
  },
  'tools:name:case-sensitive': {
    source: [{ at: 'server/tools#tool-names', tags: ['c088'] }],
    behavior: 'The server tells tools apart whose names differ only in case.',
    level: 'should',
    tiers: ['highlevel'],
    since: '2025-11-25',
  },
  'tools:name:duplicate': {
    source: [{ at: 'server/tools#tool-names', tags: ['49c0'] }],
    behavior: 'The server refuses to register a second tool of the same name.',
    level: 'should',
    tiers: ['highlevel'],
    since: '2025-11-25',
  },
} as const satisfies Area;
