// A miniature project that breaks set-aside-is-literal.

import { type Fixture, factsOf } from '../fixture.ts';

const file = 'requirements/spec/set-aside.ts';
const remedy = 'but what is set aside is a literal with at, tags and reason.\nWrite it out.';

export const fixture: Fixture = {
  files: {
    ...factsOf({ kettle: { boiling: [['0001', 'should']] } }),
    [file]: `export const setAside = [
  { at: 'kettle#boiling', tags: ['0001'], reason: 'advice' },
  ...more,
  { at: 'kettle#boiling', tags: [], reason: 'advice' },
] as const satisfies readonly SetAside[];
`,
  },
  findings: [
    { file, line: 3, message: `\`...more\` is computed, ${remedy}` },
    { file, line: 4, message: `this is incomplete, ${remedy}` },
  ],
};
