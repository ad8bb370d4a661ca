// Connects both ends through the legacy HTTP+SSE transport over the in-process bridge.

import { createBridge } from './bridge.ts';
import { attachClient, openBridge } from './http-connection.ts';
import type { Connect, End } from './port.ts';
import { createRawSseClient } from './raw-sse-client.ts';
import { createRawSseServer } from './raw-sse-server.ts';
import { supplyServers } from './server-supply.ts';
import { createSseHost, messagesPath, ssePath } from './sse-host.ts';

export const connectSse: Connect = async (ends) => {
  const supply = supplyServers(ends);
  const host = createSseHost({
    nextServer: supply.next,
    createLink: supply.first.byHand
      ? createRawSseServer
      : (path, response) => ends.port.sseServer(path, response, ends.http?.server),
    ...(ends.http?.endpoint !== undefined && { endpoint: ends.http.endpoint }),
    ...(ends.http?.parseBody && { parseBody: ends.http.parseBody }),
  });
  const bridge = await openBridge(ends, host.handler, [ssePath, messagesPath], createBridge);
  const url = new URL(ssePath, bridge.origin);
  const openLink = (client: End) =>
    client.byHand
      ? createRawSseClient(url, bridge.fetch)
      : ends.port.sseClient(url, bridge.fetch, ends.http?.client);
  return attachClient(ends, host, bridge, openLink, url);
};
