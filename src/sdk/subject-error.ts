// Why a subject cannot be used, in one line that the user can act on.

export type SubjectErrorCode =
  /** the text names no subject at all */
  | 'UNKNOWN_SUBJECT'
  /** a package that is no MCP SDK */
  | 'UNKNOWN_PACKAGE'
  /** a range or a tag where one exact version is needed */
  | 'NOT_EXACT'
  /** a version that the bindings do not cover */
  | 'UNSUPPORTED_VERSION'
  /** a version that was never published */
  | 'NO_SUCH_VERSION'
  | 'NO_SUCH_FOLDER'
  /** a folder without an MCP SDK in it */
  | 'NOT_AN_SDK'
  /** a folder in which several SDKs could be meant */
  | 'SEVERAL_SDKS'
  /** a checkout whose dist folder is missing */
  | 'NOT_BUILT'
  /** a folder whose dependencies can be found nowhere */
  | 'NO_DEPENDENCIES'
  /** the project's own packages are not installed */
  | 'NOT_INSTALLED'
  | 'REGISTRY_UNREACHABLE'
  | 'INSTALL_FAILED';

/** A mistake of the user or of the surroundings: shown as one line, without a stack. */
export class SubjectError extends Error {
  override readonly name = 'SubjectError';
  readonly code: SubjectErrorCode;

  constructor(code: SubjectErrorCode, text: string, reason: string) {
    super(`cannot use ${text}: ${reason}`);
    this.code = code;
  }
}
