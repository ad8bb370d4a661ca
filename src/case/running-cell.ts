// The cell that is being run in this worker, and what has been noticed of it so far. One at a time.

import type { Peer } from '../../transports/peer.ts';
import type { Joined } from '../../transports/port.ts';
import { createRecorder, type Recorder, type Side } from '../../transports/recorder.ts';
import type { Identity } from '../sdk/binding.ts';
import type { HeldClock } from './clock.ts';
import { HarnessError } from './harness-error.ts';
import type { CellSpec } from './matrix.ts';
import type { Observation } from './observed.ts';
import type { ResourceWatch } from './resources.ts';

/** A site that a test hosts, as the cell keeps it. */
export interface HostedSite {
  /** How many requests it has answered. */
  answered(): number;
  /** Gives the exchanges that are still open, by name. */
  close(): Promise<readonly string[]>;
}

export interface RunningCell {
  readonly spec: CellSpec;
  readonly recorder: Recorder;
  readonly observations: Observation[];
  /** Assertions that failed inside a handler, which the subject will have turned into an answer. */
  readonly remembered: unknown[];
  readonly joins: Joined[];
  /** What a test hosts beside the two ends. */
  readonly sites: HostedSite[];
  /** The ends played by hand. */
  readonly peers: { readonly side: Side; readonly peer: Peer }[];
  /** The identity of the server connected last: what the stateless era stamps on every result. */
  identity: Identity | undefined;
  /** The revision the test says is negotiated, where that is not the cell's own. */
  negotiates: string | undefined;
  /** True once a real child process plays a part: it takes real time. */
  outOfProcess: boolean;
  /** True once other hosts than the endpoint may be asked: what happens between two requests takes real time. */
  asksOthers: boolean;
  /** True once the subject loads more modules than every cell needs: on a busy machine that takes its time. */
  loading: boolean;
  /** True once the test has asserted that nothing crossed the wire. */
  emptyWireAsserted: boolean;
  /** How many of the records the transcript shows; undefined: all. */
  transcribed: number | undefined;
  /** The clock, where the test has stopped it. */
  clock: HeldClock | undefined;
  /** What watches the timers and handles of the cell, once its body runs. */
  resources: ResourceWatch | undefined;
}

let running: RunningCell | undefined;

/** Starts a cell; the previous one must have ended. */
export const startCell = (spec: CellSpec): RunningCell => {
  running = {
    spec,
    recorder: createRecorder(),
    observations: [],
    remembered: [],
    joins: [],
    sites: [],
    peers: [],
    identity: undefined,
    negotiates: undefined,
    outOfProcess: false,
    loading: false,
    asksOthers: false,
    emptyWireAsserted: false,
    transcribed: undefined,
    clock: undefined,
    resources: undefined,
  };
  return running;
};

export const endCell = (): void => {
  running = undefined;
};

/** Whether a real child process plays a part in a cell: it starts slowly, and says nothing meanwhile. */
export const hasChild = ({ spec, outOfProcess }: RunningCell): boolean =>
  outOfProcess || spec.transport === 'stdio-process';

/** The cell being run. Throws a HarnessError outside of one. */
export const runningCell = (): RunningCell => {
  if (running) return running;
  throw new HarnessError('outside-cell', 'this can only be used inside the body of a verifies(...) call');
};
