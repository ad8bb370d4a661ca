// A miniature project that breaks sources-exist.

import { area, type Fixture, facts, factsOf } from '../fixture.ts';

const file = 'requirements/features/kettle.ts';
const sources = [
  "{ at: 'kitchen/ketle#boiling' }",
  "{ at: 'kitchen/kettle#boling', in: ['2025-11-25'] }, 'sdk'",
  "{ at: 'kitchen/kettle#pouring' }",
  "{ at: 'kitchen/kettle' }, 'issue:#12'",
  "'skd'",
];

export const fixture: Fixture = {
  files: {
    ...factsOf({ 'kitchen/kettle': { boiling: [], pouring: [] } }),
    'requirements/spec/2024-11-05.json': facts('2024-11-05', { 'kitchen/kettle': { boiling: [] } }),
    'requirements/spec/2025-03-26.json': facts('2025-03-26', { 'kitchen/stove': { pouring: [] } }),
    [file]: area(
      'kettle',
      sources
        .map(
          (source, index) =>
            `  'kettle:n${index}': { level: 'own', behavior: 'The kettle boils.',
    deferred: { reason: 'unwritten', note: 'to do' },
    source: [${source}],${index === 3 ? " since: '2025-06-18'," : ''} },`,
        )
        .join('\n'),
    ),
  },
  findings: [
    {
      file,
      line: 4,
      message: `kettle:n0 cites kitchen/ketle#boiling, which 2024-11-05, 2025-03-26, 2025-06-18, 2025-11-25 and 2026-07-28 do not have.
The nearest is kitchen/kettle#boiling in 2024-11-05, 2025-06-18, 2025-11-25 and 2026-07-28; kitchen/stove#pouring in 2025-03-26. Correct the address, or limit it with in.`,
    },
    {
      file,
      line: 7,
      message: `kettle:n1 cites kitchen/kettle#boling, which 2025-11-25 does not have.
The nearest is kitchen/kettle#boiling in 2025-11-25. Correct the address, or limit it with in.`,
    },
    {
      file,
      line: 10,
      message: `kettle:n2 cites kitchen/kettle#pouring, which 2024-11-05 and 2025-03-26 do not have.
The nearest is kitchen/kettle#boiling in 2024-11-05; kitchen/stove#pouring in 2025-03-26. Correct the address, or limit it with in.`,
    },
    {
      file,
      line: 16,
      message: `kettle:n4 names the source "skd", which is none.
Write { at: 'page#anchor' }, 'sdk' or 'issue:#123'.`,
    },
  ],
};
