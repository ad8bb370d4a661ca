// An area file with entries added at its end. What stands in it stays as it is, letter by letter.

import { Node, Project } from 'ts-morph';
import { GenerateError } from './generate-error.ts';

/**
 * @param path for the message
 * @param exported the name of the area in it
 * @param entries as `stubEntries` writes them
 * @throws GenerateError `UNREADABLE_AREA` where the area is no object literal
 */
export const withEntries = (
  path: string,
  text: string,
  exported: string,
  entries: readonly string[],
): string => {
  const syntax = new Project({ useInMemoryFileSystem: true, skipFileDependencyResolution: true });
  const value = syntax.createSourceFile('/area.ts', text).getVariableDeclaration(exported)?.getInitializer();
  const area = value && bare(value);
  if (!Node.isObjectLiteralExpression(area)) {
    throw new GenerateError(
      'UNREADABLE_AREA',
      `${path} holds no \`export const ${exported} = { … }\`, so nothing can be added to it.\n  Name the area after its file.`,
    );
  }
  const last = area.getProperties().at(-1)?.getEnd();
  const end = area.getEnd() - 1;
  const closed = /^\s*,/.test(text.slice(last ?? end, end)) || last === undefined;
  const before = closed ? text.slice(0, end) : `${text.slice(0, last)},${text.slice(last, end)}`;
  return `${before.trimEnd()}\n${entries.join('\n')}\n${text.slice(end)}`;
};

const bare = (node: Node): Node =>
  Node.isAsExpression(node) || Node.isSatisfiesExpression(node) || Node.isParenthesizedExpression(node)
    ? bare(node.getExpression())
    : node;

/**
 * A new area file.
 *
 * @param about what it holds, for its first line
 */
export const newArea = (about: string, exported: string, entries: readonly string[]): string =>
  `// What must hold of ${about}.

import type { Area } from '../model.ts';

export const ${exported} = {
${entries.join('\n')}
} as const satisfies Area;
`;
