// What a process of tests is given to do, and what it tells of each piece of work. Types only.

import type { Subject } from '../sdk/subject.ts';
import type { Fault } from './fault.ts';
import type { Places } from './places.ts';

/** A fault, and the cells that are to notice it, by their keys, in order. */
export interface FaultToTry {
  readonly fault: Fault;
  readonly cells: readonly string[];
}

export interface Order {
  /** The unchanged copy of the subject, and where it lies. */
  readonly subject: Subject;
  readonly directory: string;
  /** The suite files, by absolute paths. */
  readonly files: readonly string[];
  /** An empty folder for copies with faults and for `beat`, the file that says what is being done. */
  readonly folder: string;
  readonly places?: Places;
  readonly faults?: readonly FaultToTry[];
}

/** What a cell comes to on the unchanged subject. */
export interface BaselineCell {
  readonly kind: 'cell';
  readonly key: string;
  readonly test: string;
  readonly green: boolean;
  readonly saw: string;
  readonly milliseconds: number;
  /** Whether it starts a process of its own, in which nobody sees what is executed. */
  readonly child: boolean;
  /** The places that it executes, packed. */
  readonly reached: string;
}

export interface Loaded {
  readonly kind: 'loaded';
  /** What is executed as the subject is loaded, packed. */
  readonly reached: string;
}

export interface Tried {
  readonly kind: 'tried';
  readonly id: string;
  /** How many cells were run, the one that noticed included. */
  readonly ran: number;
  /** What noticed it, and what that saw; absent: nothing did. */
  readonly caught?: { readonly by: string; readonly saw: string };
  /** Where the same cell fails on the unchanged subject now: what went before has broken the process. */
  readonly spoiled?: string;
}

export type Report = BaselineCell | Loaded | Tried;

declare module 'vitest' {
  interface ProvidedContext {
    order: Order;
  }
  interface TaskMeta {
    /** What the strength command is told by a test. */
    report?: Report;
  }
}

/** The name of the file in the folder of an order that says what is being done. */
export const beatFile = 'beat';
