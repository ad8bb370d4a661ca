// A subject that was found: what it is called, and where its packages are. Types only.

export interface Subject {
  /** What the user typed: `v1`, `@modelcontextprotocol/sdk@1.24.3`, `path:../typescript-sdk`. */
  readonly text: string;
  /** What a run file calls it: no absolute path, the same on every machine. */
  readonly name: string;
  readonly line: 'v1' | 'v2';
  readonly version: string;
  /** A file URL from whose place the subject's packages, by their published names, resolve. */
  readonly from: string;
  /** Resolved versions of the SDK's packages and of what lies beneath them, sorted by name. */
  readonly packages: Readonly<Record<string, string>>;
  /** For `path:` subjects a hash over the content of the packages: results are never re-used across contents. */
  readonly content?: string;
}
