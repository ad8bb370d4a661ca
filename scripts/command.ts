// What every command shares: arguments by commander, exit code 2 and one clear message for anything that could not
// be told, a stack trace only for a fault of our own.

import { Command, CommanderError, InvalidArgumentError } from 'commander';
import type { Shard } from '../src/results/shard.ts';

export const exit = { asExpected: 0, notAsExpected: 1, couldNotTell: 2 } as const;

/** A repeatable option collects its values. */
export const repeatable = (value: string, before: string[] = []): string[] => [...before, value];

/** An option that takes a whole number. */
export const wholeNumber = (value: string): number => {
  if (/^\d{1,15}$/.test(value)) return Number(value);
  throw new InvalidArgumentError('It takes a whole number.');
};

/** An option that takes a whole number from 1 on. */
export const count = (value: string): number => {
  const number = wholeNumber(value);
  if (number > 0) return number;
  throw new InvalidArgumentError('It takes a whole number from 1 on.');
};

/** An option that takes numbers joined by colons: the way of a property to one value. */
export const path = (value: string): string => {
  if (/^\d+(:\d+)*$/.test(value)) return value;
  throw new InvalidArgumentError('It takes what a failure names: numbers joined by colons.');
};

/** An option that takes one part of several: `2/8`. */
export const shard = (value: string): Shard => {
  const [index, count] = /^\d{1,4}\/\d{1,4}$/.test(value) ? value.split('/').map(Number) : [];
  if (index && count && index <= count) return { index, count };
  throw new InvalidArgumentError('It takes one part of several, such as 2/8: the second of eight.');
};

/** A new command whose usage errors end in exit 2. */
export const command = (name: string, description: string): Command =>
  new Command(name).description(description).showHelpAfterError('(--help lists the options)').exitOverride();

const isForTheUser = (error: unknown): error is Error & { code: string } =>
  error instanceof Error && 'code' in error && typeof error.code === 'string';

/** The exit code of a command: what it returns, or 2 where it could not tell, with one message on stderr. */
export const exitCodeOf = async (run: () => Promise<number>): Promise<number> => {
  try {
    return await run();
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? exit.asExpected : exit.couldNotTell;
    process.stderr.write(`${isForTheUser(error) ? error.message : (error as Error).stack}\n`);
    return exit.couldNotTell;
  }
};

/** Runs a command as this process. */
export const main = async (run: () => Promise<number>): Promise<void> => {
  // Whoever reads our output may have read enough.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit();
    throw error;
  });
  process.exitCode = await exitCodeOf(run);
};
