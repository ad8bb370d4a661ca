// A miniature project that breaks deferral-has-reason.

import { area, type Fixture } from '../fixture.ts';

const file = 'requirements/features/tools.ts';

export const fixture: Fixture = {
  files: {
    [file]: area(
      'tools',
      `  'tools:a': { source: ['sdk'], behavior: 'The server a.', level: 'own',
    deferred: { reason: 'too-hard', note: 'later' } },
  'tools:b': { source: ['sdk'], behavior: 'The server b.', level: 'own',
    deferred: { reason: 'unwritten', note: ' ' } },`,
    ),
  },
  findings: [
    {
      file,
      line: 3,
      message: `tools:a is deferred for the unknown reason "too-hard".
Take one of not-implemented, only-absence-shows-it, needs-real-time, schema-level, host-policy, experimental, unwritten.`,
    },
    {
      file,
      line: 5,
      message: 'tools:b is deferred without a note.\nSay what keeps it from being tested.',
    },
  ],
};
