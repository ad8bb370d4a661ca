// What must hold of endpoints of an authorization server that are not served over HTTPS.

import type { Area } from '../model.ts';

export const flowTls = {
  'flow:tls:metadata': {
    source: [
      {
        at: 'basic/authorization#communication-security',
        tags: ['4e25', 'db4b'],
        in: ['2025-06-18', '2025-11-25'],
      },
      {
        at: 'basic/authorization/security-considerations#communication-security',
        tags: ['4e25', 'db4b'],
        in: ['2026-07-28'],
      },
      { at: 'basic/authorization#security-considerations', tags: ['b2e4'], in: ['2025-03-26'] },
    ],
    behavior: 'The client asks for no metadata of an authorization server without TLS.',
    level: 'must',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
    divergence: [
      { pin: 'asks', sdk: 'v1', note: 'asks an authorization server without TLS for its metadata' },
      { pin: 'asks', sdk: 'v2', note: 'asks an authorization server without TLS for its metadata' },
    ],
  },
  'flow:tls:registration': {
    source: [
      {
        at: 'basic/authorization#communication-security',
        tags: ['4e25', 'db4b'],
        in: ['2025-06-18', '2025-11-25'],
      },
      {
        at: 'basic/authorization/security-considerations#communication-security',
        tags: ['4e25', 'db4b'],
        in: ['2026-07-28'],
      },
      { at: 'basic/authorization#security-considerations', tags: ['b2e4'], in: ['2025-03-26'] },
    ],
    behavior: 'The client registers at no endpoint without TLS.',
    level: 'must',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
    divergence: [
      { pin: 'asks', sdk: 'v1', note: 'registers at an endpoint without TLS' },
      { pin: 'asks', sdk: 'v2', note: 'registers at an endpoint without TLS' },
    ],
  },
  'flow:tls:authorization': {
    source: [
      {
        at: 'basic/authorization#communication-security',
        tags: ['4e25', 'db4b'],
        in: ['2025-06-18', '2025-11-25'],
      },
      {
        at: 'basic/authorization/security-considerations#communication-security',
        tags: ['4e25', 'db4b'],
        in: ['2026-07-28'],
      },
      { at: 'basic/authorization#security-considerations', tags: ['b2e4'], in: ['2025-03-26'] },
    ],
    behavior: 'The client sends its user to no endpoint without TLS.',
    level: 'must',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
    divergence: [
      { pin: 'asks', sdk: 'v1', note: 'sends its user to an endpoint without TLS' },
      { pin: 'asks', sdk: 'v2', note: 'sends its user to an endpoint without TLS' },
    ],
  },
  'flow:tls:token': {
    source: [
      {
        at: 'basic/authorization#communication-security',
        tags: ['4e25', 'db4b'],
        in: ['2025-06-18', '2025-11-25'],
      },
      {
        at: 'basic/authorization/security-considerations#communication-security',
        tags: ['4e25', 'db4b'],
        in: ['2026-07-28'],
      },
      { at: 'basic/authorization#security-considerations', tags: ['b2e4'], in: ['2025-03-26'] },
    ],
    behavior: 'The client asks for tokens at no endpoint without TLS.',
    level: 'must',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
    divergence: [
      { pin: 'asks', sdk: 'v1', note: 'redeems a code at an endpoint without TLS', issue: '#2355' },
    ],
  },
  'flow:tls:loopback': {
    source: ['sdk'],
    behavior: 'The client asks for tokens without TLS at a loopback address.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
  },
} as const satisfies Area;
