// Which records apply to which cells.

import { expect, test } from 'vitest';
import type { Divergence } from '../../requirements/model.ts';
import { appliesTo } from './divergences.ts';
import type { CellSpec } from './matrix.ts';

const cell: CellSpec = {
  ids: ['tools:call:unknown-name'],
  title: 'an invented test',
  tier: 'highlevel',
  transport: 'http',
  revision: '2025-11-25',
  lacks: [],
};
const v1 = { line: 'v1', version: '1.24.3' } as const;
const record: Divergence = { pin: 'other', sdk: 'v1', note: '' };

test('a record without limits applies to every cell of its line', () => {
  expect(appliesTo(record, cell, v1)).toBe(true);
  expect(appliesTo(record, cell, { line: 'v2', version: '2.4.0' })).toBe(false);
});

test('its range includes prereleases', () => {
  expect(appliesTo({ ...record, versions: '>=1.23' }, cell, v1)).toBe(true);
  expect(appliesTo({ ...record, versions: '<1.24' }, cell, v1)).toBe(false);
  expect(appliesTo({ ...record, versions: '>=1.24' }, cell, { line: 'v1', version: '1.25.0-beta.1' })).toBe(
    true,
  );
});

test('it may narrow itself to tier, transports and revisions', () => {
  expect(appliesTo({ ...record, tier: 'lowlevel' }, cell, v1)).toBe(false);
  expect(appliesTo({ ...record, transports: ['memory'] }, cell, v1)).toBe(false);
  expect(appliesTo({ ...record, revisions: ['2025-06-18'] }, cell, v1)).toBe(false);
  expect(
    appliesTo({ ...record, tier: 'highlevel', transports: ['http'], revisions: ['2025-11-25'] }, cell, v1),
  ).toBe(true);
});

test('an on-demand transport answers for the one it repeats', () => {
  const socket: CellSpec = { ...cell, transport: 'http-socket' };
  expect(appliesTo({ ...record, transports: ['http'] }, socket, v1)).toBe(true);
  expect(appliesTo({ ...record, transports: ['stdio'] }, socket, v1)).toBe(false);
});
