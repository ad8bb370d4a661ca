// What must hold of a server that several clients share: two of them at one endpoint, with the same request ids.

import type { Area } from '../model.ts';

export const flowsClients = {
  'flows:clients:answers': {
    source: [
      { at: 'basic/messages#responses', in: ['2024-11-05'] },
      { at: 'basic/index#responses', in: ['2025-03-26', '2025-06-18', '2025-11-25', '2026-07-28'] },
    ],
    behavior: 'The server gives each of two clients the answer to its own request.',
    level: 'own',
    tiers: ['lowlevel', 'highlevel'],
    transports: { only: ['http', 'http-stateless', 'sse'], because: 'about-transport' },
  },
  'flows:clients:progress': {
    source: [
      {
        at: 'basic/utilities/progress#progress-flow',
        in: ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25'],
      },
      { at: 'basic/patterns/progress#progress-flow', in: ['2026-07-28'] },
    ],
    behavior: 'The server reports to each of two clients the progress of its own request.',
    level: 'own',
    tiers: ['lowlevel', 'highlevel'],
    transports: { only: ['http', 'http-stateless', 'sse'], because: 'about-transport' },
  },
  'flows:clients:asked': {
    source: [{ at: 'client/sampling#creating-messages' }],
    behavior: 'The server asks each of two clients on behalf of its own call.',
    level: 'own',
    tiers: ['lowlevel', 'highlevel'],
    until: '2026-07-28',
    transports: { only: ['http', 'sse'], because: 'outlives-request' },
  },
  'flows:clients:known': {
    source: [{ at: 'basic/lifecycle#capability-negotiation' }],
    behavior: 'The server keeps apart what two clients declare.',
    level: 'own',
    tiers: ['lowlevel', 'highlevel'],
    until: '2026-07-28',
    transports: { only: ['http', 'sse'], because: 'outlives-request' },
  },
  'flows:clients:notified': {
    source: [
      { at: 'basic/messages#notifications', in: ['2024-11-05'] },
      { at: 'basic/index#notifications', in: ['2025-03-26', '2025-06-18', '2025-11-25'] },
    ],
    behavior: 'The server tells each of two clients only what is meant for it.',
    level: 'own',
    tiers: ['lowlevel', 'highlevel'],
    until: '2026-07-28',
    transports: { only: ['http', 'sse'], because: 'outlives-request' },
  },
  'flows:clients:subscribed': {
    source: [{ at: 'server/resources#subscriptions' }],
    behavior: 'The server tells the handlers of subscriptions apart by the session they came in.',
    level: 'own',
    tiers: ['lowlevel', 'highlevel'],
    until: '2026-07-28',
    transports: { only: ['http', 'sse'], because: 'outlives-request' },
  },
  'flows:clients:cancelled': {
    source: [
      {
        at: 'basic/utilities/cancellation#cancellation-flow',
        in: ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25'],
      },
      { at: 'basic/patterns/cancellation#cancellation-flow', in: ['2026-07-28'] },
    ],
    behavior: 'The server stops the request of the client that cancels it and no other with the same id.',
    level: 'own',
    tiers: ['lowlevel', 'highlevel'],
    transports: { only: ['http', 'sse'], because: 'outlives-request' },
  },
  'flows:clients:closed': {
    source: [
      'sdk',
      { at: 'basic/lifecycle#shutdown', in: ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25'] },
    ],
    behavior: 'The server goes on serving one client after another has closed.',
    level: 'own',
    tiers: ['lowlevel', 'highlevel'],
    transports: { only: ['http', 'http-stateless', 'sse'], because: 'about-transport' },
  },
} as const satisfies Area;
