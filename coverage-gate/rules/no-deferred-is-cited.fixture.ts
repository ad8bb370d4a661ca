// A miniature project that breaks no-deferred-is-cited.

import { type Fixture, suite } from '../fixture.ts';

export const fixture: Fixture = {
  files: {
    'suites/client/ping.test.ts': suite(
      "verifies(['ping:client', 'ping:later'], 'an answer goes out', async () => {});",
    ),
  },
  findings: [
    {
      file: 'requirements/features/ping.ts',
      line: 30,
      message: `ping:later is deferred, but suites/client/ping.test.ts:2 cites it.
Delete the deferral, or the test.`,
    },
  ],
};
