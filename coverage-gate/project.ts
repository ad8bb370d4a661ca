// A project as the gate sees it: requirements as values with their places, everything else as source. Nothing is
// executed and nothing is type-checked, so that a tree that does not run can be judged too.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type SourceFile, Project as Syntax, type ts } from 'ts-morph';
import { type Citation, type Pin, readSuite } from './citation.ts';
import { type Entry, readArea } from './entry.ts';
import { GateError } from './gate-error.ts';
import { areaFolders } from './requirements-index.ts';
import type { Found } from './rule.ts';
import { type PlacedSetAside, readSetAside } from './set-aside-entry.ts';
import { type FactsFile, isFacts, readFacts } from './spec-facts.ts';

export interface File {
  /** Below the root, with slashes. */
  readonly path: string;
  readonly text: string;
  readonly source: SourceFile;
}

export interface Project {
  readonly files: readonly File[];
  readonly entries: readonly Entry[];
  readonly citations: readonly Citation[];
  readonly strayPins: readonly (Pin & { readonly file: string })[];
  /** Those of every `requirements/spec/<revision>.json`, oldest first. */
  readonly facts: readonly FactsFile[];
  readonly setAside: readonly PlacedSetAside[];
  /** What could not be read as a requirement, as a citation, as a statement set aside. */
  readonly unread: {
    readonly entries: readonly Found[];
    readonly citations: readonly Found[];
    readonly setAside: readonly Found[];
  };
}

/** The floors of the house, lowest first: the folders the gate reads. */
export const floorNames = [
  'requirements',
  'transports',
  'src',
  'suites',
  'coverage-gate',
  'scripts',
] as const;

const isSource = (path: string): boolean => /\.[cm]?[jt]s$/.test(path) && !path.includes('node_modules/');
const isArea = (path: string): boolean =>
  new RegExp(`^requirements/(${areaFolders.join('|')})/[^/]+\\.ts$`).test(path) && !path.endsWith('.test.ts');
const isSuite = (path: string): boolean => /^suites\/.+\.ts$/.test(path);

/** The areas as the generator of the index names them, in its order: `features/tools`. */
export const areasOf = ({ files }: Project): readonly string[] =>
  areaFolders.flatMap((folder) =>
    files
      .map(({ path }) => path)
      .filter((path) => isArea(path) && path.startsWith(`requirements/${folder}/`))
      .map((path) => path.slice('requirements/'.length, -'.ts'.length))
      .sort(),
  );

export const suiteFilesOf = ({ files }: Project): readonly File[] =>
  files.filter(({ path }) => isSuite(path));

/**
 * Reads a checkout.
 *
 * @throws GateError `NO_PROJECT` where there is none, `UNREADABLE_SOURCE` for a syntax error, `UNREADABLE_FACTS` for facts
 */
export const readProject = (root: string): Project => {
  if (!existsSync(join(root, 'requirements'))) {
    throw new GateError(
      'NO_PROJECT',
      `${root} holds no requirements/.\n  Run this at the root of the project.`,
    );
  }
  const paths = floorNames.flatMap((floor) =>
    existsSync(join(root, floor))
      ? (readdirSync(join(root, floor), { recursive: true }) as string[])
          .map((path) => `${floor}/${path.replaceAll('\\', '/')}`)
          .filter((path) => isSource(path) || isFacts(path))
      : [],
  );
  return projectOf(
    Object.fromEntries(paths.sort().map((path) => [path, readFileSync(join(root, path), 'utf8')])),
  );
};

/**
 * A project of files given by path and text, the facts of the specification among them.
 *
 * @throws GateError `UNREADABLE_SOURCE` for a syntax error, `UNREADABLE_FACTS` for facts that are none
 */
export const projectOf = (texts: Readonly<Record<string, string>>): Project => {
  const syntax = new Syntax({ useInMemoryFileSystem: true, skipFileDependencyResolution: true });
  const sources = Object.entries(texts).filter(([path]) => !isFacts(path));
  const facts = Object.entries(texts).filter(([path]) => isFacts(path));
  const files = sources.map(([path, text]) => ({
    path,
    text,
    source: readable(syntax.createSourceFile(`/${path}`, text), path),
  }));
  const areas = files.filter(({ path }) => isArea(path)).map(({ source, path }) => readArea(source, path));
  const suites = files
    .filter(({ path }) => isSuite(path))
    .map(({ source, path }) => ({ path, ...readSuite(source, path) }));
  const aside = readSetAside((wanted) => files.find(({ path }) => path === wanted)?.source);
  return {
    files,
    entries: areas.flatMap(({ entries }) => entries),
    citations: suites.flatMap(({ citations }) => citations),
    strayPins: suites.flatMap(({ path: file, strayPins }) => strayPins.map((pin) => ({ ...pin, file }))),
    facts: facts.map(([path, text]) => readFacts(path, text)),
    setAside: aside.setAside,
    unread: {
      entries: areas.flatMap(({ unread }) => unread),
      citations: suites.flatMap(({ unread }) => unread),
      setAside: aside.unread,
    },
  };
};

/** The parser keeps its diagnostics on the node; asking a program for them would cost a second. */
const readable = (source: SourceFile, path: string): SourceFile => {
  const parsed = source.compilerNode as ts.SourceFile & { parseDiagnostics?: ts.DiagnosticWithLocation[] };
  const [broken] = parsed.parseDiagnostics ?? [];
  if (broken === undefined) return source;
  const { line } = source.getLineAndColumnAtPos(broken.start);
  const said = typeof broken.messageText === 'string' ? broken.messageText : broken.messageText.messageText;
  throw new GateError(
    'UNREADABLE_SOURCE',
    `${path}:${line}  cannot be parsed: ${said}\n  Correct it, then repeat.`,
  );
};
