// A miniature project that breaks every-requirement-is-cited.

import { area, type Fixture, suite } from '../fixture.ts';

const file = 'requirements/features/tools.ts';

export const fixture: Fixture = {
  files: {
    [file]: area(
      'tools',
      `  'tools:list': {
    source: ['sdk'], behavior: 'The server lists.', level: 'own', tiers: ['lowlevel', 'highlevel'],
  },
  'tools:cache': { source: ['sdk'], behavior: 'The client caches.', level: 'own' },
  'tools:call': { source: ['sdk'], behavior: 'The server answers.', level: 'own', tiers: [] },`,
    ),
    'suites/lowlevel/tools.test.ts':
      suite(`// verifies('tools:cache', 'a comment proves nothing', async () => {});
verifies('tools:list', 'one tool', async () => {});`),
    'suites/highlevel/tools.test.ts': suite("const text = `verifies('tools:list', 'nor does a string')`;"),
  },
  findings: [
    {
      file,
      line: 2,
      message: `tools:list lists tier "highlevel", but no test in suites/highlevel/ cites it.
Write one in suites/highlevel/tools.test.ts, or drop the tier.`,
    },
    {
      file,
      line: 5,
      message: `tools:cache is not deferred, but no test in suites/client/ cites it.
Write one in suites/client/tools.test.ts, or defer it with a reason.`,
    },
    {
      file,
      line: 6,
      message: 'tools:call lists no tier.\nList one, or leave out tiers where there is none.',
    },
  ],
};
