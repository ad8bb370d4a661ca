// How strong the suite is on a subject: plants faults, has them noticed or not, and gives what became of each.

import { join } from 'node:path';
import { requirements } from '../../requirements/index.ts';
import { suiteFiles } from '../results/suite-files.ts';
import { suiteVersion } from '../results/suite-version.ts';
import { locate } from '../sdk/locate.ts';
import { cacheDirectory, projectDirectory } from '../sdk/project.ts';
import { baselineOf, cacheKey, demandGreen } from './baseline.ts';
import { type CellsForFault, cellsForFaults } from './cells-for-fault.ts';
import type { Fault } from './fault.ts';
import { faultsOf } from './faults-of.ts';
import type { FaultToTry } from './order.ts';
import { pick } from './pick.ts';
import { placesOf } from './places.ts';
import { appendResult, type Result, readResults } from './results.ts';
import { StrengthError } from './strength-error.ts';
import { copySubject, type SubjectCopy } from './subject-copy.ts';
import { tryFaults } from './try-faults.ts';

export interface StrengthRequest {
  /** The subject as typed. */
  readonly text: string;
  readonly count: number;
  readonly seed: number;
  /** Only these faults, by their ids, whether they were tried before or not. */
  readonly ids?: readonly string[] | undefined;
  /** Only the suite files of requirements with these ids or below them. */
  readonly prefixes?: readonly string[] | undefined;
  /** Leaves out the cells that fail on the unchanged subject, instead of refusing to begin. */
  readonly despiteRed?: boolean | undefined;
}

export interface Judged {
  readonly fault: Fault;
  readonly result: Result;
  /** The cells that were to notice it, in order. */
  readonly cells: readonly string[];
}

const chosen = (faults: readonly Fault[], { ids, count, seed }: StrengthRequest): Fault[] => {
  if (!ids) return pick(faults, count, seed);
  return ids.map((id) => {
    const fault = faults.find((one) => one.id === id);
    if (fault) return fault;
    throw new StrengthError(
      'NO_SUCH_FAULT',
      `--fault ${id}: this subject has no such fault. Take an id from a report about the same version.`,
    );
  });
};

const described = (name: string, done: ReadonlyMap<string, Result>, all: number): string => {
  const survived = [...done.values()].filter(({ caught }) => !caught).length;
  return `${name}: ${done.size} of ${all} faults, ${survived} survived`;
};

interface Prepared {
  readonly copy: SubjectCopy;
  readonly files: readonly string[];
  readonly toTry: readonly (FaultToTry & CellsForFault)[];
  /** The file of results. */
  readonly file: string;
}

/** Chooses the faults before anything is run, then finds the cells for each. */
const prepare = async (request: StrengthRequest, say: (line: string) => void): Promise<Prepared> => {
  say(`finding ${request.text}`);
  const copy = await copySubject(await locate(request.text, say));
  const { name } = copy.subject;
  say(`${name}: reading its code`);
  const all = await faultsOf(copy.directory);
  const faults = chosen(all, request);
  const places = placesOf(all);
  const files = suiteFiles(projectDirectory, Object.keys(requirements), request.prefixes).map((file) =>
    join(projectDirectory, file),
  );
  const key = { copy, files, suite: suiteVersion(projectDirectory) };
  const { loading, cells } = await baselineOf({
    ...key,
    places,
    progress: (line) => say(`${name}: ${line}`),
  });
  if (!request.despiteRed) demandGreen(cells, request.text);
  const cellsFor = cellsForFaults({ loading, cells: cells.filter(({ green }) => green) }, places);
  const toTry = faults.map((fault) => ({ fault, ...cellsFor(fault) }));
  return {
    copy,
    files,
    toTry,
    file: join(cacheDirectory, 'strength', `${cacheKey(key)}-${request.seed}.jsonl`),
  };
};

/** Plants faults in a subject. Goes on where an earlier call with the same seed stopped. */
export const strength = async (
  request: StrengthRequest,
  say: (line: string) => void = () => {},
): Promise<Judged[]> => {
  const { copy, files, toTry, file } = await prepare(request, say);
  const known = request.ids ? new Map<string, Result>() : readResults(file);
  const done = new Map([...known].filter(([id]) => toTry.some(({ fault }) => fault.id === id)));
  const report = () => say(described(copy.subject.name, done, toTry.length));
  report();
  await tryFaults({
    copy,
    files,
    faults: toTry.filter(({ fault }) => !done.has(fault.id)),
    onTried: ({ id, ran, caught }) => {
      const reached = toTry.find(({ fault }) => fault.id === id)?.reached ?? 0;
      const result = { id, reached, ran, ...(caught && { caught }) };
      done.set(id, result);
      if (!request.ids) appendResult(file, result);
      report();
    },
  });
  return toTry.flatMap(({ fault, cells }) => {
    const result = done.get(fault.id);
    return result ? [{ fault, result, cells }] : [];
  });
};
