// A miniature project that breaks levels-agree.

import { area, type Fixture, facts, factsOf } from '../fixture.ts';

const file = 'requirements/features/kettle.ts';
const rest = "behavior: 'The kettle boils.', deferred: { reason: 'unwritten', note: 'to do' }";

export const fixture: Fixture = {
  files: {
    ...factsOf({ kettle: { boiling: [['0001', 'should']] } }),
    'requirements/spec/2024-11-05.json': facts('2024-11-05', { kettle: { boiling: [['0001', 'may']] } }),
    'requirements/spec/2025-03-26.json': facts('2025-03-26', { kettle: { boiling: [['0001', 'must']] } }),
    [file]: area(
      'kettle',
      `  'kettle:a': { ${rest}, level: 'must',
    source: [{ at: 'kettle#boiling', tags: ['0001'], in: ['2024-11-05', '2025-03-26', '2025-06-18'] }],
    until: '2025-11-25' },
  'kettle:b': { ${rest}, level: 'own',
    source: ['sdk', { at: 'kettle#boiling', tags: ['0001'] }] },
  'kettle:c': { ${rest}, source: ['sdk'],
    level: 'may' },
  'kettle:d': { ${rest}, level: 'own', source: [{ at: 'kettle#boiling' }] },`,
    ),
  },
  findings: [
    {
      file,
      line: 3,
      message: `kettle:a has level must, but 0001 under kettle#boiling is a may in 2024-11-05 and a should in 2025-06-18.
Take that level, or claim it in a requirement of its own.`,
    },
    {
      file,
      line: 6,
      message: `kettle:b has level own, but claims 0001 under kettle#boiling.
Take the level of what it claims, or drop the tags.`,
    },
    {
      file,
      line: 8,
      message: `kettle:c has level may, but no source in the specification.
Add its address, or let the level be own.`,
    },
  ],
};
