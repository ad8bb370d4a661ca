// A miniature project that breaks no-real-time.

import { type Fixture, suite } from '../fixture.ts';

const file = 'suites/client/ping.property.test.ts';
const at = (line: number, name: string) => ({
  file,
  line,
  message: `${name} is real time.\nWait for a named event, or for quiet().`,
});

export const fixture: Fixture = {
  files: {
    [file]: suite(`verifies('ping:client', 'a', async ({ clock, tool }) => {
  await new Promise((done) => setTimeout(done, 10));
  globalThis.setInterval(() => {}, 10);
  globalThis['setTimeout'](() => {}, 10);
  Date.now();
  new Date();
  await sleep(10);
  performance.now();
  clock.advance(10);
  new Date('2025-01-01');
  tool('sleep');
});`),
  },
  findings: [
    at(3, 'setTimeout'),
    at(4, 'setInterval'),
    at(5, '"setTimeout"'),
    at(6, 'Date'),
    at(7, 'Date'),
    at(8, 'sleep'),
    at(9, 'performance'),
  ],
};
