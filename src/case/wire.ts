// What only the wire can show, in a notation that can be read aloud: `client → tools/call #2`.

import { expect } from 'vitest';
import type { MessageRecord, WireRecord } from '../../transports/recorder.ts';
import { notation } from '../wire/notation.ts';
import { createOracle, type Violation } from '../wire/oracle.ts';
import { runningCell } from './running-cell.ts';

export interface Wire {
  /** Everything recorded so far, at both ends. */
  readonly records: readonly WireRecord[];
  /** Asserts the messages sent so far, in order, without the opening handshake. */
  toRead(lines: readonly string[]): void;
  /** What the shapes of the cell's revision find wrong in the messages sent so far, those by hand included. */
  judged(): Violation[];
  /** The messages one side sent so far. */
  sent(side: 'client' | 'server'): readonly MessageRecord['message'][];
}

const openingMethods = ['initialize', 'notifications/initialized'];

/** The wire of the running cell. */
export const wireOfCell = (): Wire => {
  const cell = runningCell();
  const { recorder } = cell;
  return {
    records: recorder.records,
    toRead(lines) {
      if (lines.length === 0) cell.emptyWireAsserted = true;
      expect(notation(recorder.records, { without: openingMethods })).toEqual(lines);
    },
    judged: () => createOracle(cell.spec.revision).judge(recorder.records),
    sent: (side) =>
      recorder.records.flatMap((record) =>
        record.kind === 'message' && record.did === 'sent' && record.at === side ? [record.message] : [],
      ),
  };
};
