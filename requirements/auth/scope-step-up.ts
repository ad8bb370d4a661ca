// What must hold of a client whose token turns out to be good for too little.

import type { Area } from '../model.ts';

export const scopeStepUp = {
  'scope:step-up:attempted': {
    source: [
      { at: 'basic/authorization#step-up-authorization-flow', tags: ['2daf', '7e80'], in: ['2025-11-25'] },
      {
        at: 'basic/authorization/index#step-up-authorization-flow',
        tags: ['2daf', '7e80'],
        in: ['2026-07-28'],
      },
    ],
    behavior: 'The client that acts for a user sends that user to authorize the challenged scope.',
    level: 'should',
    since: '2025-11-25',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'scope:step-up:increased': {
    source: [
      { at: 'basic/authorization#step-up-authorization-flow', tags: ['2daf'], in: ['2025-11-25'] },
      { at: 'basic/authorization/index#scope-selection-strategy', tags: ['034c'], in: ['2026-07-28'] },
    ],
    behavior: 'The client asks for the challenged scope beside the ones it was granted.',
    level: 'should',
    since: '2025-11-25',
    transports: { only: ['http'], because: 'about-transport' },
    divergence: [
      { pin: 'forgets-granted', sdk: 'v1', note: 'asks for the challenged scope alone', issue: '#1582' },
    ],
  },
  'scope:step-up:served': {
    source: [
      { at: 'basic/authorization#step-up-authorization-flow', tags: ['2daf'], in: ['2025-11-25'] },
      { at: 'basic/authorization/index#step-up-authorization-flow', tags: ['2daf'], in: ['2026-07-28'] },
    ],
    behavior: 'The client is served once its user has authorized the challenged scope.',
    level: 'should',
    since: '2025-11-25',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'scope:step-up:refresh-token': {
    source: [
      { at: 'basic/authorization#step-up-authorization-flow', tags: ['7e80'], in: ['2025-11-25'] },
      { at: 'basic/authorization/index#step-up-authorization-flow', tags: ['7e80'], in: ['2026-07-28'] },
    ],
    behavior: 'The client sends its user to authorize the challenged scope although it has a refresh token.',
    level: 'should',
    since: '2025-11-25',
    transports: { only: ['http'], because: 'about-transport' },
    divergence: [
      {
        pin: 'refreshes',
        sdk: 'v1',
        note: 'refreshes its token, which gives it no other scope, and then gives up',
        issue: '#2255',
      },
    ],
  },
  'scope:step-up:machine': {
    source: [
      { at: 'basic/authorization#step-up-authorization-flow', tags: ['e37a'], in: ['2025-11-25'] },
      { at: 'basic/authorization/index#step-up-authorization-flow', tags: ['e37a'], in: ['2026-07-28'] },
    ],
    behavior: 'The client that acts on its own behalf obtains a token for the challenged scope.',
    level: 'may',
    since: '2025-11-25',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'scope:step-up:retried': {
    source: [
      { at: 'basic/authorization#step-up-authorization-flow', tags: ['2daf'], in: ['2025-11-25'] },
      { at: 'basic/authorization/index#step-up-authorization-flow', tags: ['2daf'], in: ['2026-07-28'] },
    ],
    behavior: 'The client repeats the refused request with the new token.',
    level: 'should',
    since: '2025-11-25',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'scope:step-up:limit': {
    source: [
      { at: 'basic/authorization#step-up-authorization-flow', tags: ['c37a'], in: ['2025-11-25'] },
      { at: 'basic/authorization/index#step-up-authorization-flow', tags: ['c37a'], in: ['2026-07-28'] },
    ],
    behavior:
      'The client gives up on a request that is refused with the same challenge after a few attempts.',
    level: 'should',
    since: '2025-11-25',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'scope:step-up:limit:changing': {
    source: [
      { at: 'basic/authorization#step-up-authorization-flow', tags: ['c37a'], in: ['2025-11-25'] },
      { at: 'basic/authorization/index#step-up-authorization-flow', tags: ['c37a'], in: ['2026-07-28'] },
    ],
    behavior:
      'The client gives up on a request that is refused with ever new challenges after a few attempts.',
    level: 'should',
    since: '2025-11-25',
    transports: { only: ['http'], because: 'about-transport' },
    divergence: [
      {
        pin: 'goes-on',
        sdk: 'v1',
        note: 'obtains another token as long as each challenge differs from the one before',
      },
    ],
  },
  'scope:step-up:limit:chosen': {
    source: ['sdk'],
    behavior: 'The client obtains as many other tokens for one request as its user allows.',
    level: 'own',
    since: '2025-11-25',
    transports: { only: ['http'], because: 'about-transport' },
    needs: ['client:step-up-choice'],
  },
  'scope:step-up:thrown': {
    source: ['sdk'],
    behavior: 'The client that is to obtain no other token hands its user the challenge instead.',
    level: 'own',
    since: '2025-11-25',
    transports: { only: ['http'], because: 'about-transport' },
    needs: ['client:step-up-choice'],
  },
  'scope:step-up:tracked': {
    source: [
      { at: 'basic/authorization#step-up-authorization-flow', tags: ['4c77'], in: ['2025-11-25'] },
      { at: 'basic/authorization/index#step-up-authorization-flow', tags: ['4c77'], in: ['2026-07-28'] },
    ],
    behavior: 'The client asks for no new token for what a new token did not help with.',
    level: 'should',
    since: '2025-11-25',
    transports: { only: ['http'], because: 'about-transport' },
    divergence: [
      {
        pin: 'asks-again',
        sdk: 'v2',
        note: 'counts attempts for each request by itself, and so obtains another token for the next one',
      },
    ],
  },
  'scope:step-up:registration': {
    source: ['sdk'],
    behavior: 'The client keeps its registration when it asks for another scope.',
    level: 'own',
    since: '2025-11-25',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'scope:step-up:metadata': {
    source: ['sdk'],
    behavior: 'The client asks for no metadata again that its application has kept.',
    level: 'own',
    since: '2025-11-25',
    transports: { only: ['http'], because: 'about-transport' },
    needs: ['client:discovery-state'],
  },
  'scope:step-up:metadata-address': {
    source: ['sdk'],
    behavior:
      'The client asks for the metadata of the resource at the address that the later challenge names.',
    level: 'own',
    since: '2025-11-25',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'scope:step-up:headers': {
    source: ['sdk'],
    behavior: 'The client sends configured headers with every request for another scope.',
    level: 'own',
    since: '2025-11-25',
    transports: { only: ['http'], because: 'about-transport' },
    divergence: [
      { pin: 'without', sdk: 'v1', note: 'sends configured headers with the first authorization alone' },
    ],
  },
  'scope:step-up:other-refusal': {
    source: ['sdk'],
    behavior: 'The client takes status 403 without a challenge for scope as an answer.',
    level: 'own',
    since: '2025-11-25',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'scope:step-up:stream': {
    source: ['sdk'],
    behavior: 'The client asks for another scope when its standalone stream is refused for the lack of one.',
    level: 'own',
    since: '2025-11-25',
    until: '2026-07-28',
    transports: { only: ['http'], because: 'about-transport' },
    divergence: [{ pin: 'gives-up', sdk: 'v1', note: 'takes the refusal of the stream as an answer' }],
  },
} as const satisfies Area;
