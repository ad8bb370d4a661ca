// The statements that are set aside, read from the syntax of requirements/spec/set-aside.ts: values with their lines.

import { Node, type SourceFile } from 'ts-morph';
import type { SetAside } from '../requirements/spec/set-aside.ts';
import { bare, literalOf, NotLiteralError } from './literal.ts';
import type { Found } from './rule.ts';

export const setAsideFile = 'requirements/spec/set-aside.ts';

export interface PlacedSetAside {
  readonly value: SetAside;
  readonly file: string;
  readonly line: number;
}

export interface ReadSetAside {
  readonly setAside: readonly PlacedSetAside[];
  /** What could not be read as an entry. */
  readonly unread: readonly Found[];
}

/** @param source the file, where there is one */
export const readSetAside = (source: SourceFile | undefined): ReadSetAside => {
  const value = source?.getVariableDeclaration('setAside')?.getInitializer();
  if (source === undefined) return { setAside: [], unread: [] };
  const list = value && bare(value);
  if (!Node.isArrayLiteralExpression(list)) {
    const message = 'the list must be `export const setAside = [ … ]`, and there is none.\nWrite it out.';
    return { setAside: [], unread: [{ file: setAsideFile, line: 1, message }] };
  }
  const setAside: PlacedSetAside[] = [];
  const unread: Found[] = [];
  for (const node of list.getElements()) {
    try {
      setAside.push({ value: asSetAside(node), file: setAsideFile, line: node.getStartLineNumber() });
    } catch (error) {
      if (!(error instanceof NotLiteralError)) throw error;
      const message = `${error.message}, but what is set aside is a literal with at, tags and reason.\nWrite it out.`;
      unread.push({ file: setAsideFile, line: error.node.getStartLineNumber(), message });
    }
  }
  return { setAside, unread };
};

const asSetAside = (node: Node): SetAside => {
  const value = literalOf(node);
  const { at, tags, reason } = Object(value) as Partial<SetAside>;
  if (typeof at === 'string' && tags?.length && typeof reason === 'string') return value as SetAside;
  throw new NotLiteralError(node, 'this is incomplete');
};
