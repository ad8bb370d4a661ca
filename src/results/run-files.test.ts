import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runFilesOf } from './run-subjects.ts';

const folder = mkdtempSync(join(tmpdir(), 'run-files-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('one subject has the named file, several have one each in the named folder', () => {
  expect(runFilesOf(['v1'], join(folder, 'a.jsonl'))).toEqual([join(folder, 'a.jsonl')]);
  expect(runFilesOf(['v1', 'x/y@1.0.0'], join(folder, 'b'))).toEqual([
    join(folder, 'b', 'v1.jsonl'),
    join(folder, 'b', 'x_y_1.0.0.jsonl'),
  ]);
});

test('several subjects are not given a file', () => {
  const file = join(folder, 'there.jsonl');
  writeFileSync(file, '');
  expect(() => runFilesOf(['v1', 'v2'], file)).toThrow(
    `--out ${file}: several subjects need a folder, saw a file.`,
  );
});

test('two subjects never write to one file, and an empty name is refused', () => {
  expect(() => runFilesOf(['v1', 'v2', 'v1'], folder)).toThrow('v1: two subjects would share the run file');
  expect(() => runFilesOf(['v1'], '')).toThrow('--out "": a file is needed');
});
