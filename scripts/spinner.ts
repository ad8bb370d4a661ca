// Progress of long work: on one line of the terminal where somebody watches, else as a plain line now and then.

import yoctoSpinner from 'yocto-spinner';

/** Where nobody watches a log is read later: a line so often keeps a CI system from taking the work for stuck. */
const secondsBetweenLines = 10;

type Say = (line: string) => void;

const spinning = async <T>(work: (say: Say) => Promise<T>): Promise<T> => {
  const spinner = yoctoSpinner({ stream: process.stderr }).start();
  try {
    return await work((line) => {
      spinner.text = line;
    });
  } finally {
    spinner.stop();
  }
};

/** Says a line only if the last one was said long enough ago. */
export const nowAndThen = (say: Say, now: () => number = () => performance.now()): Say => {
  let next = now();
  return (line) => {
    if (now() < next) return;
    next = now() + secondsBetweenLines * 1000;
    say(line);
  };
};

/** Runs work that reports its progress line by line, on standard error. */
export const withSpinner = async <T>(work: (say: Say) => Promise<T>): Promise<T> =>
  process.stderr.isTTY ? spinning(work) : work(nowAndThen((line) => process.stderr.write(`${line}\n`)));
