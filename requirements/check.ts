// What must hold of the areas whenever they are loaded, before anything relies on an id. Everything else about
// requirements is checked by coverage-gate/, which can name file and line.

import { fileOf, isId } from './address.ts';
import { type Area, levels, type Requirement } from './model.ts';
import { isRevision } from './revisions.ts';

/** The areas contradict themselves: each line of the message is one problem. */
export class RequirementsError extends Error {
  readonly code = 'REQUIREMENTS_INVALID';
  override readonly name = 'RequirementsError';
}

/**
 * Every entry of every area under its id, frozen through and through.
 *
 * @param areas by path below `requirements/`, without ending: `features/tools`
 * @throws RequirementsError naming every id that stands twice or in the wrong file, and every impossible level
 *   or window
 */
export const gather = (areas: Readonly<Record<string, Area>>): Readonly<Record<string, Requirement>> => {
  const gathered: Record<string, Requirement> = {};
  const problems: string[] = [];
  const files = new Set(Object.keys(areas).map(fileName));
  for (const [path, area] of Object.entries(areas)) {
    for (const [id, requirement] of Object.entries(area)) {
      problems.push(...problemsOf(id, requirement, path, files));
      if (Object.hasOwn(gathered, id)) problems.push(`${path}: ${id} is already defined in another file`);
      gathered[id] = requirement;
    }
  }
  if (problems.length > 0) {
    throw new RequirementsError(
      `requirements contradict themselves:\n  ${problems.join('\n  ')}\n  Correct those entries; pnpm coverage:manifest names their lines.`,
    );
  }
  return freeze(gathered);
};

const fileName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

const problemsOf = (
  id: string,
  requirement: Requirement,
  path: string,
  files: ReadonlySet<string>,
): string[] => {
  const { level, since, until } = requirement;
  const problems: string[] = [];
  if (!isId(id)) problems.push(`${id} is no id (lower-case segments joined by colons, two or more)`);
  else if (fileOf(id, files) !== fileName(path)) {
    problems.push(`${id} belongs in ${fileOf(id, files) ?? id.split(':')[0]}.ts`);
  }
  if (!levels.includes(level)) problems.push(`${id} has the unknown level ${level}`);
  for (const revision of [since, until]) {
    if (revision !== undefined && !isRevision(revision)) problems.push(`${id}: no revision ${revision}`);
  }
  if (since !== undefined && until !== undefined && since >= until) {
    problems.push(`${id} ends (${until}) before it begins (${since})`);
  }
  return problems.map((problem) => `${path}.ts: ${problem}`);
};

const freeze = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(freeze);
  }
  return value;
};
