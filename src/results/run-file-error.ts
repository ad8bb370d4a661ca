// What can be wrong with a run file, or with two of them together.

export type RunFileCode =
  | 'run-file-missing'
  | 'run-file-unreadable'
  | 'run-file-empty'
  | 'run-file-not-json'
  | 'run-file-no-run'
  | 'run-file-unknown-format'
  | 'run-file-wrong-shape'
  | 'run-file-cut-off'
  | 'run-file-goes-on'
  | 'run-file-totals'
  | 'run-file-duplicate-cell'
  | 'run-file-shard'
  | 'runs-of-different-suites'
  | 'runs-of-different-filters'
  | 'shards-do-not-fit';

/** Its message is for the user: which file and line, what is wrong there, what to do. */
export class RunFileError extends Error {
  readonly code: RunFileCode;

  constructor(code: RunFileCode, message: string) {
    super(message);
    this.name = 'RunFileError';
    this.code = code;
  }
}
