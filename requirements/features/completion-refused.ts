// What must hold of requests for completion that are refused.

import type { Area } from '../model.ts';

export const completionRefused = {
  'completion:refused:unsupported': {
    source: [{ at: 'server/utilities/completion#error-handling', tags: ['e189', '95b6'] }],
    behavior: 'The server that completes nothing refuses a completion as a method it does not know.',
    level: 'should',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-03-26',
    divergence: [
      {
        pin: 'no-values',
        sdk: 'v1',
        versions: '<1.25.0',
        tier: 'highlevel',
        note: 'completes as soon as there is a prompt or a resource, with no values',
        issue: '#1024',
      },
    ],
  },
  'completion:refused:unknown-prompt': {
    source: [{ at: 'server/utilities/completion#error-handling', tags: ['3f42', '95b6'] }],
    behavior: 'The server refuses to complete an argument of a prompt it does not have as invalid params.',
    level: 'should',
    tiers: ['highlevel'],
    since: '2025-03-26',
  },
  'completion:refused:disabled-prompt': {
    source: ['sdk'],
    behavior: 'The server refuses to complete an argument of a disabled prompt as invalid params.',
    level: 'own',
    tiers: ['highlevel'],
  },
  'completion:refused:unknown-template': {
    source: ['sdk'],
    behavior: 'The server refuses to complete a variable of a template it does not have as invalid params.',
    level: 'own',
    tiers: ['highlevel'],
  },
  'completion:refused:no-argument': {
    source: [{ at: 'server/utilities/completion#error-handling', tags: ['29b2', '95b6'] }],
    behavior: 'The server refuses a completion without an argument as invalid params.',
    level: 'should',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-03-26',
    divergence: [
      {
        pin: 'internal-error',
        sdk: 'v1',
        note: 'answers a completion without an argument with -32603 and the issues of its validator',
        issue: '#2284',
      },
      {
        pin: 'internal-error',
        sdk: 'v2',
        note: 'answers a completion without an argument with -32603 and the issues of its validator',
        issue: '#2284',
      },
    ],
  },
  'completion:refused:reference': {
    source: [{ at: 'server/utilities/completion#implementation-considerations', tags: ['f075'] }],
    behavior: 'The server refuses to complete for a reference of a type that does not exist.',
    level: 'should',
    tiers: ['lowlevel', 'highlevel'],
    divergence: [
      {
        pin: 'internal-error',
        sdk: 'v1',
        note: 'answers an unknown type of reference with -32603 and the issues of its validator',
        issue: '#2284',
      },
      {
        pin: 'internal-error',
        sdk: 'v2',
        note: 'answers an unknown type of reference with -32603 and the issues of its validator',
        issue: '#2284',
      },
    ],
  },
  'completion:refused:value': {
    source: [{ at: 'server/utilities/completion#security', tags: ['dcc3'] }],
    behavior: 'The server refuses to complete a value that is no text.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
    divergence: [
      {
        pin: 'internal-error',
        sdk: 'v1',
        note: 'answers a value that is no text with -32603 and the issues of its validator',
        issue: '#2284',
      },
      {
        pin: 'internal-error',
        sdk: 'v2',
        note: 'answers a value that is no text with -32603 and the issues of its validator',
        issue: '#2284',
      },
    ],
  },
  'completion:refused:thrown': {
    source: [{ at: 'server/utilities/completion#error-handling', tags: ['b816', '95b6'] }],
    behavior: 'The server answers a completion that fails with an internal error.',
    level: 'should',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-03-26',
  },
} as const satisfies Area;
