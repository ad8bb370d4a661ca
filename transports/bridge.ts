// HTTP without a socket: the ends are real, Node's server on one side and undici on the other, and between them lies
// a pair of joined streams. Framing, chunks, several connections, abort and loss are those of HTTP/1.1.

import type { Duplex } from 'node:stream';
import type { buildConnector } from 'undici';
import { createExchanges } from './exchanges.ts';
import {
  agentOptions,
  type Bridge,
  createTappedClient,
  createTappedServer,
  type HttpHandler,
} from './http-pair.ts';
import { joinedPair } from './joined-pair.ts';
import type { Recorder } from './recorder.ts';
import { Agent } from './undici-agent.ts';

export type { Bridge } from './http-pair.ts';

/** Thrown at whoever asks a bridge for another host: nothing may leave the process. */
export class BridgeHostError extends Error {
  readonly code = 'BRIDGE_HOST_UNKNOWN';
  constructor(asked: string, served: string) {
    super(`This bridge leads to ${served} only, and ${asked} was asked for. Nothing was sent.`);
  }
}

const bridges = new WeakMap<Recorder, number>();
let unrecorded = 0;

/** Bridges of one recorder are counted by themselves: a subject may put the name into what it says, and two runs agree. */
const hostName = (recorder: Recorder | undefined): string => {
  if (recorder === undefined) {
    unrecorded += 1;
    return `unrecorded-${unrecorded}.test`;
  }
  const ordinal = (bridges.get(recorder) ?? 0) + 1;
  bridges.set(recorder, ordinal);
  return `bridge-${ordinal}.test`;
};

/** A bridge to `handler`, under a host name of its own unless it is given one. With a recorder, both ends are tapped. */
export const createBridge = (handler: HttpHandler, recorder?: Recorder, name?: string): Bridge => {
  const origin = new URL(name ?? `http://${hostName(recorder)}`);
  const exchanges = createExchanges(recorder);
  const server = createTappedServer(handler, exchanges, recorder);
  const ends = new Set<Duplex>();

  const connect: buildConnector.connector = ({ hostname }, callback) => {
    if (hostname !== origin.hostname) {
      callback(new BridgeHostError(hostname, origin.hostname), null);
      return;
    }
    const [clientEnd, serverEnd] = joinedPair();
    for (const end of [clientEnd, serverEnd]) keep(end, ends);
    server.emit('connection', addressed(serverEnd));
    // Undici expects to hear later than it asked. It takes any duplex stream, though its types name a socket.
    queueMicrotask(() => callback(null, clientEnd as never));
  };
  const agent = new Agent({ ...agentOptions, connect });

  return {
    origin,
    ...createTappedClient(agent, exchanges, recorder),
    openExchanges: exchanges.stillOpen,
    onItsWay: exchanges.onItsWay,
    async close() {
      await agent.destroy();
      await Promise.all([...ends].map(destroyed));
    },
  };
};

/** Frameworks and rate limiters ask a connection who is calling. */
const addressed = (end: Duplex): Duplex =>
  Object.assign(end, { remoteAddress: '127.0.0.1', remoteFamily: 'IPv4', remotePort: 0 });

const keep = (end: Duplex, ends: Set<Duplex>): void => {
  ends.add(end);
  end.once('close', () => ends.delete(end));
};

const destroyed = (end: Duplex): Promise<void> =>
  new Promise((resolve) => {
    end.once('close', () => resolve());
    end.destroy();
  });
