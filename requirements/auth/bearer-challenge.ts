// What must hold of the header in which a server says which token it wants: after a 401, and after a 403.

import type { Area } from '../model.ts';

export const bearerChallenge = {
  'bearer:challenge:error': {
    source: [
      { at: 'basic/authorization#token-handling', tags: ['f5e4'], in: ['2025-03-26'] },
      { at: 'basic/authorization#token-handling', tags: ['efe7'], in: ['2025-06-18', '2025-11-25'] },
      { at: 'basic/authorization/index#token-handling', tags: ['efe7'], in: ['2026-07-28'] },
    ],
    behavior: 'The server names the error invalid_token in the challenge of a 401.',
    level: 'must',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'bearer:challenge:resource-metadata': {
    source: [
      { at: 'basic/authorization#authorization-server-location', tags: ['542f'], in: ['2025-06-18'] },
      {
        at: 'basic/authorization#protected-resource-metadata-discovery-requirements',
        tags: ['01f4'],
        in: ['2025-11-25'],
      },
      {
        at: 'basic/authorization/authorization-server-discovery#protected-resource-metadata-discovery-requirements',
        tags: ['01f4'],
        in: ['2026-07-28'],
      },
    ],
    behavior: 'The server names the address of its metadata in the challenge of a 401.',
    level: 'must',
    since: '2025-06-18',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'bearer:challenge:scope': {
    source: [
      {
        at: 'basic/authorization#protected-resource-metadata-discovery-requirements',
        tags: ['6532'],
        in: ['2025-11-25'],
      },
      { at: 'basic/authorization/index#scope-selection-strategy', tags: ['6532'], in: ['2026-07-28'] },
    ],
    behavior: 'The server names the scopes it requires in the challenge of a 401.',
    level: 'should',
    since: '2025-11-25',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'bearer:challenge:other-scopes': {
    source: [
      {
        at: 'basic/authorization#protected-resource-metadata-discovery-requirements',
        tags: ['4411'],
        in: ['2025-11-25'],
      },
      { at: 'basic/authorization/index#scope-selection-strategy', tags: ['4411'], in: ['2026-07-28'] },
    ],
    behavior: 'The server challenges for scopes that its metadata does not list.',
    level: 'may',
    since: '2025-11-25',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'bearer:challenge:insufficient-scope': {
    source: [
      {
        at: 'basic/authorization#runtime-insufficient-scope-errors',
        tags: ['b255', 'f916', '5ec8', 'b920'],
        in: ['2025-11-25'],
      },
      {
        at: 'basic/authorization/index#runtime-insufficient-scope-errors',
        tags: ['b255', 'f916', '5ec8', 'b920'],
        in: ['2026-07-28'],
      },
    ],
    behavior: 'The server names the error insufficient_scope in the challenge of a 403.',
    level: 'should',
    since: '2025-11-25',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'bearer:challenge:needed-scopes': {
    source: [
      {
        at: 'basic/authorization#runtime-insufficient-scope-errors',
        tags: ['9bc1', 'fe65'],
        in: ['2025-11-25'],
      },
      {
        at: 'basic/authorization/index#runtime-insufficient-scope-errors',
        tags: ['9bc1', '72ba', '93fd'],
        in: ['2026-07-28'],
      },
    ],
    behavior: 'The server names all scopes that the request needs in the challenge of a 403.',
    level: 'should',
    since: '2025-11-25',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'bearer:challenge:metadata-of-403': {
    source: [
      {
        at: 'basic/authorization#runtime-insufficient-scope-errors',
        tags: ['ff4d'],
        in: ['2025-11-25'],
      },
      {
        at: 'basic/authorization/index#runtime-insufficient-scope-errors',
        tags: ['ff4d'],
        in: ['2026-07-28'],
      },
    ],
    behavior: 'The server names the address of its metadata in the challenge of a 403.',
    level: 'should',
    since: '2025-11-25',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'bearer:challenge:consistent': {
    source: [
      {
        at: 'basic/authorization#runtime-insufficient-scope-errors',
        tags: ['49b6'],
        in: ['2025-11-25'],
      },
      {
        at: 'basic/authorization#protected-resource-metadata-discovery-requirements',
        tags: ['8de6'],
        in: ['2025-11-25'],
      },
      {
        at: 'basic/authorization/index#runtime-insufficient-scope-errors',
        tags: ['49b6'],
        in: ['2026-07-28'],
      },
      { at: 'basic/authorization/index#scope-selection-strategy', tags: ['8de6'], in: ['2026-07-28'] },
    ],
    behavior: 'The server challenges for the same scopes whichever of them a token lacks.',
    level: 'should',
    since: '2025-11-25',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'bearer:challenge:bare': {
    source: ['sdk'],
    behavior: 'The server that requires no scope and has no metadata challenges for neither.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
  },
} as const satisfies Area;
