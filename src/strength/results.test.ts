// The file of results: a sample that was interrupted goes on.

import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../sdk/broken-copy.fixture.ts';
import { appendResult, readResults } from './results.ts';

const survived = { id: 'cup.js:1:1:changed-bound', reached: 3, ran: 3 };
const caught = {
  id: 'cup.js:2:1:changed-bound',
  reached: 2,
  ran: 1,
  caught: { by: 'cup:fill', saw: 'fail' },
};

test('what was appended is known again', async () => {
  const file = join(await temporaryFolder(), 'new', 'sample.jsonl');
  expect(readResults(file)).toEqual(new Map());
  appendResult(file, survived);
  appendResult(file, caught);
  expect([...readResults(file).values()]).toEqual([survived, caught]);
});

test('a line that was cut off is forgotten, and spoils nothing that comes after it', async () => {
  const file = join(await temporaryFolder(), 'sample.jsonl');
  appendResult(file, survived);
  appendFileSync(file, '\n{"id":"cup.js:9');
  appendResult(file, caught);
  expect([...readResults(file).keys()]).toEqual([survived.id, caught.id]);
});
