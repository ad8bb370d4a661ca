// The requirements of one area file: their values, and where each stands.

import { Node, type SourceFile } from 'ts-morph';
import type { Requirement } from '../requirements/model.ts';
import { bare, lineAt, literalOf, membersOf, NotLiteralError } from './literal.ts';
import { areaExport } from './requirements-index.ts';
import type { Found } from './rule.ts';

export interface Entry {
  readonly id: string;
  readonly requirement: Requirement;
  readonly file: string;
  /** The folder below `requirements/`: `features`, `transports` or `auth`. */
  readonly folder: string;
  /** The line of the id. */
  readonly line: number;
  /** The line of one of its fields: `lineOf('divergence', 0)`. */
  lineOf(...path: (string | number)[]): number;
}

export interface ReadArea {
  readonly entries: readonly Entry[];
  /** What could not be read as an entry. */
  readonly unread: readonly Found[];
}

/** @param file its path below the root, such as `requirements/features/tools.ts` */
export const readArea = (source: SourceFile, file: string): ReadArea => {
  const name = areaExport(file.slice(0, -'.ts'.length));
  const area = source.getVariableDeclaration(name)?.getInitializer();
  const unread: Found[] = [];
  const attempt = <T>(read: () => T): T | undefined => {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof NotLiteralError)) throw error;
      const message = `${error.message}, but an entry is a literal with source, behavior and level.\nWrite it out.`;
      unread.push({ file, line: error.node.getStartLineNumber(), message });
      return undefined;
    }
  };
  if (area === undefined || !Node.isObjectLiteralExpression(bare(area))) {
    const message = `the area must be \`export const ${name} = { … }\`, and there is none.\nName it after its file.`;
    return { entries: [], unread: [{ file, line: 1, message }] };
  }
  const members = attempt(() => membersOf(bare(area))) ?? [];
  const entries = members.flatMap(({ key, value }) => attempt(() => readEntry(key, value, file)) ?? []);
  return { entries, unread };
};

const readEntry = (id: string, node: Node, file: string): Entry => ({
  id,
  requirement: asRequirement(id, node),
  file,
  folder: file.split('/')[1] ?? '',
  line: node.getParentOrThrow().getStartLineNumber(),
  lineOf: (...path) => lineAt(node, path),
});

const asRequirement = (id: string, node: Node): Requirement => {
  const value = literalOf(node);
  const { source, behavior, level } = Object(value) as Partial<Requirement>;
  if (!source?.length || typeof behavior !== 'string' || typeof level !== 'string')
    throw new NotLiteralError(node, `${id} is incomplete`);
  const [field] = notLists(value);
  if (field !== undefined) throw new NotLiteralError(node, `${id}: ${field} is no list`);
  return value as Requirement;
};

/** The compiler says so too, but what does not compile is judged all the same. */
const lists = ['source', 'tags', 'in', 'tiers', 'only', 'needs', 'divergence', 'revisions'];

const notLists = (value: unknown): string[] =>
  Object.entries(Object(value) as object).flatMap(([key, part]) => [
    ...(lists.includes(key) && !Array.isArray(part) ? [key] : []),
    ...(typeof part === 'object' ? notLists(part) : []),
  ]);
