// A miniature project that breaks ids-are-unique.

import { area, type Fixture, suite } from '../fixture.ts';

const entry = "'tools:list': { source: ['sdk'], behavior: 'The client lists.', level: 'own' },";

export const fixture: Fixture = {
  files: {
    'requirements/features/tools.ts': area('tools', `  ${entry}\n  ${entry}`),
    'suites/client/tools.test.ts': suite("verifies('tools:list', 'a list', async () => {});"),
  },
  findings: [
    {
      file: 'requirements/features/tools.ts',
      line: 3,
      message: 'tools:list is already defined in requirements/features/tools.ts:2.\nRename one.',
    },
  ],
};
