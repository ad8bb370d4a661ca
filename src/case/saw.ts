// What was seen, in words that do not depend on machine, time or order: for the terminal and for the run file.

import { relative } from 'node:path';
import { inspect } from 'node:util';

const longest = 600;
const root = process.cwd();

/** The lines of stacks, which inspect prints of every error inside a value: they name this machine. */
const stackLines = /\n\s+at [^\n]*?(?::\d+:\d+|<anonymous>|native|index \d+)\)?(?=[\s\]},]|$)/g;

/** Hosts of the in-process bridge are numbered as they come, which depends on the order of the tests. */
const bridgeHost = /\bbridge-\d+\.test\b/g;

const withoutPaths = (text: string): string =>
  text.replaceAll(root, '.').replaceAll(bridgeHost, 'bridge.test');

/** A value on one line, cut where it gets long. */
export const show = (value: unknown): string => {
  const whole = inspect(value, {
    depth: 8,
    breakLength: Number.POSITIVE_INFINITY,
    compact: true,
    sorted: true,
  });
  const line = withoutPaths(whole.replaceAll(stackLines, '').replaceAll(/\s*\n\s*/g, ' '));
  return line.length > longest ? `${line.slice(0, longest)} …` : line;
};

const hasActual = (error: unknown): error is Error & { actual: unknown } =>
  error instanceof Error &&
  error.name === 'AssertionError' &&
  'actual' in error &&
  error.actual !== undefined;

/** What an error shows was seen: the actual value of an assertion, else its message; `seen` where it was observed. */
export const sawOf = (error: unknown, seen?: unknown): string => {
  if (seen !== undefined) return show(seen);
  if (hasActual(error)) return `${show(error.actual)} (${firstLine(error.message)})`;
  return error instanceof Error ? `${error.name}: ${firstLine(error.message)}` : show(error);
};

const firstLine = (message: string): string => withoutPaths(message.split('\n')[0] ?? '');

/** File and line of the suite that an error comes from, relative to the project. */
export const placeOf = (error: unknown): string | undefined => {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const found = /\(?((?:file:\/\/)?\/[^()\s]*\/suites\/[^()\s:]+):(\d+):\d+\)?/.exec(stack);
  return found?.[1] ? `${relative(root, found[1].replace('file://', ''))}:${found[2]}` : undefined;
};
