// The divergences on record for the requirements of a cell, in words.

import type { Divergence, Requirement } from '../../requirements/model.ts';
import { recordsFor } from '../case/divergences.ts';
import type { CellSpec } from '../case/matrix.ts';
import type { Cell, Header } from '../results/model.ts';
import { within } from '../sdk/offered-by.ts';

export type Requirements = Readonly<Record<string, Requirement>>;

/** All records for the requirements of a cell in the SDK line of a subject, whether they speak of the cell or not. */
export const recordsOn = ({ ids }: Cell, { subject }: Header, requirements: Requirements): Divergence[] =>
  ids.flatMap((id) => requirements[id]?.divergence?.filter(({ sdk }) => sdk === subject.line) ?? []);

/** `"odd" and "odder"` */
export const quoted = (pins: readonly string[] | undefined): string =>
  [...new Set(pins)].map((pin) => `"${pin}"`).join(' and ');

/** What a subject does instead of what is required, as recorded for the pins of a cell. */
export const gapOf = (cell: Cell, header: Header, requirements: Requirements): string => {
  const own = recordsFor(recordsOn(cell, header, requirements), cell as Cell & CellSpec, header.subject);
  const notes = own
    .filter(({ pin }) => cell.pins?.includes(pin))
    .map(({ pin, note, issue }) => `"${pin}": ${note}${issue ? ` (${issue})` : ''}`);
  return [...new Set(notes)].join('; ') || quoted(cell.pins);
};

/** What a record that does not speak of a cell is about, such as `"odd" is on record for versions <1.20`. */
export const reachOf = (record: Divergence, { subject }: Header): string => {
  const { versions, tier, transports, revisions } = record;
  const isOutside = versions !== undefined && !within(subject.version, versions);
  const limits = [
    isOutside && `versions ${versions}`,
    tier && `tier ${tier}`,
    transports && `transports ${transports.join(', ')}`,
    revisions && `revisions ${revisions.join(', ')}`,
  ].filter(Boolean);
  return [`"${record.pin}" is on record`, limits.join('; ')].filter(Boolean).join(' for ');
};
