// A fault: one place of a subject's code, and what stands there instead.

export const operators = [
  'negated-condition',
  'dropped-statement',
  'dropped-property',
  'dropped-spread',
  'changed-literal',
  'changed-bound',
  'changed-equality',
  'returned-nothing',
] as const;
export type Operator = (typeof operators)[number];

/** A change of a text: the characters from `start` to `end` are replaced. */
export interface Edit {
  readonly operator: Operator;
  /** Where the changed node begins: what has to be executed for the change to matter. */
  readonly at: number;
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
  /** Of `start`, counted from 1. */
  readonly line: number;
  readonly column: number;
}

export interface Fault extends Edit {
  /** `client/index.js:41:7:dropped-statement` */
  readonly id: string;
  /** Relative to the folder in which the packages of the subject lie beside each other. */
  readonly file: string;
  readonly group: string;
  /** The code that is changed, on one line and shortened, and what it becomes. */
  readonly before: string;
  readonly after: string;
}

/** A text with a fault in it. */
export const planted = (
  text: string,
  { start, end, replacement }: Pick<Edit, 'start' | 'end' | 'replacement'>,
): string => text.slice(0, start) + replacement + text.slice(end);
