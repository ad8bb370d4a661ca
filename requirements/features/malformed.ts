// What must hold whatever an end is sent that is no message, or no message that it could want. What is answered to such
// frames is a matter of errors:malformed.

import type { Area } from '../model.ts';

export const malformed = {
  'malformed:frame': {
    source: ['sdk'],
    behavior: 'The server serves the next request after any frame that is no message.',
    level: 'own',
    tiers: ['lowlevel', 'highlevel'],
  },
  'malformed:params': {
    source: ['sdk'],
    behavior: 'The server answers a request with params of any wrong form with invalid params.',
    level: 'own',
    tiers: ['lowlevel', 'highlevel'],
    divergence: [
      {
        pin: 'internal-error',
        sdk: 'v1',
        note: 'answers params of the wrong shape with -32603 and the issues of its validator',
        issue: '#2284',
      },
      {
        pin: 'internal-error-beside-calls',
        sdk: 'v2',
        note: 'answers params of the wrong shape with -32603, except for calls of a tool',
        issue: '#2284',
      },
    ],
  },
  'malformed:frame:client': {
    source: ['sdk'],
    behavior: 'The client completes its calls after any frame that is no message.',
    level: 'own',
  },
} as const satisfies Area;
