// Why a subject cannot be used, in one line that the user can act on.

export type SubjectErrorCode =
  /** the text names no subject at all */
  | 'unknown-subject'
  /** a package that is no MCP SDK */
  | 'unknown-package'
  /** a range or a tag where one exact version is needed */
  | 'not-exact'
  /** a version that the bindings do not cover */
  | 'unsupported-version'
  /** a version that was never published */
  | 'no-such-version'
  | 'no-such-folder'
  /** a folder without an MCP SDK in it */
  | 'not-an-sdk'
  /** a checkout whose dist folder is missing */
  | 'not-built'
  /** a folder whose dependencies can be found nowhere */
  | 'no-dependencies'
  /** the project's own packages are not installed */
  | 'not-installed'
  | 'registry-unreachable'
  | 'install-failed';

/** A mistake of the user or of the surroundings: shown as one line, without a stack. */
export class SubjectError extends Error {
  override readonly name = 'SubjectError';
  readonly code: SubjectErrorCode;

  constructor(code: SubjectErrorCode, text: string, reason: string) {
    super(`cannot use ${text}: ${reason}`);
    this.code = code;
  }
}
