import { expect, test } from 'vitest';
import { cellOf, runOf } from '../src/triage/two-runs.ts';
import { conformanceOfProject } from './conformance.ts';
import { area, facts, miniature } from './fixture.ts';

const project = miniature({
  'requirements/spec/2025-11-25.json': facts('2025-11-25', {
    kettle: {
      boiling: [
        ['0001', 'must'],
        ['0002', 'should'],
        ['0003', 'may'],
      ],
    },
  }),
  'requirements/features/kettle.ts': area(
    'kettle',
    `  'kettle:boils': {
    source: [{ at: 'kettle#boiling', tags: ['0001'], in: ['2025-11-25'] }],
    behavior: 'The kettle boils.',
    level: 'must',
  },`,
  ),
  'requirements/spec/set-aside.ts':
    "export const setAside = [{ at: 'kettle#boiling', tags: ['0002'], reason: 'advice' }];\n",
});

const kettle = (...runs: Parameters<typeof conformanceOfProject>[1]) =>
  conformanceOfProject(project, runs)
    .revisions.find(({ revision }) => revision === '2025-11-25')
    ?.pages.find(({ page }) => page === 'kettle')?.anchors[0]?.statements;

test('statements come with who claims them, where that stands, and whether a test cites it', () => {
  expect(kettle()?.map(({ statement, category }) => [statement.tag, category])).toEqual([
    ['0001', 'open'],
    ['0002', 'set-aside'],
    ['0003', 'unclaimed'],
  ]);
  expect(kettle()?.[0]?.claims[0]?.claim).toMatchObject({
    id: 'kettle:boils',
    file: 'requirements/features/kettle.ts',
    line: 2,
    places: [{ tier: '-', cited: false }],
  });
});

test('with a run what counts is what ran', () => {
  const run = runOf('1.0.0', [cellOf('kettle:boils', 'pass', { tier: '-' })]);
  expect(kettle(run)?.[0]?.category).toBe('proven');
});
