// Which cells a test has.

import { expect, test } from 'vitest';
import type { Requirement } from '../../requirements/model.ts';
import { type Abilities, cellsOf, isMeant } from './matrix.ts';

const subject: Abilities = { revisions: ['2025-11-25', '2026-07-28'], offers: new Set(['content:audio']) };
const requirement: Requirement = { source: ['sdk'], behavior: 'The server does it.', level: 'own' };
const tool = { ids: ['tools:call:basic'], title: 'it does', tier: 'lowlevel' } as const;

const placesOf = (one: Requirement, filters = {}) =>
  cellsOf(tool, [one], subject, filters).map(({ transport, revision }) => `${transport} ${revision}`);

test('every transport in the handshake era, those that exist in the stateless one', () => {
  expect(placesOf(requirement)).toEqual([
    ...['memory', 'http', 'http-stateless', 'sse', 'stdio'].map((transport) => `${transport} 2025-11-25`),
    ...['memory', 'http', 'stdio'].map((transport) => `${transport} 2026-07-28`),
  ]);
});

test('a window and a restriction take cells away', () => {
  const only = { only: ['memory', 'sse'], because: 'framing' } as const;
  expect(placesOf({ ...requirement, until: '2026-07-28', transports: only })).toEqual([
    'memory 2025-11-25',
    'sse 2025-11-25',
  ]);
  expect(placesOf({ ...requirement, since: '2026-07-28', transports: only })).toEqual(['memory 2026-07-28']);
});

test('several requirements have the cells that all of them admit', () => {
  const since = { ...requirement, since: '2026-07-28' } as const;
  const memory = { ...requirement, transports: { only: ['memory'], because: 'framing' } } as const;
  const cells = cellsOf({ ...tool, ids: ['a:b', 'a:c'] }, [since, memory], subject, {});
  expect(cells.map(({ transport, revision }) => [transport, revision])).toEqual([['memory', '2026-07-28']]);
});

test('a feature that is not offered makes cells absent, never fewer, and a tier needs only its own', () => {
  const needy: Requirement = { ...requirement, needs: ['content:audio', 'highlevel:title', 'handler:meta'] };
  const lackedOn = (tier: 'lowlevel' | 'highlevel') =>
    cellsOf({ ...tool, tier }, [needy], subject, {})[0]?.lacks;
  expect(lackedOn('highlevel')).toEqual(['highlevel:title', 'handler:meta']);
  expect(lackedOn('lowlevel')).toEqual(['handler:meta']);
});

test('filters narrow, and an on-demand transport stands in for what it repeats', () => {
  expect(placesOf(requirement, { transports: ['http-socket'], revisions: ['2025-11-25'] })).toEqual([
    'http-socket 2025-11-25',
  ]);
  const memory = { ...requirement, transports: { only: ['memory'], because: 'framing' } } as const;
  expect(placesOf(memory, { transports: ['http-socket'] })).toEqual([]);
  expect(placesOf(requirement, { tiers: ['highlevel'] })).toEqual([]);
  expect(placesOf(requirement, { ids: ['tools:list'] })).toEqual([]);
});

test('a prefix means whole segments', () => {
  expect(isMeant('tools:call:basic', ['tools'])).toBe(true);
  expect(isMeant('tools:call:basic', ['tools:call:'])).toBe(true);
  expect(isMeant('toolset:call', ['tools'])).toBe(false);
});
