// What must hold of a request that the other end gives up, at the end that works on it.

import type { Area } from '../model.ts';

export const cancellation = {
  'cancellation:stops': {
    source: [
      {
        at: 'basic/utilities/cancellation#behavior-requirements',
        tags: ['57d9'],
        in: ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25'],
      },
      { at: 'basic/patterns/cancellation#behavior-requirements', tags: ['7dc1'], in: ['2026-07-28'] },
      {
        at: 'schema#cancellednotification',
        tags: ['a790'],
        in: ['2025-06-18', '2025-11-25', '2026-07-28'],
      },
    ],
    behavior: 'The server aborts the handler of a request that the client cancels.',
    level: 'should',
    tiers: ['lowlevel', 'highlevel'],
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'cancellation:stops:client': {
    source: [
      { at: 'basic/utilities/cancellation#behavior-requirements', tags: ['57d9'] },
      { at: 'schema#cancellednotification', tags: ['a790'], in: ['2025-06-18', '2025-11-25'] },
    ],
    behavior: 'The client aborts the handler of a request that the server cancels.',
    level: 'should',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'cancellation:id-zero': {
    source: [
      {
        at: 'basic/utilities/cancellation#behavior-requirements',
        tags: ['57d9'],
        in: ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25'],
      },
      { at: 'basic/patterns/cancellation#behavior-requirements', tags: ['7dc1'], in: ['2026-07-28'] },
    ],
    behavior: 'The server aborts the handler of a cancelled request whose id is zero.',
    level: 'should',
    tiers: ['lowlevel', 'highlevel'],
    transports: { only: ['memory', 'sse', 'stdio'], because: 'framing' },
    divergence: [
      {
        pin: 'goes-on',
        sdk: 'v1',
        versions: '>=1.25.0',
        note: 'takes the id zero for a missing one',
        issue: '#2115',
      },
      {
        pin: 'goes-on',
        sdk: 'v2',
        versions: '<2.1.0',
        note: 'takes the id zero for a missing one',
        issue: '#2115',
      },
    ],
  },
  'cancellation:id-zero:client': {
    source: [{ at: 'basic/utilities/cancellation#behavior-requirements', tags: ['57d9'] }],
    behavior: 'The client aborts the handler of a cancelled request whose id is zero.',
    level: 'should',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
    divergence: [
      {
        pin: 'goes-on',
        sdk: 'v1',
        versions: '>=1.25.0',
        note: 'takes the id zero for a missing one',
        issue: '#2115',
      },
      {
        pin: 'goes-on',
        sdk: 'v2',
        versions: '<2.1.0',
        note: 'takes the id zero for a missing one',
        issue: '#2115',
      },
    ],
  },
  'cancellation:reason': {
    source: ['sdk', { at: 'basic/utilities/cancellation#cancellation-flow' }],
    behavior: 'The server tells the handler of a cancelled request the reason that the client gave.',
    level: 'own',
    tiers: ['lowlevel', 'highlevel'],
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'cancellation:reason:client': {
    source: ['sdk', { at: 'basic/utilities/cancellation#cancellation-flow' }],
    behavior: 'The client tells the handler of a cancelled request the reason that the server gave.',
    level: 'own',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'cancellation:reason:absent': {
    source: ['sdk', { at: 'basic/utilities/cancellation#cancellation-flow' }],
    behavior: 'The server aborts the handler of a request that the client cancels without a reason.',
    level: 'own',
    tiers: ['lowlevel', 'highlevel'],
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'cancellation:no-response': {
    source: [{ at: 'basic/utilities/cancellation#behavior-requirements', tags: ['9aaa'] }],
    behavior: 'The server leaves a cancelled request unanswered.',
    level: 'should',
    tiers: ['lowlevel', 'highlevel'],
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'cancellation:no-response:frame': {
    source: [{ at: 'basic/patterns/cancellation#behavior-requirements', tags: ['4a93'] }],
    behavior: 'The server leaves a request unanswered that is cancelled by a message.',
    level: 'should',
    tiers: ['lowlevel', 'highlevel'],
    since: '2026-07-28',
    supersedes: 'cancellation:no-response',
    transports: { only: ['memory', 'stdio'], because: 'framing' },
  },
  'cancellation:no-response:client': {
    source: [{ at: 'basic/utilities/cancellation#behavior-requirements', tags: ['9aaa'] }],
    behavior: 'The client leaves a cancelled request unanswered.',
    level: 'should',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'cancellation:frees-stream': {
    source: [{ at: 'basic/utilities/cancellation#behavior-requirements', tags: ['8ea5'] }],
    behavior: 'The server ends the response stream of a cancelled request.',
    level: 'should',
    tiers: ['lowlevel', 'highlevel'],
    until: '2026-07-28',
    transports: { only: ['http'], because: 'about-transport' },
    divergence: [
      { pin: 'left-open', sdk: 'v1', note: 'leaves the stream open until the session ends' },
      { pin: 'left-open', sdk: 'v2', note: 'leaves the stream open until the session ends' },
    ],
  },
  'cancellation:asks-nothing': {
    source: ['sdk'],
    behavior: 'The server refuses to send what the handler of a cancelled request goes on to ask.',
    level: 'own',
    tiers: ['lowlevel', 'highlevel'],
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
    divergence: [
      { pin: 'asked', sdk: 'v1', versions: '<1.26.0', note: 'sends the question' },
      { pin: 'asked', sdk: 'v2', note: 'sends the question' },
    ],
  },
  'cancellation:concurrent': {
    source: [
      {
        at: 'basic/utilities/cancellation#behavior-requirements',
        tags: ['57d9'],
        in: ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25'],
      },
      { at: 'basic/patterns/cancellation#behavior-requirements', tags: ['7dc1'], in: ['2026-07-28'] },
    ],
    behavior: 'The server finishes a request while another one is cancelled.',
    level: 'should',
    tiers: ['lowlevel', 'highlevel'],
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'cancellation:concurrent:client': {
    source: [{ at: 'basic/utilities/cancellation#behavior-requirements', tags: ['57d9'] }],
    behavior: 'The client finishes a request while another one is cancelled.',
    level: 'should',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'cancellation:uncancellable': {
    source: [
      {
        at: 'basic/utilities/cancellation#behavior-requirements',
        tags: ['54a0'],
        in: ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25'],
      },
      { at: 'basic/patterns/cancellation#behavior-requirements', tags: ['86ab'], in: ['2026-07-28'] },
    ],
    behavior: 'The server lets a handler that takes no notice of the cancellation run to its end.',
    level: 'may',
    tiers: ['lowlevel', 'highlevel'],
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
} as const satisfies Area;
