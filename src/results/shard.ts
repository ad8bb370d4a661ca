// One part of a run that several machines make together, cut by suite files.

import type { Header } from './model.ts';

/** `{ index: 2, count: 8 }`: the second of eight. */
export interface Shard {
  readonly index: number;
  readonly count: number;
}

/** Why one shard tells nothing by itself, and what to do; undefined for a whole run. */
export const shardRefusal = ({ subject, shard }: Header): string | undefined =>
  shard &&
  `the run of ${subject.name} is shard ${shard.index}/${shard.count}, and what it lacks says nothing.\n` +
    '  Join all shards first: pnpm runs merge FILE… --out FILE';
