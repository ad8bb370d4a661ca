// The transcript of a cell is told from the rest of its line, and what is wrong with it is told when it is asked for.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { cellOf, runOf } from '../triage/two-runs.ts';
import { cellLineIn, sameTranscript } from './cell-line.ts';
import type { Cell } from './model.ts';
import { readRun } from './read.ts';
import { runText } from './write.ts';

const folder = mkdtempSync(join(tmpdir(), 'cell-line-'));
afterAll(() => rmSync(folder, { recursive: true }));

const sent = (message: unknown): Cell['transcript'] => [
  { at: 'client', did: 'sent', over: 'stream', message },
];
const linesOf = (cell: Cell): string[] => runText(runOf('1.0.0', [cell])).split('\n');

const read = (text: string): Cell => {
  const file = join(folder, 'run.jsonl');
  writeFileSync(file, text);
  return readRun(file).cells[0] as Cell;
};

const misleading = cellOf('a:b', 'pass', {
  title: '],"transport":"memory"} or ,"transcript":[',
  transcript: sent({ transcript: [{ transport: 'sse' }], transport: 'x', z: [['],"transport":"y"']] }),
});

test('keys and texts that look like the ends of a transcript are none', () => {
  const text = linesOf(misleading).join('\n');

  expect(read(text)).toEqual(misleading);
  expect(cellLineIn(Buffer.from(text.split('\n')[1] ?? ''))?.rest).not.toContain('"message"');
});

test('a line whose keys stand in another order is read as well', () => {
  const [header, line = '', ...rest] = linesOf(misleading);
  const turned = JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(line)).reverse()));

  expect(cellLineIn(Buffer.from(turned))).toBeUndefined();
  expect(read([header, turned, ...rest].join('\n'))).toEqual(misleading);
});

test('what is wrong with a transcript is told with its line when it is asked for', () => {
  const [header, line = '', ...rest] = linesOf(cellOf('a:b', 'pass', { transcript: sent({ id: 1 }) }));
  const asked = (from: string, to: string) => () =>
    read([header, line.replace(from, to), ...rest].join('\n')).transcript;

  expect(asked('"did":"sent"', '"did":"lost"')).toThrow(
    expect.objectContaining({
      code: 'run-file-wrong-shape',
      message: expect.stringMatching(/run\.jsonl:2 {2}is not as a run file says at \/transcript\/0/),
    }),
  );
  expect(asked('"did":"sent"', '"did":sent')).toThrow(
    expect.objectContaining({ code: 'run-file-not-json', message: expect.stringContaining('run.jsonl:2') }),
  );
});

test('transcripts are the same by their bytes, or else by what they say', () => {
  const one = cellOf('a:b', 'pass', { transcript: sent({ id: 1 }) });
  const text = linesOf(one).join('\n');

  expect(sameTranscript(read(text), read(text))).toBe(true);
  expect(sameTranscript(read(text), one)).toBe(true);
  expect(sameTranscript(read(text), read(text.replace('"id":1', '"id": 1')))).toBe(true);
  expect(sameTranscript(read(text), read(text.replace('"id":1', '"id":2')))).toBe(false);
});
