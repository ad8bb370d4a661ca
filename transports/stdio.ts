// Connects the SDK's real stdio server transport, over pipes inside this process, with the suite's own line framing
// behind the client.

import { PassThrough } from 'node:stream';
import { type ClosableCarrier, closeAll, closing, met, once } from './closing.ts';
import { createLineLink } from './line-link.ts';
import { tapInput, tapOutput } from './line-tap.ts';
import type { Connect, Joined } from './port.ts';
import { serveStream } from './serve-stream.ts';
import { supplyServers } from './server-supply.ts';

export const connectStdio: Connect = async (ends) => {
  const toServer = new PassThrough();
  const toClient = new PassThrough();
  const over = ends.recorder.newStream();
  tapOutput(toServer, [{ at: 'client', did: 'sent' }], ends.recorder, over);
  tapInput(toServer, [{ at: 'server', did: 'got' }], ends.recorder, over);
  tapOutput(toClient, [{ at: 'server', did: 'sent' }], ends.recorder, over);
  tapInput(toClient, [{ at: 'client', did: 'got' }], ends.recorder, over);

  const supply = supplyServers(ends);
  const serverLink = supply.first.byHand
    ? createLineLink(toServer, toClient)
    : ends.port.stdioServer(toServer, toClient);
  const served = await serveStream(ends, supply, serverLink);
  const joined: Joined = {
    get server() {
      return served.server;
    },
    close: once(() =>
      closeAll([closing('client', ends.client), closing('server', served)], pipes(toServer, toClient)),
    ),
  };
  return met(joined, ends.client.attach(createLineLink(toClient, toServer)));
};

/** A link that is closed reads its pipe no longer: whoever still listens was not closed. */
const pipes = (toServer: PassThrough, toClient: PassThrough): ClosableCarrier => ({
  name: 'pipes',
  stillOpen: () => [
    ...(toServer.listenerCount('data') > 0 ? ['stdin of the server is still read'] : []),
    ...(toClient.listenerCount('data') > 0 ? ['stdout of the server is still read'] : []),
  ],
  async close() {
    toServer.destroy();
    toClient.destroy();
  },
});
