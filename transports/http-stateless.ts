// Connects both ends through Streamable HTTP without sessions: every request meets a fresh server on a fresh transport
// that has no session id generator. Nothing lives on between two requests.

import type { IncomingMessage, ServerResponse } from 'node:http';
import { createBridge } from './bridge.ts';
import { type Closable, closing } from './closing.ts';
import { connectHttpHost, type Host } from './http-connection.ts';
import type { Connect, Ends } from './port.ts';
import { hostByHand } from './raw-http-server.ts';
import { type ServerSupply, supplyServers } from './server-supply.ts';

export const connectHttpStateless: Connect = async (ends) => {
  const supply = supplyServers(ends);
  const host = supply.first.byHand ? await hostByHand(supply.first) : freshEachTime(ends, supply);
  return connectHttpHost(ends, host, createBridge);
};

const freshEachTime = ({ port, http }: Ends, supply: ServerSupply): Host => {
  const live = new Set<Closable>();
  const handler = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const link = port.httpServer({ sessionId: undefined, native: http?.server });
    const server = supply.next();
    const closable = closing(`server of ${request.method} ${request.url}`, server);
    live.add(closable);
    response.once('close', () => {
      // One that will not close stays in the list, is closed again at the end, and is named then.
      server.close().then(
        () => live.delete(closable),
        () => {},
      );
    });
    await server.attach(link.link);
    await link.handle(request, response);
  };
  return { handler, server: undefined, servers: () => [...live] };
};
