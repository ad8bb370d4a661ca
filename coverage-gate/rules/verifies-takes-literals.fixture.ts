// A miniature project that breaks verifies-takes-literals.

import { type Fixture, suite } from '../fixture.ts';

const file = 'suites/client/ping.property.test.ts';
const remedy = "Write verifies('id', 'title', …) as a statement of the file, ids and title spelled out.";
const at = (line: number, problem: string) => ({
  file,
  line,
  message: `${problem}, so nobody can see what it proves.\n${remedy}`,
});

export const fixture: Fixture = {
  files: {
    [file]: suite(`verifies(id, 'a', async () => {});
verifies(\`ping:\${name}\`, 'b', async () => {});
verifies(['ping:client', ...more], 'c', async () => {});
verifies([], 'd', async () => {});
verifies('ping:client', 'e' + f, async () => {});
if (process.platform === 'linux') verifies('ping:client', 'g', async () => {});
for (const one of all) { verifies('ping:client', 'h', async () => {}); }
const also = verifies;
import { verifies as other } from '#case';`),
  },
  findings: [
    at(2, 'the ids of this test are no string literals'),
    at(3, 'the ids of this test are no string literals'),
    at(4, 'the ids of this test are no string literals'),
    at(5, 'the ids of this test are no string literals'),
    at(6, 'the title of this test is no string literal'),
    at(7, 'this test is registered inside something else'),
    at(8, 'this test is registered inside something else'),
    at(9, '`verifies` is used for something else than a plain call'),
    at(10, '`verifies` is used for something else than a plain call'),
  ],
};
