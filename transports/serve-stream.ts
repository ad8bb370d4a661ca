// Puts a server on a link that is one stream (memory, stdio), in the way its era wants it.

import type { Ends, Link, ServerEnd, StatelessEra } from './port.ts';
import type { ServerSupply } from './server-supply.ts';

export interface Served {
  /** The live server: in the stateless era it is built when the first message arrives. */
  readonly server: ServerEnd | undefined;
  close(): Promise<void>;
}

/** Thrown when a cell of the stateless era is asked of an SDK that does not speak it. */
export class NoStatelessEraError extends Error {
  readonly code = 'PORT_WITHOUT_STATELESS';
  constructor() {
    super('This port has no entry for the stateless era. Do not join its ends at a revision of that era.');
  }
}

export const statelessEntries = (ends: Ends): StatelessEra => {
  if (!ends.port.stateless) throw new NoStatelessEraError();
  return ends.port.stateless;
};

/** Serves `link` with a server of `supply`. A server played by hand takes the link itself in either era. */
export const serveStream = async (ends: Ends, supply: ServerSupply, link: Link): Promise<Served> => {
  if (ends.era === 'stateless' && !supply.first.byHand) return serveStateless(ends, supply, link);
  const server = supply.next();
  await server.attach(link);
  return { server, close: () => server.close() };
};

const serveStateless = (ends: Ends, supply: ServerSupply, link: Link): Served => {
  let live: ServerEnd | undefined;
  const entry = statelessEntries(ends).stream(() => {
    live = supply.next();
    return live;
  }, link);
  return {
    get server() {
      return live;
    },
    close: () => entry.close(),
  };
};
