// A miniature project that breaks no-focus-or-skip.

import { type Fixture, suite } from '../fixture.ts';

const file = 'suites/client/ping.property.test.ts';
const decides = (line: number, name: string) => ({
  file,
  line,
  message: `.${name} decides which tests run.\nDelete it; filters are given on the command line.`,
});

export const fixture: Fixture = {
  files: {
    [file]: suite(`verifies.only('ping:client', 'a', async () => {});
verifies.skip('ping:client', 'b', async () => {});
it.todo('c');
verifies.fails('ping:client', 'd', async () => {});
verifies.skipIf(true)('ping:client', 'e', async () => {});
test('f', () => {});
verifies('ping:client', 'g', async ({ sdk }) => sdk.client({ only: restriction.only.list }));`),
  },
  findings: [
    decides(2, 'only'),
    decides(3, 'skip'),
    decides(4, 'todo'),
    decides(5, 'fails'),
    decides(6, 'skipIf'),
    { file, line: 7, message: 'test(…) proves no requirement.\nWrite verifies(…) instead.' },
    decides(8, 'only'),
  ],
};
