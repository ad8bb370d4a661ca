// A file that a command will write once its work is done, made sure of before the work begins: a run is too dear to be
// lost to a mistyped path.

import { accessSync, constants, existsSync, mkdirSync, realpathSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

export class OutputError extends Error {
  readonly code = 'output';
}

/** Folder by folder: Node's own way spins for ever below a folder that takes none, such as `/proc`. */
const makeFolder = (folder: string): void => {
  const there = statSync(folder, { throwIfNoEntry: false });
  if (there?.isDirectory()) return;
  if (!there) makeFolder(dirname(folder));
  mkdirSync(folder);
};

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
    makeFolder(dirname(file));
    const there = statSync(file, { throwIfNoEntry: false });
    if (there?.isDirectory()) return fail('this is a folder.');
    if (there && !there.isFile()) return fail('this is no ordinary file.');
    accessSync(there ? file : dirname(file), constants.W_OK);
    return file;
  } catch (error) {
    if (error instanceof OutputError) throw error;
    return fail(`the file cannot be written (${(error as NodeJS.ErrnoException).code}).`);
  }
};

/**
 * Writes what was worked out meanwhile.
 *
 * @throws OutputError (code `output`) where it can be written no more
 */
export const writeOutput = (option: string, file: string, text: string): void => {
  try {
    writeFileSync(file, text);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new OutputError(
      `${option} ${file}: it can be written no more (${code}). Repeat the command with a file in a folder that stays.`,
    );
  }
};

const identity = (file: string): string =>
  existsSync(file) ? realpathSync(file) : join(realpathSync(dirname(resolve(file))), basename(file));

/**
 * Several files that a command will write, made sure of as above, and that none of them would overwrite another one or
 * what the command reads.
 *
 * @param outputs by the option that named them
 * @param inputs what the command reads; those that are no file count for nothing
 * @throws OutputError (code `output`)
 */
export const outputFiles = (outputs: Readonly<Record<string, string>>, inputs: readonly string[]): void => {
  const taken = new Map(
    inputs.filter((file) => existsSync(file)).map((file) => [identity(file), `${file} is read`]),
  );
  for (const [option, file] of Object.entries(outputs)) {
    const key = identity(outputFile(option, file));
    const why = taken.get(key);
    if (why) throw new OutputError(`${option} ${file}: ${why}, and would be lost. Name another file.`);
    taken.set(key, `${option} writes this file too`);
  }
};
