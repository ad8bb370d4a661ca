// A miniature project that breaks titles-are-unique.

import { type Fixture, suite } from '../fixture.ts';

const file = 'suites/client/ping.test.ts';

export const fixture: Fixture = {
  files: {
    [file]: suite(`verifies('ping:client', 'an answer', async () => {});
verifies('ping:client', 'an answer', async () => {});
verifies(['ping:client', 'ping:client'], 'another answer', async () => {});`),
  },
  findings: [
    {
      file,
      line: 3,
      message: `ping:client already has a test "an answer" in suites/client/ping.test.ts:2.
Say in each title what sets it apart.`,
    },
    { file, line: 4, message: 'this test cites ping:client twice.\nName it once.' },
  ],
};
