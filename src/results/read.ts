// Reads a run file, and says exactly what is wrong with one that is no whole run.

import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { z } from 'zod';
import { cellLineIn, withTranscript } from './cell-line.ts';
import { type Cell, cellKey, cellSchema, footerSchema, headerSchema, outcomes, type Run } from './model.ts';
import { type RunFileCode, RunFileError } from './run-file-error.ts';
import { totalsOf } from './totals.ts';

const cellHeadSchema = cellSchema.omit({ transcript: true });

const repeatIt = 'Make the run again: pnpm test:interaction --out FILE.';

interface Line {
  readonly number: number;
  readonly value: unknown;
  /** What was taken out of the value, to be parsed when it is asked for. */
  readonly transcript?: Buffer;
}

/** Fails with the file's name and, where it is about one line, its number in front. */
const failing =
  (file: string) =>
  (code: RunFileCode, line: number | undefined, text: string, advice = repeatIt): never => {
    throw new RunFileError(code, `${file}${line === undefined ? '' : `:${line}`}  ${text}\n  ${advice}`);
  };

type Fail = ReturnType<typeof failing>;

const isPacked = (bytes: Buffer): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

const unpacked = (bytes: Buffer, fail: Fail): Buffer => {
  try {
    return gunzipSync(bytes);
  } catch {
    return fail(
      'run-file-cut-off',
      undefined,
      'is packed and cannot be unpacked: it was cut off, or changed.',
    );
  }
};

const fileBytes = (file: string, fail: Fail): Buffer => {
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

const bytesOf = (file: string, fail: Fail): Buffer => {
  const bytes = fileBytes(file, fail);
  return isPacked(bytes) ? unpacked(bytes, fail) : bytes;
};

/** One line after the other: the file as one string would be twice as large for one character beyond Latin-1. */
const slicesOf = (bytes: Buffer): { readonly slices: Buffer[]; readonly ended: boolean } => {
  const slices: Buffer[] = [];
  let from = 0;
  for (let end = bytes.indexOf(10); end !== -1; end = bytes.indexOf(10, from)) {
    slices.push(bytes.subarray(from, end));
    from = end + 1;
  }
  const ended = from === bytes.length;
  if (!ended) slices.push(bytes.subarray(from));
  return { slices, ended };
};

const linesOf = (bytes: Buffer, fail: Fail): Line[] => {
  const { slices, ended } = slicesOf(bytes);
  return slices.map((slice, index) => {
    const number = index + 1;
    const apart = cellLineIn(slice);
    try {
      if (apart) return { number, value: JSON.parse(apart.rest), transcript: apart.transcript };
      return { number, value: JSON.parse(slice.toString('utf8')) };
    } catch {
      const isLast = number === slices.length;
      if (isLast && !ended && slice[0] === 123) {
        return fail('run-file-cut-off', number, 'the line breaks off: the run was cut off.');
      }
      return fail('run-file-not-json', number, 'the line is not JSON.');
    }
  });
};

const kindOf = (line: Line | undefined): unknown => (line?.value as { kind?: unknown } | null)?.kind;

const parsed = <T>(schema: z.ZodType<T>, line: Line, fail: Fail, within = ''): T => {
  const result = schema.safeParse(line.value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const pointer = issue?.path.map((name) => `/${String(name)}`).join('') ?? '';
  return fail(
    'run-file-wrong-shape',
    line.number,
    `is not as a run file says at ${within}${pointer || '/'}: ${issue?.message}.`,
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

const cellOf = (line: Line, fail: Fail): Cell => {
  const { number, transcript } = line;
  if (!transcript) return parsed(cellSchema, line, fail);
  return withTranscript(parsed(cellHeadSchema, line, fail), transcript, (text) => {
    try {
      return parsed(cellSchema.shape.transcript, { number, value: JSON.parse(text) }, fail, '/transcript');
    } catch (error) {
      if (error instanceof SyntaxError) return fail('run-file-not-json', number, 'the line is not JSON.');
      throw error;
    }
  });
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
 * The run in a file. What a transcript says is checked when it is asked for.
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
  const cells = rest.slice(0, end).map((line) => cellOf(line, fail));
  const run = { header, cells, footer: parsed(footerSchema, last, fail) };
  checkUnique(cells, fail);
  checkTotals(run, last, fail);
  return run;
};
