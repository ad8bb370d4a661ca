// The place in this process where the relay children of stdio-process arrive: a local socket. A client may spawn more
// than one, such as a sibling that only asks what the server speaks.

import { type AddressInfo, createServer, type Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { ClosableCarrier } from './closing.ts';
import { isAlive } from './is-alive.ts';
import { bounded, within } from './patience.ts';
import type { ChildCommand } from './port.ts';

export interface RelayServer extends ClosableCarrier {
  /** What a client has to spawn to arrive here. */
  readonly command: ChildCommand;
  /** Resolves when the first child has arrived and is served. Rejects with NothingCameError if none comes. */
  arrival(): Promise<void>;
}

const relay = fileURLToPath(new URL('./relay.mjs', import.meta.url));
/** A child gets this much real time to start, and to end. */
const defaultPatience = 5_000;

/**
 * Listens on a free port of the loopback interface and has each child that arrives served by `serve`. A child counts as
 * open until its process has ended and its socket has closed; `milliseconds` is how long it may take to.
 */
export const createRelayServer = async (
  serve: (socket: Socket) => Promise<void>,
  milliseconds = defaultPatience,
): Promise<RelayServer> => {
  const server = createServer();
  const sockets = new Map<Socket, number | undefined>();
  const pids = new Set<number>();
  let serveFirst = (_: Promise<void>): void => {};
  const arrived = new Promise<void>((resolve) => {
    serveFirst = resolve;
  });
  // Whoever waits for the arrival hears of a server that failed; nobody else does.
  arrived.catch(() => {});
  server.on('connection', (socket) => {
    sockets.set(socket, undefined);
    // A child that is gone has reset its socket: that is the end of the connection, not a failure of the suite.
    socket.on('error', () => {}).once('close', () => sockets.delete(socket));
    onFirstLine(socket, (line) => {
      sockets.set(socket, Number(line));
      pids.add(Number(line));
      serveFirst(serve(socket));
    });
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const living = () => [...pids].filter(isAlive);
  return {
    name: 'relay socket',
    milliseconds,
    command: { command: process.execPath, args: [relay, String(port)] },
    arrival: () => bounded(arrived, 'the relay child to arrive', milliseconds),
    stillOpen: () => [
      ...living().map(() => 'the child process still runs'),
      ...[...sockets.values()].flatMap((pid) =>
        pid !== undefined && isAlive(pid) ? [] : ['the socket of a child that has ended is open'],
      ),
    ],
    async close() {
      for (const socket of sockets.keys()) socket.destroy();
      for (const pid of living()) process.kill(pid, 'SIGKILL');
      await Promise.all([
        new Promise((resolve) => server.close(resolve)),
        within(() => living().length === 0, { milliseconds }),
      ]);
    },
  };
};

/** Takes the first line off a socket and leaves what follows for whoever reads next. */
const onFirstLine = (socket: Socket, told: (line: string) => void): void => {
  let line = '';
  const read = (): void => {
    for (let byte = socket.read(1); byte !== null; byte = socket.read(1)) {
      if (String(byte) !== '\n') {
        line += String(byte);
        continue;
      }
      socket.off('readable', read);
      told(line);
      return;
    }
  };
  socket.on('readable', read);
};
