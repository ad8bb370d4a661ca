// A miniature project that breaks mirrored-names.

import { area, type Fixture, suite } from '../fixture.ts';

export const fixture: Fixture = {
  files: {
    'requirements/features/tools.ts': area(
      'tools',
      `  'tools:call:a': {
    source: ['sdk'], behavior: 'The server answers.', level: 'own', tiers: ['lowlevel', 'highlevel'],
  },`,
    ),
    'suites/lowlevel/tools-call.test.ts': suite("verifies('tools:call:a', 'a', async () => {});"),
    'suites/highlevel/tools-call.property.test.ts': suite("verifies('tools:call:a', 'a', async () => {});"),
  },
  findings: [
    {
      file: 'suites/highlevel/tools-call.property.test.ts',
      line: 2,
      message: `tools:call:a has both tiers, but this file has no twin suites/lowlevel/tools-call.property.test.ts.
Give the suites of both tiers the same names.`,
    },
    {
      file: 'suites/lowlevel/tools-call.test.ts',
      line: 2,
      message: `tools:call:a has both tiers, but this file has no twin suites/highlevel/tools-call.test.ts.
Give the suites of both tiers the same names.`,
    },
  ],
};
