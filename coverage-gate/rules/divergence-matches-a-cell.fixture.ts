// A miniature project that breaks divergence-matches-a-cell.

import { area, type Fixture, suite } from '../fixture.ts';

const file = 'requirements/features/tools.ts';
const records = [
  "sdk: 'v1', tier: 'highlevel'",
  "sdk: 'v1', transports: ['sse']",
  "sdk: 'v1', revisions: ['2024-11-05', '2025-06-18']",
  "sdk: 'v1', versions: 'newer than 1.20'",
  "sdk: 'v1', versions: '>=2.0.0'",
  "sdk: 'v1', revisions: ['2026-07-28']",
  "sdk: 'v2', versions: '2.0.0-beta.1', revisions: ['2026-07-28'], transports: ['http']",
];
const at = (index: number, problem: string) => ({
  file,
  line: index + 6,
  message: `tools:list: the divergence "p" ${problem}.\nCorrect the record, or delete it.`,
});

export const fixture: Fixture = {
  files: {
    [file]: area(
      'tools',
      `  'tools:list': {
    source: ['sdk'], behavior: 'The server lists.', level: 'own', tiers: ['lowlevel'], since: '2025-06-18',
    transports: { only: ['memory', 'http'], because: 'framing' },
    divergence: [
${records.map((record) => `      { pin: 'p', ${record}, note: 'lists nothing' },`).join('\n')}
    ],
  },`,
    ),
    'suites/lowlevel/tools.test.ts': suite(
      "verifies('tools:list', 'one tool', async () => observed(1).divergent('p', () => {}));",
    ),
  },
  findings: [
    at(0, 'is on tier highlevel, which it does not list'),
    at(1, 'is on sse, which it does not admit'),
    at(2, 'is in 2024-11-05, where it does not hold'),
    at(3, 'has versions "newer than 1.20", which is no semver range'),
    at(4, 'has versions ">=2.0.0", which no version of v1 is'),
    at(5, 'matches no cell of v1'),
  ],
};
