// Runs the suites against one subject and gives the run as data.

import { requirements } from '../../requirements/index.ts';
import { type Drawing, usualDrawing } from '../case/drawing.ts';
import type { Abilities, Filters } from '../case/matrix.ts';
import { projectDirectory } from '../sdk/project.ts';
import type { Subject } from '../sdk/subject.ts';
import { type Collected, collect } from './collect.ts';
import { expectedCells, missingFrom } from './expected.ts';
import { type Cell, cellKey, type Header, type Run } from './model.ts';
import { suiteFiles } from './suite-files.ts';
import { suiteVersion } from './suite-version.ts';
import { testsOptions } from './tests-options.ts';
import { totalsOf } from './totals.ts';

export interface SuiteRequest {
  readonly subject: Subject;
  readonly filters: Filters;
  /** Shuffles files and tests; absent: the order of the sources. */
  readonly seed?: number;
  /** How properties draw their values, where it is not the usual way. */
  readonly drawing?: Partial<Drawing> | undefined;
  readonly progress?: (ended: number, registered: number) => void;
}

export interface SuiteRun {
  readonly run: Run;
  /** Milliseconds by cell key: for the terminal and JUnit, never in the run file. */
  readonly durations: ReadonlyMap<string, number>;
  /** What went wrong outside of any cell. */
  readonly problems: readonly string[];
}

/** For so few suite files loading a second worker takes longer than a second worker saves. */
const fewFiles = 2;

const vitestOptions = ({ subject, filters, seed, drawing }: SuiteRequest, files: string[]) => ({
  ...testsOptions(files, files.length > fewFiles ? 2 : 1),
  passWithNoTests: true,
  provide: { subject, filters, drawing: { ...usualDrawing, ...drawing } },
  ...(seed !== undefined && { sequence: { seed, shuffle: { files: true, tests: true } } }),
});

/** What vitest says of a file or a process names files by absolute paths, and a run file holds none. */
const withoutPaths = (text: string): string => text.replaceAll(projectDirectory, '');

const failed = (
  cell: Pick<Cell, 'ids' | 'title' | 'tier' | 'transport' | 'revision'>,
  saw: string,
): Cell => ({
  kind: 'cell',
  ...cell,
  ids: [...cell.ids],
  outcome: 'error',
  failure: { kind: 'missing', required: 'the cell runs to its end', saw: withoutPaths(saw) },
  transcript: [],
});

/** The cells that ended, and an `error` for each that should have and did not. */
const allCells = (collected: Collected, expected: ReturnType<typeof expectedCells>): Cell[] => {
  const ended = collected.ended.map(({ cell }) => cell);
  const done = new Set([...ended, ...collected.unended.map(({ cell }) => cell)].map(cellKey));
  const why = collected.problems[0] ?? 'no test ran for it';
  return [
    ...ended,
    ...collected.unended.map(({ cell, why: reason }) => failed(cell, reason)),
    ...collected.registered
      .filter((cell) => !done.has(cellKey(cell)))
      .map((cell) => failed(cell, collected.problems[0] ?? 'its worker ended before it did')),
    ...missingFrom(collected.registered, expected).map(({ lacks: _, ...cell }) =>
      failed({ ...cell, ids: [...cell.ids], title: '(expected)' }, why),
    ),
  ];
};

const headerOf = ({ subject, filters }: SuiteRequest, revisions: readonly string[]): Header => ({
  kind: 'run',
  format: 1,
  suite: suiteVersion(projectDirectory),
  subject: {
    name: subject.name,
    line: subject.line,
    version: subject.version,
    packages: { ...subject.packages },
    ...(subject.content && { content: subject.content }),
  },
  revisions: [...revisions],
  node: Number(process.versions.node.split('.')[0]),
  filters: Object.fromEntries(Object.entries(filters).map(([name, values]) => [name, [...values].sort()])),
});

/** Where no cell was registered, nobody has told yet. It costs loading the subject once more, in this process. */
const abilitiesOf = async (subject: Subject): Promise<Abilities> =>
  (await import('../sdk/bind.ts')).bind(subject);

/** Runs the suites against one subject. Never throws because of what the subject does. */
export const runSuite = async (request: SuiteRequest): Promise<SuiteRun> => {
  const files = suiteFiles(projectDirectory, Object.keys(requirements), request.filters.ids);
  const collected = await collect(vitestOptions(request, files), request.progress ?? (() => {}));
  const abilities = collected.abilities ?? (await abilitiesOf(request.subject));
  const cells = allCells(collected, expectedCells(requirements, abilities, request.filters));
  return {
    run: {
      header: headerOf(request, abilities.revisions),
      cells: cells.sort((one, other) => (cellKey(one) < cellKey(other) ? -1 : 1)),
      footer: { kind: 'end', totals: totalsOf(cells) },
    },
    durations: new Map(collected.ended.map(({ cell, milliseconds }) => [cellKey(cell), milliseconds])),
    problems: collected.problems,
  };
};
