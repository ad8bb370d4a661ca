// Writes a run as a file that depends on nothing but what the run came to: cells sorted, the keys of objects too.

import { gzipSync } from 'node:zlib';
import { cellKey, type Run } from './model.ts';
import { replaceFile } from './replace-file.ts';

const sortedKeys = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sortedKeys);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, part]) => [key, sortedKeys(part)]));
};

/** The lines of a run file, each with its line end. */
export const runText = ({ header, cells, footer }: Run): string => {
  const keyed = cells.map((cell) => [cellKey(cell), cell] as const);
  keyed.sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0));
  const lines = [header, ...keyed.map(([, cell]) => cell), footer];
  return lines.map((line) => `${JSON.stringify(sortedKeys(line))}\n`).join('');
};

/**
 * Writes the file, and the folders above it that do not exist yet; one whose name ends in `.gz` packed, to a sixtieth of its
 * size. A process that dies on it leaves the old file whole.
 */
export const writeRun = (file: string, run: Run): void => {
  const text = runText(run);
  replaceFile(file, file.endsWith('.gz') ? gzipSync(text, { level: 9 }) : text);
};
