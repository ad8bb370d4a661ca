// A miniature project that breaks no-vague-names.

import type { Fixture } from '../fixture.ts';

const at = (file: string, name: string) => ({
  file,
  line: 1,
  message: `"${name}" does not say what is in it.\nName it after its one concept.`,
});

export const fixture: Fixture = {
  files: {
    'src/case/types.ts': '',
    'src/case/tool-helpers.test.ts': '',
    'src/common/clock.ts': '',
    'src/case/base-url.ts': '',
    'src/case/content-types.ts': '',
    'src/case/utility-token.ts': '',
  },
  findings: [
    at('src/case/types.ts', 'types'),
    at('src/case/tool-helpers.test.ts', 'tool-helpers'),
    at('src/common/clock.ts', 'common'),
  ],
};
