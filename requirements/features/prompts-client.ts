// What must hold of a client of prompts: what it asks for, and what it lets through.

import type { Area } from '../model.ts';

export const promptsClient = {
  'prompts:client:not-advertised:list': {
    source: [{ at: 'server/prompts#implementation-considerations', tags: ['622b'] }],
    behavior: 'The client asks a server that advertised no prompts for no list of them.',
    level: 'should',
    divergence: [
      {
        pin: 'sent-anyway',
        sdk: 'v1',
        note: 'checks the advertised capabilities only if the client was built with enforceStrictCapabilities',
        issue: '#1386',
      },
    ],
  },
  'prompts:client:not-advertised:get': {
    source: [{ at: 'server/prompts#implementation-considerations', tags: ['622b'] }],
    behavior: 'The client asks a server that advertised no prompts for none of them.',
    level: 'should',
    divergence: [
      {
        pin: 'sent-anyway',
        sdk: 'v1',
        note: 'checks the advertised capabilities only if the client was built with enforceStrictCapabilities',
        issue: '#1386',
      },
      {
        pin: 'sent-anyway',
        sdk: 'v2',
        note: 'checks the advertised capabilities only if the client was built with enforceStrictCapabilities',
        issue: '#1386',
      },
    ],
  },
  'prompts:client:request-fields': {
    source: [{ at: 'server/prompts#getting-a-prompt' }],
    behavior: 'The client asks for a prompt with nothing but its name and its arguments.',
    level: 'must',
  },
  'prompts:client:malformed:role': {
    source: [{ at: 'server/prompts#security', tags: ['c83f'] }],
    behavior: 'The client refuses a message whose role is neither user nor assistant.',
    level: 'must',
  },
  'prompts:client:malformed:content-type': {
    source: [{ at: 'server/prompts#security', tags: ['c83f'] }],
    behavior: 'The client refuses a message with content of an unknown type.',
    level: 'must',
  },
  'prompts:client:malformed:image': {
    source: [
      { at: 'server/prompts#security', tags: ['c83f'] },
      { at: 'server/prompts#image-content', tags: ['c2df'] },
    ],
    behavior: 'The client refuses an image without base64 data and media type.',
    level: 'must',
  },
  'prompts:client:malformed:audio': {
    source: [
      { at: 'server/prompts#security', tags: ['c83f'] },
      { at: 'server/prompts#audio-content', tags: ['670e'] },
    ],
    behavior: 'The client refuses a sound without base64 data and media type.',
    level: 'must',
    since: '2025-03-26',
    needs: ['content:audio'],
  },
  'prompts:client:malformed:embedded': {
    source: [
      { at: 'server/prompts#security', tags: ['c83f'] },
      { at: 'server/prompts#embedded-resources', tags: ['0e37', '8a8c'] },
    ],
    behavior: 'The client refuses an embedded resource without URI or contents.',
    level: 'must',
  },
  'prompts:client:malformed:list': {
    source: [{ at: 'server/prompts#security', tags: ['c83f'] }],
    behavior: 'The client refuses a list with a prompt that has no name.',
    level: 'must',
  },
  'prompts:client:list-changed:refreshed': {
    source: ['sdk'],
    behavior: 'The client hands its owner the list that an announced change leads to.',
    level: 'own',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
    needs: ['client:list-changed'],
  },
  'prompts:client:list-changed:not-refreshed': {
    source: ['sdk'],
    behavior: 'The client that is told not to refresh tells its owner of an announced change alone.',
    level: 'own',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
    needs: ['client:list-changed'],
  },
  'prompts:client:list-changed:fails': {
    source: ['sdk'],
    behavior: 'The client tells its owner of a list that failed to refresh.',
    level: 'own',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
    needs: ['client:list-changed'],
  },
  'prompts:client:list-changed:undeclared': {
    source: ['sdk'],
    behavior: 'The client heeds no announcement of a server that declared none.',
    level: 'own',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
    needs: ['client:list-changed'],
  },
} as const satisfies Area;
