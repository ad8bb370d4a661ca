// A miniature project that breaks nothing-is-unwritten.

import { area, type Fixture } from '../fixture.ts';

const file = 'requirements/features/kettle.ts';
const rest = "source: ['sdk'], level: 'own', behavior: 'The kettle boils.'";

export const fixture: Fixture = {
  strict: ['2025-11-25', '2026-07-28'],
  files: {
    [file]: area(
      'kettle',
      `  'kettle:both': { ${rest},
    deferred: { reason: 'unwritten', note: 'to do' } },
  'kettle:older': { ${rest}, until: '2026-07-28',
    deferred: { reason: 'unwritten', note: 'to do' } },
  'kettle:gone': { ${rest}, until: '2025-11-25',
    deferred: { reason: 'unwritten', note: 'to do' } },
  'kettle:host': { ${rest}, deferred: { reason: 'host-policy', note: 'a person pours' } },`,
    ),
  },
  findings: [
    {
      file,
      line: 3,
      message: `kettle:both is deferred as unwritten, which 2025-11-25 and 2026-07-28 do not allow.
Write its test (pnpm generate tests kettle:both), or defer it for another reason.`,
    },
    {
      file,
      line: 5,
      message: `kettle:older is deferred as unwritten, which 2025-11-25 does not allow.
Write its test (pnpm generate tests kettle:older), or defer it for another reason.`,
    },
  ],
};
