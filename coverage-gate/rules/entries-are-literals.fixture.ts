// A miniature project that breaks entries-are-literals.

import { area, type Fixture } from '../fixture.ts';

export const fixture: Fixture = {
  files: {
    'requirements/features/tools.ts': area(
      'tools',
      `  'tools:list': { source: ['sdk'], behavior: sentence, level: 'own' },
  'tools:call': { source: ['sdk'], level: 'own' },
  ...more,`,
    ),
    'requirements/features/roots.ts': area('rootz', ''),
  },
  findings: [
    {
      file: 'requirements/features/roots.ts',
      line: 1,
      message: 'the area must be `export const roots = { … }`, and there is none.\nName it after its file.',
    },
    {
      file: 'requirements/features/tools.ts',
      line: 4,
      message:
        '`...more` is computed, but an entry is a literal with source, behavior and level.\nWrite it out.',
    },
  ],
};
