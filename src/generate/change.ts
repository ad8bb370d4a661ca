// A file that a generator wants to write.

export interface Change {
  /** Below the root of the project. */
  readonly path: string;
  /** The whole file as it will be. */
  readonly text: string;
  /** The part of it that is new: everything where there was no file. */
  readonly added: string;
  /** What is new, by name. */
  readonly names: readonly string[];
}
