// What a lead-in passes on to the list or table after it.

export interface Governor {
  /** The key word that items or rows take over. */
  readonly word: string;
  /** Which of the key words of the lead-in that is, from 1. */
  readonly ordinal: number;
}

export interface Lead {
  /** The lead-in, without markup, behind those that it stands under itself; it stands before what inherits. */
  readonly text: string;
  /** What stands before a sentence that lacks a subject: the lead-in, or the item that a nested list explains. */
  readonly subject: Subject;
  /** Absent: it gives no key word. */
  readonly governor?: Governor;
}

export interface Subject {
  readonly text: string;
  /** How many key words it holds. */
  readonly words: number;
}
