// A miniature project that breaks ids-are-addresses.

import { area, type Fixture, suite } from '../fixture.ts';

const entry = "{ source: ['sdk'], behavior: 'The client lists.', level: 'own' }";

export const fixture: Fixture = {
  files: {
    'requirements/features/tools.ts': area('tools', `  'tools:call:a': ${entry},\n  'Tools:List': ${entry},`),
    'requirements/features/tools-call.ts': area(
      'toolsCall',
      `  'tools:call:b': ${entry},\n  'roots:a': ${entry},`,
    ),
    'suites/client/tools-call.test.ts': suite(
      "verifies(['tools:call:b', 'Tools:List', 'roots:a'], 'b', async () => {});",
    ),
    'suites/client/tools.test.ts': suite("verifies('tools:call:a', 'a', async () => {});"),
    'suites/lowlevel/ping.property.test.ts': suite("verifies('ping:client', 'any params', async () => {});"),
  },
  findings: [
    {
      file: 'requirements/features/tools-call.ts',
      line: 3,
      message: 'roots:a does not belong here.\nMove it to requirements/features/roots.ts, or rename it.',
    },
    {
      file: 'requirements/features/tools.ts',
      line: 2,
      message:
        'tools:call:a does not belong here.\nMove it to requirements/features/tools-call.ts, or rename it.',
    },
    {
      file: 'requirements/features/tools.ts',
      line: 3,
      message:
        'Tools:List is no id.\nUse two or more lower-case segments joined by colons, the first naming the file.',
    },
    {
      file: 'suites/client/tools.test.ts',
      line: 2,
      message: 'a test of tools:call:a is not looked for here.\nMove it to suites/client/tools-call.test.ts.',
    },
    {
      file: 'suites/lowlevel/ping.property.test.ts',
      line: 2,
      message: `a test of ping:client cannot stand in suites/lowlevel/.
Move it to suites/client/, or change the tiers in requirements/features/ping.ts:9.`,
    },
  ],
};
