// What must hold of requests that come from where nobody should be asking: a foreign origin, another host.

import type { Area } from '../model.ts';

export const httpOrigin = {
  'http:origin:validated': {
    source: [
      {
        at: 'basic/transports#security-warning',
        tags: ['2a35'],
        in: ['2025-03-26', '2025-06-18', '2025-11-25'],
      },
      { at: 'basic/transports/streamable-http#security-&-endpoint', tags: ['68ec'], in: ['2026-07-28'] },
    ],
    behavior: 'The server refuses a request from a foreign origin.',
    level: 'must',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
    divergence: [
      {
        pin: 'served',
        sdk: 'v1',
        note: 'looks at the origin only where its user lists the allowed ones',
        issue: '#2676',
      },
      {
        pin: 'served',
        sdk: 'v2',
        note: 'looks at the origin only where its user lists the allowed ones',
        issue: '#2676',
      },
    ],
  },
  'http:origin:forbidden': {
    source: [{ at: 'basic/transports#security-warning', tags: ['8520'], in: ['2025-11-25'] }],
    behavior: 'The server refuses an origin that its user does not allow with status 403.',
    level: 'must',
    since: '2025-11-25',
    until: '2026-07-28',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'http:origin:forbidden:body': {
    source: [{ at: 'basic/transports#security-warning', tags: ['6513'], in: ['2025-11-25'] }],
    behavior: 'The server refuses an origin with a JSON-RPC error without an id.',
    level: 'may',
    since: '2025-11-25',
    until: '2026-07-28',
    transports: { only: ['http'], because: 'about-transport' },
    divergence: [
      { pin: 'null-id', sdk: 'v1', note: 'the id of the error is null instead of absent' },
      { pin: 'null-id', sdk: 'v2', note: 'the id of the error is null instead of absent' },
    ],
  },
  'http:origin:allowed': {
    source: ['sdk'],
    behavior: 'The server serves the origins that its user allows.',
    level: 'own',
    since: '2025-03-26',
    until: '2026-07-28',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'http:origin:absent': {
    source: ['sdk'],
    behavior: 'The server serves a request without an origin where its user lists the allowed ones.',
    level: 'own',
    since: '2025-03-26',
    until: '2026-07-28',
    transports: { only: ['http'], because: 'about-transport' },
    divergence: [
      {
        pin: 'refused',
        sdk: 'v1',
        versions: '>=1.13.3 <1.24.0',
        note: 'refuses a request without an origin with status 403',
      },
    ],
  },
  'http:origin:host': {
    source: ['sdk'],
    behavior: 'The server refuses a request to a host that its user does not allow with status 403.',
    level: 'own',
    since: '2025-03-26',
    until: '2026-07-28',
    transports: { only: ['http'], because: 'about-transport' },
  },
} as const satisfies Area;
