// A miniature project that breaks needs-are-known.

import { area, type Fixture } from '../fixture.ts';

const file = 'requirements/features/tools.ts';

export const fixture: Fixture = {
  files: {
    [file]: area(
      'tools',
      `  'tools:list': { source: ['sdk'], behavior: 'The server lists.', level: 'own',
    needs: ['content:audio', 'content:smell'],
    deferred: { reason: 'unwritten', note: 'to do' } },`,
    ),
  },
  findings: [
    {
      file,
      line: 3,
      message: `tools:list needs "content:smell", which is no feature.
Take one from requirements/model.ts, or add it there and to every offers.ts.`,
    },
  ],
};
