// Connects both ends through stateful Streamable HTTP over the in-process bridge. In the stateless era the SDK's own
// entry serves every request.

import { randomUUID } from 'node:crypto';
import { createBridge } from './bridge.ts';
import { closing } from './closing.ts';
import { connectHttpHost, type Host, type OpenCarrier } from './http-connection.ts';
import { createHttpHost } from './http-host.ts';
import type { Connect, Ends } from './port.ts';
import { hostByHand } from './raw-http-server.ts';
import { statelessEntries } from './serve-stream.ts';
import { type ServerSupply, supplyServers } from './server-supply.ts';

/** Stateful Streamable HTTP over whatever `openCarrier` opens: http-socket differs in that alone. */
export const connectHttpOver =
  (openCarrier: OpenCarrier): Connect =>
  async (ends) => {
    const supply = supplyServers(ends);
    return connectHttpHost(ends, await hostOf(ends, supply), openCarrier);
  };

export const connectHttp: Connect = connectHttpOver(createBridge);

const hostOf = async (ends: Ends, supply: ServerSupply): Promise<Host> => {
  if (supply.first.byHand) return hostByHand(supply.first);
  if (ends.era === 'stateless') {
    const entry = statelessEntries(ends).http(supply.next);
    const handler: Host['handler'] = (request, response) => entry.handle(request, response);
    return { handler, server: undefined, servers: () => [closing('server', entry)] };
  }
  const host = await createHttpHost({
    nextServer: supply.next,
    createLink: () => ends.port.httpServer({ sessionId: randomUUID, native: ends.http?.server }),
    ...(ends.http?.oneServer && { oneServer: true }),
    ...(ends.http?.parseBody && { parseBody: ends.http.parseBody }),
  });
  return { handler: host.handle, server: supply.first, newest: host.newest, servers: host.servers };
};
