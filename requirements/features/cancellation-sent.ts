// What must hold of giving up a request of one's own.

import type { Area } from '../model.ts';

export const cancellationSent = {
  'cancellation:sent:own-request': {
    source: [
      { at: 'basic/utilities/cancellation#behavior-requirements', tags: ['eaec'] },
      { at: 'schema#cancellednotification-params', tags: ['1ddc'], in: ['2025-06-18'] },
      { at: 'schema#cancellednotificationparams-requestid', tags: ['1ddc', '7ea2'], in: ['2025-11-25'] },
    ],
    behavior: 'The server names in its cancellation the request of its own that it gives up.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'cancellation:sent:own-request:client': {
    source: [
      { at: 'basic/utilities/cancellation#behavior-requirements', tags: ['eaec'] },
      { at: 'schema#cancellednotification-params', tags: ['1ddc'], in: ['2025-06-18'] },
      { at: 'schema#cancellednotificationparams-requestid', tags: ['1ddc', '7ea2'], in: ['2025-11-25'] },
    ],
    behavior: 'The client names in its cancellation the request of its own that it gives up.',
    level: 'must',
    until: '2026-07-28',
  },
  'cancellation:sent:frame:client': {
    source: [
      { at: 'basic/patterns/cancellation#transport-specific-cancellation', tags: ['8fce'] },
      { at: 'basic/patterns/cancellation#behavior-requirements', tags: ['4be8'] },
    ],
    behavior: 'The client names the request that it gives up in a message where no stream belongs to it.',
    level: 'must',
    since: '2026-07-28',
    supersedes: 'cancellation:sent:own-request:client',
    transports: { only: ['memory', 'stdio'], because: 'framing' },
  },
  'cancellation:sent:stream:client': {
    source: [{ at: 'basic/patterns/cancellation', tags: ['35fd'] }],
    behavior: 'The client closes the response stream of the request that it gives up, without a message.',
    level: 'should',
    since: '2026-07-28',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'cancellation:sent:disconnect': {
    source: [{ at: 'basic/patterns/cancellation#transport-specific-cancellation', tags: ['30bb'] }],
    behavior: 'The server takes the loss of a response stream for the cancellation of its request.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
    since: '2026-07-28',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'cancellation:sent:in-progress': {
    source: [{ at: 'basic/utilities/cancellation#behavior-requirements', tags: ['6536'] }],
    behavior: 'The server sends no cancellation of a request that has been answered.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
    divergence: [
      { pin: 'sent', sdk: 'v1', note: 'goes on listening to the signal of a request that has been answered' },
    ],
  },
  'cancellation:sent:in-progress:client': {
    source: [
      {
        at: 'basic/utilities/cancellation#behavior-requirements',
        tags: ['6536'],
        in: ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25'],
      },
      { at: 'basic/patterns/cancellation#behavior-requirements', tags: ['6536'], in: ['2026-07-28'] },
    ],
    behavior: 'The client sends no cancellation of a request that has been answered.',
    level: 'must',
    divergence: [
      { pin: 'sent', sdk: 'v1', note: 'goes on listening to the signal of a request that has been answered' },
    ],
  },
  'cancellation:sent:in-flight': {
    source: [
      { at: 'basic/utilities/cancellation#behavior-requirements' },
      { at: 'schema#cancellednotification', tags: ['0ead'], in: ['2025-06-18', '2025-11-25'] },
    ],
    behavior: 'The server cancels what is still in flight and nothing else.',
    level: 'should',
    tiers: ['lowlevel', 'highlevel'],
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
    divergence: [
      { pin: 'sent', sdk: 'v1', note: 'goes on listening to the signal of a request that has been answered' },
    ],
  },
  'cancellation:sent:in-flight:client': {
    source: [
      {
        at: 'basic/utilities/cancellation#behavior-requirements',
        in: ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25'],
      },
      {
        at: 'schema#cancellednotification',
        tags: ['0ead'],
        in: ['2025-06-18', '2025-11-25', '2026-07-28'],
      },
    ],
    behavior: 'The client cancels what is still in flight and nothing else.',
    level: 'should',
    divergence: [
      { pin: 'sent', sdk: 'v1', note: 'goes on listening to the signal of a request that has been answered' },
    ],
  },
  'cancellation:sent:before': {
    source: ['sdk', { at: 'basic/utilities/cancellation#behavior-requirements' }],
    behavior: 'The server sends nothing of a request that is given up beforehand.',
    level: 'own',
    tiers: ['lowlevel', 'highlevel'],
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'cancellation:sent:before:client': {
    source: ['sdk'],
    behavior: 'The client sends nothing of a request that is given up beforehand.',
    level: 'own',
  },
  'cancellation:sent:reason': {
    source: ['sdk', { at: 'basic/utilities/cancellation#cancellation-flow' }],
    behavior: 'The server sends the reason of its caller as a text.',
    level: 'own',
    tiers: ['lowlevel', 'highlevel'],
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'cancellation:sent:reason:client': {
    source: ['sdk', { at: 'basic/utilities/cancellation#cancellation-flow' }],
    behavior: 'The client sends the reason of its caller as a text.',
    level: 'own',
    until: '2026-07-28',
  },
  'cancellation:sent:refusal': {
    source: ['sdk'],
    behavior: 'The server tells its caller the reason for which a request was given up.',
    level: 'own',
    tiers: ['lowlevel', 'highlevel'],
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'cancellation:sent:refusal:client': {
    source: ['sdk'],
    behavior: 'The client tells its caller the reason for which a request was given up.',
    level: 'own',
  },
  'cancellation:sent:late-answer': {
    source: [{ at: 'basic/utilities/cancellation#behavior-requirements', tags: ['24f1'] }],
    behavior: 'The server ignores the answer to a request that it has given up.',
    level: 'should',
    tiers: ['lowlevel', 'highlevel'],
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'cancellation:sent:late-answer:client': {
    source: [
      {
        at: 'basic/utilities/cancellation#behavior-requirements',
        tags: ['24f1'],
        in: ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25'],
      },
      { at: 'basic/patterns/cancellation#behavior-requirements', tags: ['3a98'], in: ['2026-07-28'] },
    ],
    behavior: 'The client ignores the answer to a request that it has given up.',
    level: 'should',
  },
  'cancellation:sent:initialize:client': {
    source: [
      { at: 'basic/utilities/cancellation#behavior-requirements', tags: ['ef54'] },
      { at: 'schema#cancellednotification', tags: ['0faa'], in: ['2025-06-18', '2025-11-25'] },
    ],
    behavior: 'The client sends no cancellation of its initialize request.',
    level: 'must',
    until: '2026-07-28',
    divergence: [
      {
        pin: 'cancelled',
        sdk: 'v1',
        transports: ['memory', 'stdio'],
        note: 'cancels initialize like any other request; over HTTP the closing of the connection overtakes it',
        issue: '#998',
      },
      {
        pin: 'cancelled',
        sdk: 'v2',
        versions: '<2.1.0',
        transports: ['memory', 'stdio'],
        note: 'cancels initialize like any other request; over HTTP the closing of the connection overtakes it',
        issue: '#998',
      },
    ],
  },
} as const satisfies Area;
