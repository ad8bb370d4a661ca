// Which faults are planted: chosen by a seed before anybody looks, spread evenly over the parts of the code and, within
// each, over the operators.

import { createHash } from 'node:crypto';
import { dealt, grouped } from './deal.ts';
import type { Fault } from './fault.ts';

/** The place of a fault in the order of a seed: the same on every machine, whatever else there is to choose from. */
const lotOf = (seed: number, id: string): string =>
  createHash('sha256').update(`${seed} ${id}`).digest('hex');

/** `count` of the faults, or all where there are fewer. A larger count only adds to a smaller one. */
export const pick = (faults: readonly Fault[], count: number, seed: number): Fault[] => {
  const drawn = faults
    .map((fault) => ({ fault, lot: lotOf(seed, fault.id) }))
    .sort((one, other) => (one.lot < other.lot ? -1 : 1))
    .map(({ fault }) => fault);
  const parts = grouped(drawn, ({ group }) => group);
  return dealt(parts.map((part) => dealt(grouped(part, ({ operator }) => operator)))).slice(0, count);
};
