// What a rule is, and what it finds.

import type { Project } from './project.ts';

/** A place in the project that breaks a rule. */
export interface Finding {
  readonly rule: string;
  /** Below the root of the project. */
  readonly file: string;
  readonly line: number;
  /** What is wrong, a line break, what to do. */
  readonly message: string;
}

/** A finding before the rule has put its name to it. */
export type Found = Omit<Finding, 'rule'>;

export interface Rule {
  /** Its file name: the way from a message to the rule. */
  readonly name: string;
  /** @param strict the revisions whose statements all have to be claimed */
  find(project: Project, strict: readonly string[]): Iterable<Found>;
}
