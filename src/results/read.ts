// Reads a run file, and says exactly what is wrong with one that is no whole run.

import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import { type Cell, cellKey, cellSchema, footerSchema, headerSchema, outcomes, type Run } from './model.ts';
import { type RunFileCode, RunFileError } from './run-file-error.ts';
import { totalsOf } from './totals.ts';

const repeatIt = 'Make the run again: pnpm test:interaction --out FILE.';

interface Line {
  readonly number: number;
  readonly value: unknown;
}

/** Fails with the file's name and, where it is about one line, its number in front. */
const failing =
  (file: string) =>
  (code: RunFileCode, line: number | undefined, text: string, advice = repeatIt): never => {
    throw new RunFileError(code, `${file}${line === undefined ? '' : `:${line}`}  ${text}\n  ${advice}`);
  };

type Fail = ReturnType<typeof failing>;

const bytesOf = (file: string, fail: Fail): Buffer => {
  try {
    return readFileSync(file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') {
      return fail('run-file-missing', undefined, 'does not exist.', 'Name a run file or a subject.');
    }
    return fail('run-file-unreadable', undefined, `cannot be read (${code}).`, 'Name a run file.');
  }
};

/** Decoded line by line: one character beyond Latin-1 makes a string of the whole file twice as large, and slow. */
const textsIn = (bytes: Buffer): { readonly texts: string[]; readonly ended: boolean } => {
  const texts: string[] = [];
  let from = 0;
  for (let end = bytes.indexOf(10); end !== -1; end = bytes.indexOf(10, from)) {
    texts.push(bytes.toString('utf8', from, end));
    from = end + 1;
  }
  const ended = from === bytes.length;
  if (!ended) texts.push(bytes.toString('utf8', from));
  return { texts, ended };
};

const linesOf = (bytes: Buffer, fail: Fail): Line[] => {
  const { texts, ended } = textsIn(bytes);
  return texts.map((line, index) => {
    try {
      return { number: index + 1, value: JSON.parse(line) };
    } catch {
      const isLast = index === texts.length - 1;
      if (isLast && !ended && line.startsWith('{')) {
        return fail('run-file-cut-off', index + 1, 'the line breaks off: the run was cut off.');
      }
      return fail('run-file-not-json', index + 1, 'the line is not JSON.');
    }
  });
};

const kindOf = (line: Line | undefined): unknown => (line?.value as { kind?: unknown } | null)?.kind;

const parsed = <T>(schema: z.ZodType<T>, line: Line, fail: Fail): T => {
  const result = schema.safeParse(line.value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const pointer = issue?.path.map((name) => `/${String(name)}`).join('') || '/';
  return fail(
    'run-file-wrong-shape',
    line.number,
    `is not as a run file says at ${pointer}: ${issue?.message}.`,
  );
};

const headerOf = (line: Line, fail: Fail) => {
  if (kindOf(line) !== 'run') {
    fail(
      'run-file-no-run',
      line.number,
      'is no header of a run: this is another kind of file.',
      'Name a run file.',
    );
  }
  const { format } = line.value as { format?: unknown };
  if (format !== 1) {
    fail(
      'run-file-unknown-format',
      line.number,
      `has format ${JSON.stringify(format)}; this version reads format 1.`,
    );
  }
  return parsed(headerSchema, line, fail);
};

const checkUnique = (cells: readonly Cell[], fail: Fail): void => {
  const lines = new Map<string, number>();
  for (const [index, cell] of cells.entries()) {
    const number = index + 2;
    const before = lines.get(cellKey(cell));
    if (before !== undefined) {
      fail('run-file-duplicate-cell', number, `holds the same cell as line ${before}: ${cellKey(cell)}.`);
    }
    lines.set(cellKey(cell), number);
  }
};

const checkTotals = (run: Run, line: Line, fail: Fail): void => {
  const counted = totalsOf(run.cells);
  for (const outcome of outcomes) {
    const said = run.footer.totals[outcome];
    if (said !== counted[outcome]) {
      fail(
        'run-file-totals',
        line.number,
        `counts ${said} cells as ${outcome}, but there are ${counted[outcome]}.`,
      );
    }
  }
};

/**
 * The run in a file.
 * @throws RunFileError for every way in which the file can be broken
 */
export const readRun = (file: string): Run => {
  const fail = failing(file);
  const lines = linesOf(bytesOf(file, fail), fail);
  const [first, ...rest] = lines;
  if (first === undefined) return fail('run-file-empty', undefined, 'is empty.');
  const header = headerOf(first, fail);
  const end = rest.findIndex((line) => kindOf(line) === 'end');
  const last = rest[end];
  if (last === undefined) {
    return fail(
      'run-file-cut-off',
      undefined,
      `ends after ${rest.length} cells without a footer: it was cut off.`,
    );
  }
  const after = rest[end + 1];
  if (after !== undefined) return fail('run-file-goes-on', after.number, 'stands after the footer.');
  const cells = rest.slice(0, end).map((line) => parsed(cellSchema, line, fail));
  const run = { header, cells, footer: parsed(footerSchema, last, fail) };
  checkUnique(cells, fail);
  checkTotals(run, last, fail);
  return run;
};
