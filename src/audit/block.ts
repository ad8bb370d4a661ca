// The blocks of a page: what reading statements needs of its syntax tree, and nothing else.

import type { Prose } from './prose.ts';

export interface Heading {
  readonly kind: 'heading';
  readonly prose: Prose;
}

export interface Paragraph {
  readonly kind: 'paragraph';
  readonly prose: Prose;
}

export interface List {
  readonly kind: 'list';
  /** The number of its first item; undefined for a list without numbers. */
  readonly start: number | undefined;
  readonly items: readonly (readonly Block[])[];
}

export interface Table {
  readonly kind: 'table';
  readonly head: readonly Prose[];
  readonly rows: readonly (readonly Prose[])[];
}

/** A component, an element, a quotation: whatever holds blocks. */
export interface Group {
  readonly kind: 'group';
  readonly blocks: readonly Block[];
  readonly id: string | undefined;
  readonly line: number;
}

/** Code, a rule, a picture: nothing is read from it, and it parts what stands before from what stands after. */
export interface Opaque {
  readonly kind: 'opaque';
}

export type Block = Heading | Paragraph | List | Table | Group | Opaque;

export interface PageBlocks {
  readonly blocks: readonly Block[];
  /** Text that is not read: attributes, addresses, titles of links, comments. */
  readonly asides: readonly Prose[];
}
