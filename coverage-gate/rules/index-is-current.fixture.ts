// A miniature project that breaks index-is-current.

import type { Fixture } from '../fixture.ts';

export const fixture: Fixture = {
  files: { 'requirements/index.ts': 'export const requirements = {};\n' },
  findings: [
    {
      file: 'requirements/index.ts',
      line: 1,
      message: 'this file does not match the area files.\nRun pnpm requirements:index.',
    },
  ],
};
