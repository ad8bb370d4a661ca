// The servers a connection is served with, one after another. The first is built at once, which tells whether a peer
// played by hand stands there.

import type { Ends, ServerEnd } from './port.ts';

export interface ServerSupply {
  readonly first: ServerEnd;
  /** The first server on the first call, a fresh one on every later call; a peer played by hand is always itself. */
  next(): ServerEnd;
}

export const supplyServers = (ends: Pick<Ends, 'server'>): ServerSupply => {
  const first = ends.server();
  let used = false;
  return {
    first,
    next() {
      if (used && !first.byHand) return ends.server();
      used = true;
      return first;
    },
  };
};
