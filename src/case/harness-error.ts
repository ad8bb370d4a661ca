// Thrown where the suite itself is at fault or cannot tell: a cell that ends in one is `error`, never `fail`.

export class HarnessError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.name = 'HarnessError';
    this.code = code;
  }
}
