import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import type { Divergence, Requirement } from '../../../requirements/model.ts';
import { divergencesMarkdown } from './markdown.ts';
import { divergingIn } from './model.ts';
import { divergencesText } from './terminal.ts';
import { sinceText } from './words.ts';

const gap = (rest: Partial<Divergence> = {}): Divergence => ({
  pin: 'cold',
  sdk: 'v1',
  note: 'stays cold',
  ...rest,
});

const requirements: Record<string, Requirement> = {
  'kettle:colour': {
    source: ['sdk'],
    behavior: 'The kettle is red.',
    level: 'own',
    divergence: [gap({ sdk: 'v2' })],
  },
  'kettle:boils': {
    source: [
      { at: 'server/kettles#boiling', in: ['2025-06-18'] },
      { at: 'server/kettle#boil', in: ['2025-11-25'] },
    ],
    behavior: 'The kettle boils.',
    level: 'must',
    until: '2026-07-28',
    divergence: [gap({ versions: '<1.20', tier: 'highlevel', transports: ['http', 'sse'], issue: '#7' })],
  },
  'kettle:sings': { source: ['sdk'], behavior: 'The kettle sings.', level: 'own' },
};

const every = () => true;

test('records are listed by level, with where they hold and where the specification asks', () => {
  const lines = divergencesText('everything', divergingIn(requirements, every));
  expect(lines.map(stripVTControlCharacters)).toEqual([
    'must   kettle:boils  The kettle boils.',
    '       "cold": stays cold  (#7)',
    '       v1 <1.20; highlevel; http, sse  https://modelcontextprotocol.io/specification/2025-11-25/server/kettle#boil',
    'own    kettle:colour  The kettle is red.',
    '       "cold": stays cold',
    '       v2 every version',
    'everything: 1 must, 1 own.',
  ]);
});

test('a link leads to a revision that the record speaks of', () => {
  const older = { ...requirements['kettle:boils'], divergence: [gap({ revisions: ['2025-06-18'] })] };
  const [one] = divergingIn({ 'kettle:boils': older as Requirement }, every);
  expect(one?.link).toMatch(/2025-06-18\/server\/kettles#boiling$/);
});

test('only the records that are meant are listed', () => {
  expect(divergingIn(requirements, ({ sdk }) => sdk === 'v2').map(({ id }) => id)).toEqual(['kettle:colour']);
  expect(
    divergencesText(
      'v3',
      divergingIn(requirements, () => false),
    ).map(stripVTControlCharacters),
  ).toEqual(['v3: no divergence is on record.']);
});

test.each([
  [{ version: '1.12.1' }, '1.32.2', 'since 1.12.1, the oldest of its versions'],
  [
    { version: '1.12.1', before: { version: '1.12.0', outcome: 'stale' } },
    '1.32.2',
    'since 1.12.1: 1.12.0 behaves as required',
  ],
  [
    { version: '1.12.1', before: { version: '1.12.0', outcome: undefined } },
    '1.32.2',
    'since 1.12.1: 1.12.0 speaks no revision that asks for it',
  ],
  [undefined, '1.32.2', 'not seen in 1.32.2, the newest of its versions'],
  [undefined, undefined, 'none of its versions is published'],
] as const)('since when is said in words: %j', (sighting, newest, text) => {
  expect(sinceText(sighting, newest)).toBe(text);
});

test('since when is told where somebody has looked', () => {
  const all = divergingIn(requirements, every).map((one) => ({ ...one, since: 'since 1.12.1' }));
  expect(divergencesText('everything', all).map(stripVTControlCharacters)[2]).toBe('       since 1.12.1');
  expect(divergencesMarkdown('everything', all)).toContain('http, sse; since 1.12.1 |');
});

test('Markdown has a table for each level, and links to issues', () => {
  const text = divergencesMarkdown('everything', divergingIn(requirements, every));
  expect(text.match(/^## .*$/gm)).toEqual(['## must', '## own']);
  expect(text).toContain(
    '| `cold`: stays cold | v1 \\<1.20; highlevel; http, sse | [\\#7](https://github.com/',
  );
});
