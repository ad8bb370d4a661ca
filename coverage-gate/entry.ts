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
  const folder = file.split('/')[1] ?? '';
  const name = areaExport(file.slice(0, -'.ts'.length));
  const unread: Found[] = [];
  const initializer = source.getVariableDeclaration(name)?.getInitializer();
  if (initializer === undefined || !Node.isObjectLiteralExpression(bare(initializer))) {
    const message = `the area must be \`export const ${name} = { … }\`, and there is none.\nName it after its file.`;
    return { entries: [], unread: [{ file, line: 1, message }] };
  }
  const entries = attempt(() => membersOf(bare(initializer))).flatMap(({ key: id, value }) =>
    attempt(() => {
      const requirement = asRequirement(id, literalOf(value), value);
      const line = value.getParentOrThrow().getStartLineNumber();
      return [
        {
          id,
          requirement,
          file,
          folder,
          line,
          lineOf: (...path: (string | number)[]) => lineAt(value, path),
        },
      ];
    }),
  );
  return { entries, unread };

  function attempt<T>(read: () => T[]): T[] {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof NotLiteralError)) throw error;
      const message = `${error.message}, but an entry is a literal with source, behavior and level.\nWrite it out.`;
      unread.push({ file, line: error.node.getStartLineNumber(), message });
      return [];
    }
  }
};

const asRequirement = (id: string, value: unknown, node: Node): Requirement => {
  const { source, behavior, level } = Object(value) as Partial<Requirement>;
  if (
    Array.isArray(source) &&
    source.length > 0 &&
    typeof behavior === 'string' &&
    typeof level === 'string'
  ) {
    return value as Requirement;
  }
  throw new NotLiteralError(node, `${id} is incomplete`);
};
