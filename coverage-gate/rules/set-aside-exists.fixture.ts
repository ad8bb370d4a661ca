// A miniature project that breaks set-aside-exists.

import { type Fixture, facts } from '../fixture.ts';

const file = 'requirements/spec/set-aside.ts';

export const fixture: Fixture = {
  files: {
    'requirements/spec/2025-11-25.json': facts('2025-11-25', { kettle: { boiling: [['0001', 'may']] } }),
    [file]: `export const setAside = [
  { at: 'kettle#boiling', tags: ['0001', '0002'], reason: 'advice' },
  { at: 'kettle#pouring', tags: ['0001'], reason: 'advice' },
];
`,
  },
  findings: [
    {
      file,
      line: 2,
      message: `0002 under kettle#boiling, set aside here, is a statement of no revision.
Correct the tag, or delete it.`,
    },
    {
      file,
      line: 3,
      message: `kettle#pouring, set aside here, exists in no revision.
Correct the address, or delete the entry.`,
    },
  ],
};
