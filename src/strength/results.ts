// What became of each fault, one JSON line each in a file: written as it is known, so that nothing is tried twice.

import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';

const resultSchema = z.strictObject({
  id: z.string(),
  /** How many cells reach the place. */
  reached: z.number().int(),
  ran: z.number().int(),
  /** Absent: the fault survived. */
  caught: z.strictObject({ by: z.string(), saw: z.string() }).optional(),
});
export type Result = z.infer<typeof resultSchema>;

const parsed = (line: string): Result[] => {
  try {
    return [resultSchema.parse(JSON.parse(line))];
  } catch {
    return []; // The last line of a command that was interrupted.
  }
};

/** The results in a file, by id; none where there is no file yet. */
export const readResults = (file: string): Map<string, Result> => {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  return new Map(lines.flatMap(parsed).map((result) => [result.id, result]));
};

/** Begins with a newline: a line that was cut off must not spoil the next one. */
export const appendResult = (file: string, result: Result): void => {
  mkdirSync(dirname(file), { recursive: true });
  appendFileSync(file, `\n${JSON.stringify(result)}`);
};
