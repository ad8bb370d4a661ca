import { expect, test } from 'vitest';
import { runOrFile } from './run-or-file.ts';

test('a run file that is not there is no subject', async () => {
  const reading = runOrFile('no-such-folder/run.jsonl', () => {});
  await expect(reading).rejects.toMatchObject({
    code: 'run-file-missing',
    message: expect.stringContaining('no-such-folder/run.jsonl  does not exist.'),
  });
});
