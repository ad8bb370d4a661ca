// Which places of a subject's code were executed: V8 tells for ranges, this asks for single offsets.

import { Session } from 'node:inspector';
import { pathToFileURL } from 'node:url';
import { numberedPlaces, type Places, packed } from './places.ts';

export interface Range {
  readonly startOffset: number;
  readonly endOffset: number;
  readonly count: number;
}

/** Of ascending offsets those whose innermost range was executed. */
export const executed = (ranges: readonly Range[], offsets: readonly number[]): number[] => {
  const sorted = ranges.toSorted(
    (one, other) => one.startOffset - other.startOffset || other.endOffset - one.endOffset,
  );
  const open: Range[] = [];
  const closeUpTo = (offset: number) => {
    while (open.length > 0 && (open.at(-1)?.endOffset ?? 0) <= offset) open.pop();
  };
  let next = 0;
  return offsets.filter((offset) => {
    for (let range = sorted[next]; range && range.startOffset <= offset; range = sorted[next]) {
      closeUpTo(range.startOffset);
      open.push(range);
      next += 1;
    }
    closeUpTo(offset);
    return (open.at(-1)?.count ?? 0) > 0;
  });
};

/** Begins to count what this process executes; to be called before the subject in `directory` is loaded. */
export const watchReach = (directory: string, places: Places): { take(): string } => {
  const numbers = numberedPlaces(places);
  const files = new Map(
    Object.keys(places).map((file) => [pathToFileURL(`${directory}/${file}`).href, file]),
  );
  const session = new Session();
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  return {
    /** The places executed since the last call, packed. */
    take() {
      const reached: number[] = [];
      session.post('Profiler.takePreciseCoverage', (error, coverage) => {
        if (error) throw error;
        for (const { url, functions } of coverage.result) {
          const file = files.get(url);
          if (file === undefined) continue;
          const ranges = functions.flatMap((one) => one.ranges);
          const offsets = executed(ranges, places[file] ?? []);
          reached.push(...offsets.map((at) => numbers.get(`${file} ${at}`) ?? 0));
        }
      });
      return packed(reached, numbers.size);
    },
  };
};
