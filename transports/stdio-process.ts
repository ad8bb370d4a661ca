// Connects both of the SDK's real stdio transports through a real child. The child only relays: the server itself
// stays in this process, so that the same test bodies drive it.

import type { Socket } from 'node:net';
import { closeAll, closing, met, once } from './closing.ts';
import { createLineLink } from './line-link.ts';
import { tapInput, tapOutput } from './line-tap.ts';
import type { Connect, Ends, Joined } from './port.ts';
import type { Recorder } from './recorder.ts';
import { createRelayServer } from './relay-server.ts';
import { type Served, serveStream } from './serve-stream.ts';
import { type ServerSupply, supplyServers } from './server-supply.ts';
import { createSpawnedLink } from './spawned-link.ts';

export const connectStdioProcess: Connect = async (ends) => {
  const supply = supplyServers(ends);
  const served: Served[] = [];
  const relay = await createRelayServer(async (socket) => {
    tapSocket(socket, ends.recorder);
    served.push(await serve(ends, supply, socket));
  });
  const { client, port } = ends;
  const link = client.byHand ? createSpawnedLink(relay.command) : port.stdioClient(relay.command);
  const joined: Joined = {
    get server() {
      return served.at(-1)?.server;
    },
    close: once(() =>
      closeAll([closing('client', ends.client), ...served.map((each) => closing('server', each))], relay),
    ),
  };
  return met(joined, Promise.all([relay.arrival(), client.attach(link)]));
};

/** The client's pipes are out of reach, and the child passes on every byte: what the socket sees, both ends did. */
const tapSocket = (socket: Socket, recorder: Recorder): void => {
  const toServer = [
    { at: 'client', did: 'sent' },
    { at: 'server', did: 'got' },
  ] as const;
  const toClient = [
    { at: 'server', did: 'sent' },
    { at: 'client', did: 'got' },
  ] as const;
  const over = recorder.newStream();
  tapInput(socket, toServer, recorder, over);
  tapOutput(socket, toClient, recorder, over);
};

const serve = (ends: Ends, supply: ServerSupply, socket: Socket): Promise<Served> => {
  const link = supply.first.byHand ? createLineLink(socket, socket) : ends.port.stdioServer(socket, socket);
  const close = link.close.bind(link);
  // A process whose server has closed its transport has nothing left to do, and its streams end with it.
  link.close = async () => {
    await close();
    socket.destroySoon();
  };
  return serveStream(ends, supply, link);
};
