// A run in two shards and the same run in one, by the real suite.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { requirements } from '../requirements/index.ts';
import { mergedRun } from '../src/results/merge.ts';
import { readRun } from '../src/results/read.ts';
import { runSubjects } from '../src/results/run-subjects.ts';
import type { Shard } from '../src/results/shard.ts';
import { runText } from '../src/results/write.ts';

const folder = mkdtempSync(join(tmpdir(), 'shards-'));
afterAll(() => rmSync(folder, { recursive: true }));

const run = async (name: string, shard?: Shard) => {
  const out = join(folder, name);
  const filters = { ids: ['ping'], transports: ['memory'] } as const;
  await runSubjects({ texts: ['v1'], filters, shard, out }, () => {});
  return out;
};

test('the shards of a run, joined, are the bytes of the whole run', async () => {
  const files = [await run('1.jsonl', { index: 1, count: 2 }), await run('2.jsonl', { index: 2, count: 2 })];
  const parts = files.map((file) => ({ file, run: readRun(file) }));

  expect(parts.map((part) => part.run.cells.length)).not.toContain(0);
  const whole = readFileSync(await run('whole.jsonl'), 'utf8');
  expect(runText(mergedRun(parts, requirements))).toBe(whole);
});
