// Everything that is known of a cell once it has run. Data only: conclude.ts turns it into an outcome.

import type { WireRecord } from '../../transports/recorder.ts';
import type { Violation } from '../wire/oracle.ts';
import type { CellSpec } from './matrix.ts';
import type { Observation } from './observed.ts';

export interface Evidence {
  readonly spec: CellSpec;
  /** One clause: what the cell's requirements say. */
  readonly required: string;
  readonly observations: readonly Observation[];
  readonly remembered: readonly unknown[];
  /** What the body threw. */
  readonly thrown: { readonly error: unknown } | undefined;
  /** Rejections and exceptions that nobody handled while the cell ran. */
  readonly crashes: readonly unknown[];
  /** How often the body asserted something. */
  readonly assertions: number;
  readonly records: readonly WireRecord[];
  /** How many requests the sites that the test hosts have answered. */
  readonly answeredBySites: number;
  readonly violations: readonly Violation[];
  /** What was negotiated and what should have been, where they differ. */
  readonly misnegotiated: string | undefined;
  readonly emptyWireAsserted: boolean;
  /** The sides that were played by hand: their frames are the suite's own. */
  readonly byHand: ReadonlySet<'client' | 'server'>;
  /** What was still open after everything was closed. */
  readonly left: readonly string[];
}
