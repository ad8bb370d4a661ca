// What became of each requirement from one version to the next, over several runs.

import { type Cell, type Header, type Outcome, outcomes } from '../results/model.ts';
import { refuseIncomparable } from './comparable.ts';

/** What a history needs of a cell. */
export type CellOutcome = Pick<Cell, 'ids' | 'outcome'> & { readonly pins?: readonly string[] | undefined };

/** What a history needs of a run. */
export interface OutcomesRun {
  readonly header: Header;
  readonly cells: readonly CellOutcome[];
}

/** What one requirement came to in one run: the gravest outcome of its cells speaks. */
export interface State {
  readonly outcome: Outcome;
  /** The recorded divergences that held, or no longer do. */
  readonly pins: readonly string[];
  /** How many cells have that outcome, of how many. */
  readonly cells: number;
  readonly of: number;
  /** How many do not behave as required, in whichever way. */
  readonly wrong: number;
}

export const turns = ['broken', 'fixed', 'moved', 'lost', 'gained'] as const;
export type Turn = (typeof turns)[number];

/** The run in which a requirement no longer came to what it had come to in the last one that had it. */
export interface Moment {
  readonly turn: Turn;
  /** The index of the run. */
  readonly at: number;
  /** Fixed or broken on some tiers or transports alone: others were wrong before and after, in the same way. */
  readonly partly?: true;
}

export interface History {
  readonly id: string;
  /** One for each run; undefined where the run has no cell of it. */
  readonly states: readonly (State | undefined)[];
  readonly moments: readonly Moment[];
}

type Standing = 'right' | 'wrong' | 'absent' | 'untold';

const standings: Readonly<Record<Outcome, Standing>> = {
  pass: 'right',
  stale: 'right',
  divergent: 'wrong',
  fail: 'wrong',
  absent: 'absent',
  error: 'untold',
};

const gravest: readonly Outcome[] = ['error', 'fail', 'divergent', 'stale', 'pass', 'absent'];

const stateOf = (cells: readonly CellOutcome[]): State => {
  const outcome = gravest.find((one) => cells.some((cell) => cell.outcome === one)) ?? 'error';
  const speaking = cells.filter((cell) => cell.outcome === outcome);
  const pins = [...new Set(speaking.flatMap((cell) => cell.pins ?? []))].sort();
  const wrong = cells.filter((cell) => standings[cell.outcome] === 'wrong').length;
  return { outcome, pins, cells: speaking.length, of: cells.length, wrong };
};

const isSameWrong = (one: State, other: State): boolean =>
  one.outcome === other.outcome && one.pins.join() === other.pins.join();

type Happening = Pick<Moment, 'turn' | 'partly'>;

/** Among wrong ones: in another way, or in the same way on more or fewer of as many cells. */
const changeOfWrong = (before: State, after: State): Happening | undefined => {
  if (!isSameWrong(before, after)) return { turn: 'moved' };
  if (before.of !== after.of || before.wrong === after.wrong) return undefined;
  return { turn: after.wrong < before.wrong ? 'fixed' : 'broken', partly: true };
};

const happened = (before: State, after: State): Happening | undefined => {
  const [was, is] = [standings[before.outcome], standings[after.outcome]];
  if (was === 'wrong' && is === 'wrong') return changeOfWrong(before, after);
  if (was === is) return undefined;
  if (is === 'absent') return { turn: 'lost' };
  if (was === 'absent') return { turn: 'gained' };
  return { turn: is === 'right' ? 'fixed' : 'broken' };
};

/** What could not be told is passed over: the state before it counts on. */
const momentsOf = (states: readonly (State | undefined)[]): Moment[] => {
  let last: State | undefined;
  return states.flatMap((state, at) => {
    if (!state || standings[state.outcome] === 'untold') return [];
    const happening = last && happened(last, state);
    last = state;
    return happening ? [{ ...happening, at }] : [];
  });
};

const cellsById = ({ cells }: OutcomesRun): Map<string, CellOutcome[]> => {
  const byId = new Map<string, CellOutcome[]>();
  for (const cell of cells) {
    for (const id of cell.ids) {
      const known = byId.get(id);
      if (known) known.push(cell);
      else byId.set(id, [cell]);
    }
  }
  return byId;
};

/**
 * The history of every requirement that any of the runs has, sorted by id.
 *
 * @param runs in the order of the versions
 * @throws RunFileError `run-file-shard`, `runs-of-different-suites`, `runs-of-different-filters`
 */
export const historiesIn = (runs: readonly OutcomesRun[]): History[] => {
  refuseIncomparable(runs.map(({ header }) => header));
  const all = runs.map(cellsById);
  const ids = [...new Set(all.flatMap((byId) => [...byId.keys()]))].sort();
  return ids.map((id) => {
    const states = all.map((byId) => {
      const cells = byId.get(id);
      return cells && stateOf(cells);
    });
    return { id, states, moments: momentsOf(states) };
  });
};

/** Outcomes that a history names, in the order of the model. */
export const outcomesIn = ({ states }: History): Outcome[] =>
  outcomes.filter((outcome) => states.some((state) => state?.outcome === outcome));
