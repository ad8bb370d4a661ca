// The text of requirements/index.ts: one import for each area, and the union of all their ids.

import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The generated file. */
export const indexFile = 'requirements/index.ts';

/** The folders below `requirements/` that hold areas. */
export const areaFolders = ['features', 'transports', 'auth'] as const;

export class DoubleAreaError extends Error {
  readonly code = 'DOUBLE_AREA';
  override readonly name = 'DoubleAreaError';

  constructor(one: string, other: string) {
    super(
      `requirements/${one}.ts and requirements/${other}.ts have one name.\n  Rename one: an id names its file by it.`,
    );
  }
}

/** The areas of a checkout as paths below `requirements/` without ending, sorted: `features/tools`. */
export const listAreas = (root: string): readonly string[] =>
  areaFolders.flatMap((folder) =>
    filesIn(join(root, 'requirements', folder)).map((name) => `${folder}/${name}`),
  );

/** What an area file exports: `features/tools-call` → `toolsCall`. */
export const areaExport = (path: string): string =>
  path.slice(path.lastIndexOf('/') + 1).replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/**
 * The whole text of the generated file.
 *
 * @param areas as `listAreas` gives them
 * @throws DoubleAreaError when two folders hold an area of the same name: an id could not tell them apart
 */
export const renderIndex = (areas: readonly string[]): string => {
  areas.forEach((path, at) => {
    const twin = areas.slice(0, at).find((other) => areaExport(other) === areaExport(path));
    if (twin !== undefined) throw new DoubleAreaError(twin, path);
  });
  const imports = [
    `import { gather } from './check.ts';`,
    ...areas.map((path) => `import { ${areaExport(path)} } from './${path}.ts';`),
    `import type { Requirement } from './model.ts';`,
  ].sort((a, b) => (modulePath(a) < modulePath(b) ? -1 : 1));
  const listed = areas.map((path) => `  '${path}': ${areaExport(path)},\n`).join('');
  return `// Every requirement under its id. Written by \`pnpm requirements:index\`, never by hand.

${imports.join('\n')}

const areas = {${listed === '' ? '' : `\n${listed}`}} as const;

type Areas = typeof areas;

/** An id that no area defines does not compile. */
export type RequirementId = { [Path in keyof Areas]: keyof Areas[Path] }[keyof Areas];

export const requirements: Readonly<Record<RequirementId, Requirement>> = gather(areas);
`;
};

const modulePath = (line: string): string => line.slice(line.indexOf("'"), line.lastIndexOf('.ts'));

const filesIn = (folder: string): string[] => {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => name.slice(0, -'.ts'.length))
      .sort();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
};
