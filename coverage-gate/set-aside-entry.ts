// The statements that are set aside, read from the syntax of requirements/spec/set-aside.ts and of the parts it spreads:
// values with their places.

import { type ArrayLiteralExpression, Node, type SourceFile } from 'ts-morph';
import type { SetAside } from '../requirements/spec/set-aside.ts';
import { bare, literalOf, NotLiteralError } from './literal.ts';
import type { Found } from './rule.ts';

const setAsideFile = 'requirements/spec/set-aside.ts';

/** A part has the name of its list. */
const partFile = (name: string): string => `requirements/spec/set-aside/${name}.ts`;

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

/** @param sourceOf the file at a path, where there is one */
export const readSetAside = (sourceOf: (path: string) => SourceFile | undefined): ReadSetAside => {
  const source = sourceOf(setAsideFile);
  if (source === undefined) return { setAside: [], unread: [] };
  const list = listIn(source, 'setAside');
  if (list === undefined) {
    const message = 'the list must be `export const setAside = [ … ]`, and there is none.\nWrite it out.';
    return { setAside: [], unread: [{ file: setAsideFile, line: 1, message }] };
  }
  const read = list.getElements().flatMap((node) => {
    const name = Node.isSpreadElement(node) ? node.getExpression().getText() : '';
    const part = listIn(sourceOf(partFile(name)), name);
    return part?.getElements().map((one) => readEntry(one, partFile(name))) ?? readEntry(node, setAsideFile);
  });
  return {
    setAside: read.filter((one) => 'value' in one),
    unread: read.filter((one) => 'message' in one),
  };
};

const listIn = (source: SourceFile | undefined, name: string): ArrayLiteralExpression | undefined => {
  const value = source?.getVariableDeclaration(name)?.getInitializer();
  const list = value && bare(value);
  return Node.isArrayLiteralExpression(list) ? list : undefined;
};

const readEntry = (node: Node, file: string): PlacedSetAside | Found => {
  try {
    return { value: asSetAside(node), file, line: node.getStartLineNumber() };
  } catch (error) {
    if (!(error instanceof NotLiteralError)) throw error;
    const message = `${error.message}, but what is set aside is a literal with at, tags and reason.\nWrite it out.`;
    return { file, line: error.node.getStartLineNumber(), message };
  }
};

const asSetAside = (node: Node): SetAside => {
  const value = literalOf(node);
  const { at, tags, reason } = Object(value) as Partial<SetAside>;
  if (typeof at === 'string' && tags?.length && typeof reason === 'string') return value as SetAside;
  throw new NotLiteralError(node, 'this is incomplete');
};
