// The transports on demand carry the same as one of the matrix each, over a real socket or a real child. A cell over one
// of them must come to what the cell that it repeats comes to, and its transcript must read the same.

import { onDemandTransports, repeatedBy } from '../../requirements/model.ts';
import { compareTranscripts, type Difference } from '../wire/compare.ts';
import { discoveryJoined } from './discovery-joined.ts';
import { type Cell, cellKey, type Run } from './model.ts';

/** A cell that is not as the one it repeats. */
export interface Unlike {
  /** The cell over the transport on demand. */
  readonly key: string;
  /** What differs, each in one line: the transport of the matrix first. */
  readonly differences: readonly string[];
}

export interface Repeats {
  /** How many cells were compared. */
  readonly compared: number;
  readonly unlike: readonly Unlike[];
}

const described = ({ end, message, pointer, change, before, after }: Difference): string =>
  [`${end}: ${message} ${pointer}`.trim(), change, JSON.stringify([before, after])].join(' ');

const outcomeOf = ({ outcome, pins = [], lacks = [], failure }: Cell): string =>
  [outcome, ...pins, ...lacks, ...(failure ? [failure.saw] : [])].join(' ');

const differencesOf = (repeated: Cell, cell: Cell): string[] => {
  const outcomes = [outcomeOf(repeated), outcomeOf(cell)];
  const transcript = cell.transport === 'stdio-process' ? discoveryJoined(cell.transcript) : cell.transcript;
  return [
    ...(outcomes[0] === outcomes[1] ? [] : [`${outcomes[0]}, and here ${outcomes[1]}`]),
    ...compareTranscripts(repeated.transcript, transcript).map(described),
  ];
};

/** Compares every cell over a transport on demand with the cell of the same run that it repeats, in both directions. */
export const compareRepeats = ({ cells }: Pick<Run, 'cells'>): Repeats => {
  const byKey = new Map(cells.map((cell) => [cellKey(cell), cell]));
  const pairs = new Map<string, readonly [Cell | undefined, Cell | undefined]>();
  for (const transport of onDemandTransports) {
    for (const cell of cells) {
      if (cell.transport !== transport && cell.transport !== repeatedBy[transport]) continue;
      const key = cellKey({ ...cell, transport });
      pairs.set(key, [byKey.get(cellKey({ ...cell, transport: repeatedBy[transport] })), byKey.get(key)]);
    }
  }
  const all = [...pairs].map(([key, [repeated, cell]]): Unlike => {
    if (repeated && cell) return { key, differences: differencesOf(repeated, cell) };
    return { key, differences: [repeated ? 'there is no such cell' : 'there is no cell that it repeats'] };
  });
  return { compared: all.length, unlike: all.filter(({ differences }) => differences.length > 0) };
};
