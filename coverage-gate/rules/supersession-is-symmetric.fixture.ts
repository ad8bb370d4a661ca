// A miniature project that breaks supersession-is-symmetric.

import { area, type Fixture } from '../fixture.ts';

const file = 'requirements/features/tools.ts';
const rest = `source: ['sdk'], behavior: 'The server lists.', level: 'own',
    deferred: { reason: 'unwritten', note: 'to do' }`;

export const fixture: Fixture = {
  files: {
    [file]: area(
      'tools',
      `  'tools:old': { ${rest}, until: '2025-03-26' },
  'tools:endless': { ${rest} },
  'tools:new': { ${rest}, since: '2025-06-18',
    supersedes: 'tools:old' },
  'tools:newer': { ${rest},
    supersedes: 'tools:endless' },`,
    ),
  },
  findings: [
    {
      file,
      line: 8,
      message: `tools:new begins at 2025-06-18, but tools:old ends at 2025-03-26.
Let requirements/features/tools.ts:2 have until where this has since.`,
    },
    {
      file,
      line: 11,
      message: `tools:newer begins at the first revision, but tools:endless ends at never.
Let requirements/features/tools.ts:4 have until where this has since.`,
    },
  ],
};
