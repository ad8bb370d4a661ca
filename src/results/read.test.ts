import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Cell, Run } from './model.ts';
import { readRun } from './read.ts';
import { totalsOf } from './totals.ts';
import { runText, writeRun } from './write.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'run-file-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const cell = (id: string, rest: Partial<Cell> = {}): Cell => ({
  kind: 'cell',
  ids: [id],
  title: 'a title',
  tier: 'lowlevel',
  transport: 'memory',
  revision: '2025-11-25',
  outcome: 'pass',
  transcript: [{ at: 'client', did: 'sent', over: 'stream', message: { b: 1, a: { d: 2, c: 3 } } }],
  ...rest,
});

const runOf = (...cells: Cell[]): Run => ({
  header: {
    kind: 'run',
    format: 1,
    suite: 'abc',
    subject: { name: 'v1', line: 'v1', version: '1.32.2', packages: { zod: '4.6.7', ajv: '8.20.0' } },
    revisions: ['2025-11-25'],
    node: 20,
    filters: {},
  },
  cells,
  footer: { kind: 'end', totals: totalsOf(cells) },
});

const whole = runOf(cell('a:b'), cell('a:c', { outcome: 'divergent', pins: ['p'] }));

const reading = (text: string) => {
  const file = join(folder, 'run.jsonl');
  writeFileSync(file, text);
  return () => readRun(file);
};

const broken = (text: string): { code: string; message: string } => {
  try {
    reading(text)();
  } catch (error) {
    return error as never;
  }
  throw new Error('it was read');
};

const lines = (run: Run) => runText(run).trimEnd().split('\n');
const withLine = (index: number, line: string) => `${lines(whole).with(index, line).join('\n')}\n`;

test('a run that was written is read again', () => {
  const file = join(folder, 'deep', 'er', 'run.jsonl');
  writeRun(file, whole);
  expect(readRun(file)).toEqual(whole);
});

test('a run whose name ends in .gz is packed, the same way each time, and read again', () => {
  const file = join(folder, 'run.jsonl.gz');
  writeRun(file, whole);
  const packed = readFileSync(file);
  expect(packed.subarray(0, 2).toString('hex')).toBe('1f8b');
  expect(readRun(file)).toEqual(whole);

  writeRun(file, whole);
  expect(readFileSync(file).equals(packed)).toBe(true);

  writeFileSync(file, packed.subarray(0, packed.length - 9));
  expect(() => readRun(file)).toThrow(
    expect.objectContaining({ code: 'run-file-cut-off', message: expect.stringContaining('run.jsonl.gz') }),
  );
});

test('the text does not depend on the order of cells or keys', () => {
  const [one, other] = whole.cells as [Cell, Cell];
  const reversed = Object.fromEntries(Object.entries(one).reverse()) as unknown as Cell;
  expect(runText({ ...whole, cells: [other, reversed] })).toBe(runText(whole));
});

describe('a run file that is', () => {
  test('missing', () => {
    expect(() => readRun(join(folder, 'none.jsonl'))).toThrow(
      expect.objectContaining({ code: 'run-file-missing', message: expect.stringContaining('none.jsonl') }),
    );
  });

  test('a folder', () => {
    expect(() => readRun(folder)).toThrow(expect.objectContaining({ code: 'run-file-unreadable' }));
  });

  test('empty', () => {
    expect(broken('')).toMatchObject({ code: 'run-file-empty' });
  });

  test('not JSON in one line', () => {
    expect(broken(withLine(1, '{"kind":'))).toMatchObject({
      code: 'run-file-not-json',
      message: expect.stringContaining('run.jsonl:2  the line is not JSON.'),
    });
    expect(broken('<html>')).toMatchObject({ code: 'run-file-not-json' });
  });

  test('no run', () => {
    expect(broken('{"name":"x"}\n')).toMatchObject({ code: 'run-file-no-run' });
    expect(broken('null\n')).toMatchObject({ code: 'run-file-no-run' });
  });

  test('of another format', () => {
    const header = JSON.stringify({ ...whole.header, format: 2 });
    expect(broken(withLine(0, header))).toMatchObject({
      code: 'run-file-unknown-format',
      message: expect.stringContaining('has format 2'),
    });
  });

  test('of the wrong shape', () => {
    const wrong = { ...whole.cells[0], outcome: 'passed' };
    expect(broken(withLine(1, JSON.stringify(wrong)))).toMatchObject({
      code: 'run-file-wrong-shape',
      message: expect.stringMatching(/run\.jsonl:2 {2}is not as a run file says at \/outcome: /),
    });
    expect(broken(withLine(2, 'null'))).toMatchObject({ code: 'run-file-wrong-shape' });
  });

  test.each([0.1, 0.3, 0.5, 0.9])('cut off after %d of its text', (part) => {
    const text = runText(whole);
    expect(broken(text.slice(0, text.length * part))).toMatchObject({ code: 'run-file-cut-off' });
  });

  test('cut off between two lines', () => {
    expect(broken(`${lines(whole).slice(0, -1).join('\n')}\n`)).toMatchObject({
      code: 'run-file-cut-off',
      message: expect.stringContaining('ends after 2 cells without a footer'),
    });
  });

  test('two runs in one', () => {
    expect(broken(runText(whole) + runText(whole))).toMatchObject({ code: 'run-file-goes-on' });
  });

  test('wrong in its totals', () => {
    const footer = { ...whole.footer, totals: { ...whole.footer.totals, pass: 7 } };
    expect(broken(runText({ ...whole, footer }))).toMatchObject({
      code: 'run-file-totals',
      message: expect.stringContaining('counts 7 cells as pass, but there are 1.'),
    });
  });

  test('holding a cell twice', () => {
    expect(broken(runText(runOf(cell('a:b'), cell('a:b'))))).toMatchObject({
      code: 'run-file-duplicate-cell',
      message: expect.stringContaining('run.jsonl:3  holds the same cell as line 2'),
    });
  });
});
