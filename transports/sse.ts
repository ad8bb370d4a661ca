// Connects both ends through the legacy HTTP+SSE transport over the in-process bridge.

import { createBridge } from './bridge.ts';
import { attachClient, guarded } from './http-connection.ts';
import type { Connect } from './port.ts';
import { createRawSseClient } from './raw-sse-client.ts';
import { createRawSseServer } from './raw-sse-server.ts';
import { supplyServers } from './server-supply.ts';
import { createSseHost, ssePath } from './sse-host.ts';

export const connectSse: Connect = async (ends) => {
  const supply = supplyServers(ends);
  const host = createSseHost({
    nextServer: supply.next,
    createLink: supply.first.byHand
      ? createRawSseServer
      : (path, response) => ends.port.sseServer(path, response),
  });
  const bridge = createBridge(guarded(host.handler, ends.http?.guard), ends.recorder);
  const url = new URL(ssePath, bridge.origin);
  const link = ends.client.byHand
    ? createRawSseClient(url, bridge.fetch)
    : ends.port.sseClient(url, bridge.fetch);
  return attachClient(ends, host, bridge, link);
};
