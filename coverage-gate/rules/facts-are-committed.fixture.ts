// A miniature project that breaks facts-are-committed.

import { type Fixture, facts } from '../fixture.ts';

export const fixture: Fixture = {
  files: {
    'requirements/spec/2025-03-26.json': undefined,
    'requirements/spec/2031-01-01.json': facts('2031-01-01'),
  },
  findings: [
    {
      file: 'requirements/spec/2025-03-26.json',
      line: 1,
      message: 'the facts of 2025-03-26 are missing.\nRun pnpm spec:facts.',
    },
    {
      file: 'requirements/spec/2031-01-01.json',
      line: 1,
      message: `2031-01-01 is no revision of this project.
Add it to requirements/revisions.ts, or delete this file.`,
    },
  ],
};
