// Connects both ends through the legacy HTTP+SSE transport over the in-process bridge.

import { createBridge } from './bridge.ts';
import { attachClient } from './http-connection.ts';
import type { Connect } from './port.ts';
import { createRawSseClient } from './raw-sse-client.ts';
import { createRawSseServer } from './raw-sse-server.ts';
import { supplyServers } from './server-supply.ts';
import { createSseHost, ssePath } from './sse-host.ts';

export const connectSse: Connect = async (ends) => {
  const supply = supplyServers(ends);
  const host = createSseHost({
    nextServer: supply.next,
    createLink: supply.first.byHand ? createRawSseServer : ends.port.sseServer,
  });
  const bridge = createBridge(host.handler, ends.recorder);
  const url = new URL(ssePath, bridge.origin);
  const createLink = ends.client.byHand ? createRawSseClient : ends.port.sseClient;
  return attachClient(ends, host, bridge, createLink(url, bridge.fetch));
};
