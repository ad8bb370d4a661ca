// What must hold of the scopes that a client asks for when it is refused for the first time.

import type { Area } from '../model.ts';

export const scope = {
  'scope:challenge': {
    source: [
      { at: 'basic/authorization#scope-selection-strategy', tags: ['471c'], in: ['2025-11-25'] },
      { at: 'basic/authorization/index#scope-selection-strategy', tags: ['471c'], in: ['2026-07-28'] },
    ],
    behavior: 'The client asks for the scope that the challenge names.',
    level: 'should',
    since: '2025-11-25',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'scope:challenge:authoritative': {
    source: [
      {
        at: 'basic/authorization#protected-resource-metadata-discovery-requirements',
        tags: ['7a87', '301b'],
        in: ['2025-11-25'],
      },
      {
        at: 'basic/authorization/index#scope-selection-strategy',
        tags: ['7a87', '6646'],
        in: ['2026-07-28'],
      },
    ],
    behavior: 'The client asks for a challenged scope that the metadata of the resource know nothing of.',
    level: 'must',
    since: '2025-11-25',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'scope:challenge:alone': {
    source: [
      { at: 'basic/authorization#scope-selection-strategy', tags: ['7268'], in: ['2025-11-25'] },
      { at: 'basic/authorization/index#scope-selection-strategy', tags: ['7268'], in: ['2026-07-28'] },
    ],
    behavior: 'The client asks for no more than the challenged scope.',
    level: 'should',
    since: '2025-11-25',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'scope:supported': {
    source: [
      {
        at: 'basic/authorization#protected-resource-metadata-discovery-requirements',
        tags: ['1140'],
        in: ['2025-11-25'],
      },
      { at: 'basic/authorization#scope-selection-strategy', tags: ['d6a4'], in: ['2025-11-25'] },
      { at: 'basic/authorization/index#scope-selection-strategy', tags: ['d6a4'], in: ['2026-07-28'] },
    ],
    behavior:
      'The client asks for every scope that the metadata of the resource name where the challenge names none.',
    level: 'should',
    since: '2025-11-25',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'scope:omitted': {
    source: [
      { at: 'basic/authorization#scope-selection-strategy', tags: ['d6a4'], in: ['2025-11-25'] },
      { at: 'basic/authorization/index#scope-selection-strategy', tags: ['d6a4'], in: ['2026-07-28'] },
    ],
    behavior: 'The client asks for no scope where neither challenge nor metadata name one.',
    level: 'should',
    since: '2025-11-25',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'scope:configured': {
    source: ['sdk'],
    behavior: 'The client asks for the scope of its own metadata where nobody else names one.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'scope:unsupported-by-server': {
    source: ['sdk'],
    behavior: 'The client asks for a challenged scope that the authorization server does not list.',
    level: 'own',
    since: '2025-11-25',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'scope:offline': {
    source: [{ at: 'basic/authorization/index#refresh-tokens', tags: ['6b65'], in: ['2026-07-28'] }],
    behavior:
      'The client that registers for refresh tokens asks for offline access where the authorization server offers it.',
    level: 'may',
    since: '2026-07-28',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'scope:offline:unwanted': {
    source: ['sdk'],
    behavior: 'The client that does not register for refresh tokens asks for no offline access.',
    level: 'own',
    since: '2025-11-25',
    transports: { only: ['http'], because: 'about-transport' },
  },
} as const satisfies Area;
