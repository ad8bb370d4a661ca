// What must hold of the longest time that a request may take, whatever its progress.

import type { Area } from '../model.ts';

export const timeoutsMaximum = {
  'timeouts:maximum': {
    source: [{ at: 'basic/lifecycle#timeouts', tags: ['8279'] }],
    behavior: 'The server fails a request at the maximum that its caller sets, whatever its progress.',
    level: 'should',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-03-26',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'timeouts:maximum:client': {
    source: [
      { at: 'basic/lifecycle#timeouts', tags: ['8279'], in: ['2025-03-26', '2025-06-18', '2025-11-25'] },
      { at: 'basic/patterns/cancellation#timeouts', tags: ['8279'], in: ['2026-07-28'] },
    ],
    behavior: 'The client fails a request at the maximum that its caller sets, whatever its progress.',
    level: 'should',
    since: '2025-03-26',
  },
  'timeouts:maximum:told': {
    source: ['sdk'],
    behavior: 'The server tells its caller that the maximum was reached, which one, and after how long.',
    level: 'own',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-03-26',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'timeouts:maximum:told:client': {
    source: ['sdk'],
    behavior: 'The client tells its caller that the maximum was reached, which one, and after how long.',
    level: 'own',
    since: '2025-03-26',
  },
  'timeouts:maximum:default': {
    source: [{ at: 'basic/lifecycle#timeouts', tags: ['8279'] }],
    behavior: 'The server fails a request at some maximum, whatever its progress, without being told to.',
    level: 'should',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-03-26',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
    divergence: [
      {
        pin: 'waits-on',
        sdk: 'v1',
        note: 'enforces no maximum where its caller sets none',
      },
      {
        pin: 'waits-on',
        sdk: 'v2',
        note: 'enforces no maximum where its caller sets none',
      },
    ],
  },
  'timeouts:maximum:default:client': {
    source: [
      { at: 'basic/lifecycle#timeouts', tags: ['8279'], in: ['2025-03-26', '2025-06-18', '2025-11-25'] },
      { at: 'basic/patterns/cancellation#timeouts', tags: ['8279'], in: ['2026-07-28'] },
    ],
    behavior: 'The client fails a request at some maximum, whatever its progress, without being told to.',
    level: 'should',
    since: '2025-03-26',
    divergence: [
      {
        pin: 'waits-on',
        sdk: 'v1',
        note: 'enforces no maximum where its caller sets none',
      },
      {
        pin: 'waits-on',
        sdk: 'v2',
        note: 'enforces no maximum where its caller sets none',
      },
    ],
  },
  'timeouts:maximum:silent': {
    source: ['sdk'],
    behavior: 'The server fails a request without progress at the maximum that its caller sets.',
    level: 'own',
    tiers: ['lowlevel', 'highlevel'],
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
    divergence: [
      {
        pin: 'waits-on',
        sdk: 'v1',
        note: 'looks at the maximum only when there is progress',
        issue: '#2695',
      },
      {
        pin: 'waits-on',
        sdk: 'v2',
        note: 'looks at the maximum only when there is progress',
        issue: '#2695',
      },
    ],
  },
  'timeouts:maximum:silent:client': {
    source: ['sdk'],
    behavior: 'The client fails a request without progress at the maximum that its caller sets.',
    level: 'own',
    divergence: [
      {
        pin: 'waits-on',
        sdk: 'v1',
        note: 'looks at the maximum only when there is progress',
        issue: '#2695',
      },
      {
        pin: 'waits-on',
        sdk: 'v2',
        note: 'looks at the maximum only when there is progress',
        issue: '#2695',
      },
    ],
  },
  'timeouts:maximum:cancels': {
    source: [{ at: 'basic/lifecycle#timeouts', tags: ['728f'] }],
    behavior: 'The server cancels a request that fails at its maximum.',
    level: 'should',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-03-26',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
    divergence: [
      { pin: 'late', sdk: 'v1', note: 'cancels only when the wait ends that it left running' },
      { pin: 'never', sdk: 'v2', note: 'sends no cancellation' },
    ],
  },
  'timeouts:maximum:clears': {
    source: ['sdk'],
    behavior: 'The server leaves no wait running for a request that failed at its maximum.',
    level: 'own',
    tiers: ['lowlevel', 'highlevel'],
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
    divergence: [
      { pin: 'one-left', sdk: 'v1', note: 'forgets to clear the wait for the answer' },
      { pin: 'one-left', sdk: 'v2', note: 'forgets to clear the wait for the answer' },
    ],
  },
  'timeouts:maximum:clears:client': {
    source: ['sdk'],
    behavior: 'The client leaves no wait running for a request that failed at its maximum.',
    level: 'own',
    divergence: [
      { pin: 'one-left', sdk: 'v1', note: 'forgets to clear the wait for the answer' },
      { pin: 'one-left', sdk: 'v2', note: 'forgets to clear the wait for the answer' },
    ],
  },
  'timeouts:maximum:cancels:client': {
    source: [{ at: 'basic/lifecycle#timeouts', tags: ['728f'] }],
    behavior: 'The client cancels a request that fails at its maximum.',
    level: 'should',
    since: '2025-03-26',
    until: '2026-07-28',
    divergence: [
      { pin: 'late', sdk: 'v1', note: 'cancels only when the wait ends that it left running' },
      { pin: 'never', sdk: 'v2', note: 'sends no cancellation' },
    ],
  },
} as const satisfies Area;
