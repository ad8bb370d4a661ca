// A miniature project that breaks set-aside-has-reason.

import { type Fixture, facts } from '../fixture.ts';

const file = 'requirements/spec/set-aside.ts';
const tags = ['0001', '0002', '0003', '0004'] as const;

export const fixture: Fixture = {
  files: {
    'requirements/spec/2025-11-25.json': facts('2025-11-25', {
      kettle: { '': tags.map((tag) => [tag, 'may']) },
    }),
    [file]: `export const setAside = [
  { at: 'kettle', tags: ['0001'], reason: 'too-hard' },
  { at: 'kettle', tags: ['0002'], reason: 'not-observable-from-outside' },
  { at: 'kettle', tags: ['0003'], reason: 'host-policy', note: ' ' },
  { at: 'kettle', tags: ['0004'], reason: 'says-may-and-nothing-to-see', note: 'steam has no colour' },
];
`,
  },
  findings: [
    {
      file,
      line: 2,
      message: `kettle is set aside for the unknown reason "too-hard".
Take one of host-policy, advice, third-party, says-may-and-nothing-to-see, not-observable-from-outside.`,
    },
    {
      file,
      line: 3,
      message: 'kettle is set aside as not-observable-from-outside without a note.\nSay why nothing shows.',
    },
    {
      file,
      line: 4,
      message: 'kettle is set aside as host-policy with an empty note.\nFill it in, or leave it out.',
    },
  ],
};
