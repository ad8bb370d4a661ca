// Why the strength of the suite cannot be told, in words that the user can act on.

export type StrengthErrorCode =
  /** a cell is not as expected on the subject as published */
  | 'NOT_GREEN'
  /** no fault of the subject has this id */
  | 'NO_SUCH_FAULT'
  /** the tests do not even begin */
  | 'NOT_LOADED'
  | 'NO_CELLS';

export class StrengthError extends Error {
  override readonly name = 'StrengthError';
  readonly code: StrengthErrorCode;

  constructor(code: StrengthErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
