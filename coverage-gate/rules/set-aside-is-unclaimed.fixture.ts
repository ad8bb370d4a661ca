// A miniature project that breaks set-aside-is-unclaimed.

import { type Fixture, factsOf } from '../fixture.ts';

const file = 'requirements/spec/set-aside.ts';

export const fixture: Fixture = {
  files: {
    ...factsOf({
      kettle: {
        boiling: [
          ['0001', 'should'],
          ['0002', 'may'],
        ],
      },
    }),
    [file]: `export const setAside = [
  { at: 'basic/ping', tags: ['f001'], reason: 'advice' },
  { at: 'kettle#boiling', tags: ['0001', '0002'], reason: 'advice' },
  { at: 'kettle#boiling', tags: ['0001'], reason: 'host-policy' },
];
`,
  },
  findings: [
    {
      file,
      line: 2,
      message: `f001 under basic/ping is set aside here, but claimed in 2024-11-05, 2025-03-26, 2025-06-18, 2025-11-25 and 2026-07-28 by ping:server (requirements/features/ping.ts:2).
Drop it here, or there.`,
    },
    {
      file,
      line: 4,
      message: `0001 under kettle#boiling is set aside in ${file}:3 already.\nDrop it here.`,
    },
  ],
};
