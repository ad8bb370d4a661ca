// A miniature project that breaks cited-ids-exist.

import { type Fixture, suite } from '../fixture.ts';

export const fixture: Fixture = {
  files: {
    'suites/client/ping.property.test.ts': suite(
      "verifies(['ping:client', 'ping:clinet'], 'any params', async () => {});",
    ),
  },
  findings: [
    {
      file: 'suites/client/ping.property.test.ts',
      line: 2,
      message:
        'this test cites ping:clinet, which is no requirement.\nCorrect the id, or add the requirement.',
    },
  ],
};
