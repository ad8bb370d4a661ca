// Runs the suites against one subject and gives the run as data.

import { requirements } from '../../requirements/index.ts';
import { type Drawing, usualDrawing } from '../case/drawing.ts';
import type { Abilities, Filters } from '../case/matrix.ts';
import { projectDirectory } from '../sdk/project.ts';
import type { Subject } from '../sdk/subject.ts';
import { type Collected, collect } from './collect.ts';
import { errorCell, expectedCells, missingCells } from './expected.ts';
import { type Cell, cellKey, type Header, type Run } from './model.ts';
import type { Shard } from './shard.ts';
import { suiteFiles } from './suite-files.ts';
import { suiteVersion } from './suite-version.ts';
import { testsOptions } from './tests-options.ts';
import { totalsOf } from './totals.ts';

export interface SuiteRequest {
  readonly subject: Subject;
  readonly filters: Filters;
  /** Shuffles files and tests; absent: the order of the sources. */
  readonly seed?: number;
  /** Which of how many parts to run, cut by suite files; absent: all of it. */
  readonly shard?: Shard | undefined;
  /** How properties draw their values, where it is not the usual way. */
  readonly drawing?: Partial<Drawing> | undefined;
  /** How many processes run cells; absent: two. */
  readonly workers?: number | undefined;
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

const vitestOptions = (request: SuiteRequest, files: string[]) => {
  const { subject, filters, seed, shard, drawing, workers = 2 } = request;
  return {
    ...testsOptions(files, files.length > fewFiles ? workers : 1),
    passWithNoTests: true,
    provide: { subject, filters, drawing: { ...usualDrawing, ...drawing } },
    ...(shard && { shard: `${shard.index}/${shard.count}` }),
    ...(seed !== undefined && { sequence: { seed, shuffle: { files: true, tests: true } } }),
  };
};

/** What vitest says of a file or a process names files by absolute paths, and a run file holds none. */
const withoutPaths = (text: string): string => text.replaceAll(projectDirectory, '');

const failed = (cell: Parameters<typeof errorCell>[0], saw: string): Cell =>
  errorCell(cell, withoutPaths(saw));

/** The cells that ended, and an `error` for each that should have and did not. */
const allCells = (collected: Collected, expected: ReturnType<typeof expectedCells>): Cell[] => {
  const ended = collected.ended.map(({ cell }) => cell);
  const done = new Set([...ended, ...collected.unended.map(({ cell }) => cell)].map(cellKey));
  const [why] = collected.problems;
  return [
    ...ended,
    ...collected.unended.map(({ cell, why: reason }) => failed(cell, reason)),
    ...collected.registered
      .filter((cell) => !done.has(cellKey(cell)))
      .map((cell) => failed(cell, collected.problems[0] ?? 'its worker ended before it did')),
    ...missingCells(collected.registered, expected, why && withoutPaths(why)),
  ];
};

/** Filters as the header of a run has them. */
export const writtenFilters = (filters: Filters): Header['filters'] =>
  Object.fromEntries(Object.entries(filters).map(([name, values]) => [name, [...values].sort()]));

const headerOf = ({ subject, filters, shard }: SuiteRequest, { revisions, offers }: Abilities): Header => ({
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
  filters: writtenFilters(filters),
  ...(shard && { shard: { ...shard, offers: [...offers].sort() } }),
});

/** Where no cell was registered, nobody has told yet. It costs loading the subject once more, in this process. */
const abilitiesOf = async (subject: Subject): Promise<Abilities> =>
  (await import('../sdk/bind.ts')).bind(subject);

/** Runs the suites against one subject. Never throws because of what the subject does. */
export const runSuite = async (request: SuiteRequest): Promise<SuiteRun> => {
  const files = suiteFiles(projectDirectory, Object.keys(requirements), request.filters.ids);
  const collected = await collect(vitestOptions(request, files), request.progress ?? (() => {}));
  const abilities = collected.abilities ?? (await abilitiesOf(request.subject));
  // Of one part nobody can tell which cells it must have: that is told once all parts are there.
  const expected = request.shard ? [] : expectedCells(requirements, abilities, request.filters);
  const cells = allCells(collected, expected);
  return {
    run: {
      header: headerOf(request, abilities),
      cells: cells.sort((one, other) => (cellKey(one) < cellKey(other) ? -1 : 1)),
      footer: { kind: 'end', totals: totalsOf(cells) },
    },
    durations: new Map(collected.ended.map(({ cell, milliseconds }) => [cellKey(cell), milliseconds])),
    problems: collected.problems,
  };
};
