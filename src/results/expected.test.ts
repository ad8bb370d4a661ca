// A run knows how many cells it should have had.

import { expect, test } from 'vitest';
import type { Requirement } from '../../requirements/model.ts';
import type { Abilities } from '../case/matrix.ts';
import { expectedCells, missingFrom } from './expected.ts';

const subject: Abilities = { revisions: ['2025-11-25'], offers: new Set() };
const memory = { only: ['memory'], because: 'framing' } as const;
const requirements: Record<string, Requirement> = {
  'a:tiers': {
    source: ['sdk'],
    behavior: '',
    level: 'own',
    tiers: ['lowlevel', 'highlevel'],
    transports: memory,
  },
  'a:client': { source: ['sdk'], behavior: '', level: 'own', transports: memory },
  'a:later': { source: ['sdk'], behavior: '', level: 'own', deferred: { reason: 'unwritten', note: '' } },
};

const expected = expectedCells(requirements, subject, {});

test('one cell for each requirement, tier, transport and revision; none for what is deferred', () => {
  expect(expected.map(({ ids, tier }) => [ids[0], tier])).toEqual([
    ['a:tiers', 'lowlevel'],
    ['a:tiers', 'highlevel'],
    ['a:client', '-'],
  ]);
});

test('what no cell covers is named', () => {
  const ran = [
    { ids: ['a:tiers'], tier: 'lowlevel', transport: 'memory', revision: '2025-11-25' },
    { ids: ['a:client', 'a:other'], tier: '-', transport: 'memory', revision: '2025-11-25' },
  ] as const;
  const missing = missingFrom(
    ran.map((cell) => ({ ...cell, ids: [...cell.ids] })),
    expected,
  );
  expect(missing.map(({ ids, tier }) => [ids[0], tier])).toEqual([['a:tiers', 'highlevel']]);
});
