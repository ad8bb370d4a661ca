// A miniature project that breaks tags-exist.

import { area, type Fixture, facts, factsOf } from '../fixture.ts';

const file = 'requirements/features/kettle.ts';

export const fixture: Fixture = {
  files: {
    ...factsOf({ kettle: { boiling: [['0001', 'must']], pouring: [['0002', 'must']], shape: [] } }),
    'requirements/spec/2024-11-05.json': facts('2024-11-05', {
      kettle: {
        boiling: [
          ['0001', 'must'],
          ['0003', 'may'],
        ],
        pouring: [],
        shape: [],
      },
    }),
    [file]: area(
      'kettle',
      `  'kettle:a': { level: 'must', behavior: 'The kettle boils.',
    deferred: { reason: 'unwritten', note: 'to do' },
    source: [
      { at: 'kettle#boiling', tags: ['0001', '0002'] },
      { at: 'kettle#shape', tags: ['ffff'], in: ['2025-11-25'] },
    ],
  },`,
    ),
  },
  findings: [
    {
      file,
      line: 5,
      message: `kettle:a claims 0002 under kettle#boiling, which is no statement there in 2024-11-05, 2025-03-26, 2025-06-18, 2025-11-25 and 2026-07-28.
In 2024-11-05 0001 (must) and 0003 (may) stand there. In 2025-03-26, 2025-06-18, 2025-11-25 and 2026-07-28 0001 (must) stands there, and 0002 (perhaps of another text) under kettle#pouring.`,
    },
    {
      file,
      line: 6,
      message: `kettle:a claims ffff under kettle#shape, which is no statement there in 2025-11-25.
In 2025-11-25 no statement stands there.`,
    },
  ],
};
