// The place in this process where the relay children of stdio-process arrive: a local socket. A client may spawn more
// than one, such as a sibling that only asks what the server speaks.

import { type AddressInfo, createServer, type Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { ClosableCarrier } from './closing.ts';
import { bounded } from './patience.ts';
import type { ChildCommand } from './port.ts';

export interface RelayServer extends ClosableCarrier {
  /** What a client has to spawn to arrive here. */
  readonly command: ChildCommand;
  /** Resolves when the first child has arrived and is served. Rejects with NothingCameError if none comes. */
  arrival(): Promise<void>;
}

const relay = fileURLToPath(new URL('./relay.mjs', import.meta.url));
/** A child gets this much real time to start, and to end. */
const milliseconds = 5_000;

/** Listens on a free port of the loopback interface and has each child that arrives served by `serve`. */
export const createRelayServer = async (serve: (socket: Socket) => Promise<void>): Promise<RelayServer> => {
  const server = createServer();
  const sockets = new Set<Socket>();
  let serveFirst = (_: Promise<void>): void => {};
  const arrived = new Promise<void>((resolve) => {
    serveFirst = resolve;
  });
  // Whoever waits for the arrival hears of a server that failed; nobody else does.
  arrived.catch(() => {});
  server.on('connection', (socket) => {
    serveFirst(serve(socket));
    sockets.add(socket);
    // A child that is gone has reset its socket: that is the end of the connection, not a failure of the suite.
    socket.on('error', () => {}).once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    name: 'relay socket',
    milliseconds,
    command: { command: process.execPath, args: [relay, String(port)] },
    arrival: () => bounded(arrived, 'the relay child to arrive', milliseconds),
    stillOpen: () => [...sockets].map(() => 'the child process still runs'),
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
