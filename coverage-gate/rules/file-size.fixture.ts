// A miniature project that breaks file-size.

import type { Fixture } from '../fixture.ts';

const lines = (count: number): string => '// a line\n'.repeat(count);

export const fixture: Fixture = {
  files: {
    'src/case/short.ts': lines(300),
    'src/case/long.ts': lines(301),
    'suites/client/ping.property.test.ts': lines(400),
    'suites/lowlevel/ping.property.test.ts': lines(401),
  },
  findings: [
    {
      file: 'src/case/long.ts',
      line: 301,
      message: '301 lines are more than 300.\nSplit the file, never "part two".',
    },
    {
      file: 'suites/lowlevel/ping.property.test.ts',
      line: 401,
      message: '401 lines are more than 400.\nSplit the file, never "part two".',
    },
  ],
};
