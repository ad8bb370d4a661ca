// What must hold of reporting how far the work on a request has come.

import type { Area } from '../model.ts';

export const progress = {
  'progress:sent': {
    source: [
      {
        at: 'basic/utilities/progress#progress-flow',
        tags: ['bc67', 'd247'],
        in: ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25'],
      },
      { at: 'basic/patterns/progress#progress-flow', tags: ['d77d', '6647'], in: ['2026-07-28'] },
    ],
    behavior: 'The server reports how far a request has come.',
    level: 'may',
    tiers: ['lowlevel', 'highlevel'],
    needs: ['handler:meta'],
  },
  'progress:sent:client': {
    source: [{ at: 'basic/utilities/progress#progress-flow', tags: ['bc67', 'd247'] }],
    behavior: 'The client reports how far a request has come.',
    level: 'may',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
    needs: ['handler:meta'],
  },
  'progress:sent:permitted': {
    source: [{ at: 'basic/patterns/progress', tags: ['9815'] }],
    behavior: 'The server reports on a request of the client.',
    level: 'may',
    tiers: ['lowlevel', 'highlevel'],
    since: '2026-07-28',
    needs: ['handler:meta'],
  },
  'progress:total': {
    source: [
      {
        at: 'basic/utilities/progress#progress-flow',
        tags: ['a92c'],
        in: ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25'],
      },
      { at: 'basic/patterns/progress#progress-flow', tags: ['9a09'], in: ['2026-07-28'] },
    ],
    behavior: 'The server reports how much there is to do.',
    level: 'may',
    tiers: ['lowlevel', 'highlevel'],
    needs: ['handler:meta'],
  },
  'progress:total:client': {
    source: [{ at: 'basic/utilities/progress#progress-flow', tags: ['a92c'] }],
    behavior: 'The client reports how much there is to do.',
    level: 'may',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
    needs: ['handler:meta'],
  },
  'progress:total:absent': {
    source: [
      {
        at: 'basic/utilities/progress#behavior-requirements',
        tags: ['0e02'],
        in: ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25'],
      },
      { at: 'basic/patterns/progress#behavior-requirements', tags: ['8cba'], in: ['2026-07-28'] },
    ],
    behavior: 'The server reports progress without knowing how much there is to do.',
    level: 'may',
    tiers: ['lowlevel', 'highlevel'],
    needs: ['handler:meta'],
  },
  'progress:total:absent:client': {
    source: [{ at: 'basic/utilities/progress#behavior-requirements', tags: ['0e02'] }],
    behavior: 'The client reports progress without knowing how much there is to do.',
    level: 'may',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
    needs: ['handler:meta'],
  },
  'progress:message': {
    source: [
      {
        at: 'basic/utilities/progress#progress-flow',
        tags: ['773a'],
        in: ['2025-03-26', '2025-06-18', '2025-11-25'],
      },
      { at: 'basic/patterns/progress#progress-flow', tags: ['6420'], in: ['2026-07-28'] },
    ],
    behavior: 'The server reports progress with a message.',
    level: 'may',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-03-26',
    needs: ['handler:meta'],
  },
  'progress:message:client': {
    source: [{ at: 'basic/utilities/progress#progress-flow', tags: ['773a'] }],
    behavior: 'The client reports progress with a message.',
    level: 'may',
    since: '2025-03-26',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
    needs: ['handler:meta'],
  },
  'progress:floating-point': {
    source: [
      {
        at: 'basic/utilities/progress#progress-flow',
        tags: ['e193'],
        in: ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25'],
      },
      { at: 'basic/patterns/progress#progress-flow', tags: ['e193'], in: ['2026-07-28'] },
    ],
    behavior: 'The server reports fractions.',
    level: 'may',
    tiers: ['lowlevel', 'highlevel'],
    needs: ['handler:meta'],
  },
  'progress:floating-point:client': {
    source: [{ at: 'basic/utilities/progress#progress-flow', tags: ['e193'] }],
    behavior: 'The client reports fractions.',
    level: 'may',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
    needs: ['handler:meta'],
  },
  'progress:none': {
    source: [
      {
        at: 'basic/utilities/progress#behavior-requirements',
        tags: ['0559'],
        in: ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25'],
      },
      { at: 'basic/patterns/progress#behavior-requirements', tags: ['c931'], in: ['2026-07-28'] },
    ],
    behavior: 'The server answers a request with a token without having reported any progress.',
    level: 'may',
    tiers: ['lowlevel', 'highlevel'],
  },
  'progress:none:client': {
    source: [{ at: 'basic/utilities/progress#behavior-requirements', tags: ['0559'] }],
    behavior: 'The client answers a request with a token without having reported any progress.',
    level: 'may',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'progress:frequency': {
    source: [
      {
        at: 'basic/utilities/progress#behavior-requirements',
        tags: ['f18d'],
        in: ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25'],
      },
      { at: 'basic/patterns/progress#behavior-requirements', tags: ['93e7'], in: ['2026-07-28'] },
    ],
    behavior: 'The server reports as often as its handler likes.',
    level: 'may',
    tiers: ['lowlevel', 'highlevel'],
    needs: ['handler:meta'],
  },
  'progress:frequency:client': {
    source: [{ at: 'basic/utilities/progress#behavior-requirements', tags: ['f18d'] }],
    behavior: 'The client reports as often as its handler likes.',
    level: 'may',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
    needs: ['handler:meta'],
  },
  'progress:increases': {
    source: [
      {
        at: 'basic/utilities/progress#progress-flow',
        tags: ['c58f'],
        in: ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25'],
      },
      { at: 'basic/patterns/progress#progress-flow', tags: ['c58f'], in: ['2026-07-28'] },
    ],
    behavior: 'The server reports values that increase.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
    needs: ['handler:meta'],
    divergence: [
      { pin: 'unchanged', sdk: 'v1', note: 'sends what its handler reports', issue: '#1001' },
      { pin: 'unchanged', sdk: 'v2', note: 'sends what its handler reports', issue: '#1001' },
    ],
  },
  'progress:increases:client': {
    source: [{ at: 'basic/utilities/progress#progress-flow', tags: ['c58f'] }],
    behavior: 'The client reports values that increase.',
    level: 'must',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
    needs: ['handler:meta'],
    divergence: [
      { pin: 'unchanged', sdk: 'v1', note: 'sends what its handler reports', issue: '#1001' },
      { pin: 'unchanged', sdk: 'v2', note: 'sends what its handler reports', issue: '#1001' },
    ],
  },
  'progress:provided': {
    source: [
      {
        at: 'basic/utilities/progress#behavior-requirements',
        tags: ['bcf4'],
        in: ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25'],
      },
      { at: 'basic/patterns/progress#behavior-requirements', tags: ['bcf4'], in: ['2026-07-28'] },
    ],
    behavior: 'The server reports nothing under a token that no request came with.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
    divergence: [
      { pin: 'sent', sdk: 'v1', note: 'sends what its handler reports' },
      { pin: 'sent', sdk: 'v2', note: 'sends what its handler reports' },
    ],
  },
  'progress:provided:client': {
    source: [{ at: 'basic/utilities/progress#behavior-requirements', tags: ['bcf4'] }],
    behavior: 'The client reports nothing under a token that no request came with.',
    level: 'must',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
    divergence: [
      { pin: 'sent', sdk: 'v1', note: 'sends what its handler reports' },
      { pin: 'sent', sdk: 'v2', note: 'sends what its handler reports' },
    ],
  },
} as const satisfies Area;
