// Progress of long work on one line of the terminal; says nothing where nobody watches.

import yoctoSpinner from 'yocto-spinner';

/** Runs work that reports its progress line by line, and clears the line when it ends. */
export const withSpinner = async <T>(work: (say: (line: string) => void) => Promise<T>): Promise<T> => {
  if (!process.stderr.isTTY) return work(() => {});
  const spinner = yoctoSpinner({ stream: process.stderr }).start();
  try {
    return await work((line) => {
      spinner.text = line;
    });
  } finally {
    spinner.stop();
  }
};
