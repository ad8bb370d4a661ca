// A file that a command will write once its work is done, made sure of before the work begins: a run is too dear to be
// lost to a mistyped path.

import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

export class OutputError extends Error {
  readonly code = 'output';
}

/**
 * Makes the folders above a file and sees that the file can be written there; writes nothing.
 *
 * @param option the option that named it, for the message
 * @returns the file as given
 * @throws OutputError (code `output`)
 */
export const outputFile = (option: string, file: string): string => {
  const fail = (why: string): never => {
    throw new OutputError(`${option} ${file || '""'}: ${why} Name a file in a folder that you may write to.`);
  };
  if (file === '') return fail('a file is needed, saw an empty text.');
  try {
    mkdirSync(dirname(file), { recursive: true });
    const there = statSync(file, { throwIfNoEntry: false });
    if (there?.isDirectory()) return fail('this is a folder.');
    accessSync(there ? file : dirname(file), constants.W_OK);
    return file;
  } catch (error) {
    if (error instanceof OutputError) throw error;
    return fail(`the file cannot be written (${(error as NodeJS.ErrnoException).code}).`);
  }
};
