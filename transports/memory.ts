// Connects both ends through the SDK's own pair of in-memory links.

import { closeAll, closing, met, once } from './closing.ts';
import type { Connect, Joined } from './port.ts';
import { serveStream } from './serve-stream.ts';
import { supplyServers } from './server-supply.ts';
import { tapLink } from './tap.ts';

export const connectMemory: Connect = async (ends) => {
  const [clientLink, serverLink] = ends.port.memory();
  const over = ends.recorder.newStream();
  tapLink(clientLink, 'client', ends.recorder, over);
  tapLink(serverLink, 'server', ends.recorder, over);
  const served = await serveStream(ends, supplyServers(ends), serverLink);
  const joined: Joined = {
    get server() {
      return served.server;
    },
    close: once(() => closeAll([closing('client', ends.client), closing('server', served)])),
  };
  return met(joined, ends.client.attach(clientLink));
};
