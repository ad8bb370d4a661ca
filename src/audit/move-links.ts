// Writes moved links into the requirement files, through their syntax: what is not moved stays byte for byte, but for
// the line breaks of the formatter.

import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type ArrayLiteralExpression,
  Node,
  type ObjectLiteralExpression,
  Project,
  type SourceFile,
  SyntaxKind,
} from 'ts-morph';
import type { SpecSource } from '../../requirements/model.ts';
import { isRevision } from '../../requirements/revisions.ts';
import type { Audit } from './audit.ts';
import { AuditError } from './audit-side.ts';
import type { Requirements } from './impact-claims.ts';
import { movesOf, type SourceMove } from './move-plan.ts';

const projectRoot = fileURLToPath(new URL('../../', import.meta.url));

const quoted = (values: readonly string[]): string => `[${values.map((value) => `'${value}'`).join(', ')}]`;

const sourceText = ({ at, tags, in: where }: SpecSource): string =>
  `{ at: '${at}'${tags ? `, tags: ${quoted(tags)}` : ''}${where ? `, in: ${quoted(where)}` : ''} }`;

const setList = (source: ObjectLiteralExpression, name: 'in' | 'tags', values: readonly string[]): void => {
  const property = source.getProperty(name)?.asKind(SyntaxKind.PropertyAssignment);
  if (property) {
    property.setInitializer(quoted(values));
    return;
  }
  // An address comes first, its tags follow, the revisions are last.
  const index = name === 'tags' ? 1 : source.getProperties().length;
  source.insertPropertyAssignment(index, { name, initializer: quoted(values) });
};

/** The list of sources of a requirement, in the file that holds it. */
const sourcesOf = (files: readonly SourceFile[], id: string): ArrayLiteralExpression | undefined =>
  files
    .flatMap((file) => file.getDescendantsOfKind(SyntaxKind.PropertyAssignment))
    .find((property) => property.getName() === `'${id}'`)
    ?.getInitializerIfKind(SyntaxKind.ObjectLiteralExpression)
    ?.getProperty('source')
    ?.asKind(SyntaxKind.PropertyAssignment)
    ?.getInitializerIfKind(SyntaxKind.ArrayLiteralExpression);

const apply = (sources: ArrayLiteralExpression, moves: readonly SourceMove[]): void => {
  for (const { index, after, tags, in: where } of [...moves].sort((a, b) => b.index - a.index)) {
    const element = sources.getElements()[index];
    if (!Node.isObjectLiteralExpression(element)) continue;
    if (where) setList(element, 'in', where);
    if (tags) setList(element, 'tags', tags);
    for (const source of [...after].reverse()) sources.insertElement(index + 1, sourceText(source));
  }
};

/** Line breaks as everywhere in the project; a text that cannot be formatted stays as it is. */
const formatted = (path: string, text: string): string => {
  const biome = join(projectRoot, 'node_modules/@biomejs/biome/bin/biome');
  const arguments_ = [biome, 'format', `--stdin-file-path=${path}`];
  const { status, stdout } = spawnSync(process.execPath, arguments_, {
    cwd: projectRoot,
    input: text,
    encoding: 'utf8',
  });
  return status === 0 ? stdout : text;
};

/**
 * Moves the links of every requirement for which nothing else is open. A second time it finds nothing to move.
 *
 * @param root the folder that holds `requirements/`
 * @returns the files that were written, below the root
 * @throws AuditError `not-writable` when requirements/revisions.ts does not list the newer revision
 */
export const moveLinks = (
  root: string,
  { from, to, requirements: impacts }: Audit,
  requirements: Requirements,
): string[] => {
  if (!isRevision(to)) {
    throw new AuditError(
      'not-writable',
      `requirements cannot cite ${to} yet.\n  Add it to requirements/revisions.ts, then repeat --write.`,
    );
  }
  const plans = impacts.flatMap((impact) => {
    const requirement = requirements[impact.id];
    const moves = requirement === undefined ? [] : movesOf(requirement, impact, from, to);
    return moves.length === 0 ? [] : [{ id: impact.id, moves }];
  });
  if (plans.length === 0) return [];
  const project = new Project({ skipAddingFilesFromTsConfig: true });
  const files = project.addSourceFilesAtPaths(join(root, 'requirements/{features,transports,auth}/*.ts'));
  for (const { id, moves } of plans) {
    const sources = sourcesOf(files, id);
    if (sources) apply(sources, moves);
  }
  const written = files.filter((file) => !file.isSaved());
  return written.map((file) => {
    const path = relative(root, file.getFilePath());
    writeFileSync(file.getFilePath(), formatted(path, file.getFullText()));
    return path;
  });
};
