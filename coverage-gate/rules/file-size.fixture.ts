// A miniature project that breaks file-size.

import { area, type Fixture } from '../fixture.ts';

const lines = (count: number): string => '// a line\n'.repeat(count);

/** So many that requirements/index.ts, which the fixture gets from the generator, has more than 300 lines. */
const areas = Object.fromEntries(
  Array.from({ length: 150 }, (_, at) => [`requirements/features/cup-${at}.ts`, area(`cup${at}`, '')]),
);

export const fixture: Fixture = {
  files: {
    ...areas,
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
