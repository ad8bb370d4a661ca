// Joins a server and a client over the transport of the running cell.

import { onMatrix } from '../../requirements/model.ts';
import { eraOf } from '../../requirements/revisions.ts';
import type { Peer } from '../../transports/peer.ts';
import type { Connect, HttpOptions, Joined, RawHttp, ServerEnd } from '../../transports/port.ts';
import type { Binding, Client, LiveServer, Recipe, Sdk } from '../sdk/binding.ts';
import { HarnessError } from './harness-error.ts';
import { isPlayed } from './is-played.ts';
import type { CellSpec } from './matrix.ts';
import { type RunningCell, runningCell } from './running-cell.ts';
import { standaloneStreamTold } from './standalone-stream.ts';

/** The two ends of a connection. `server` throws where none lives on between two requests, `http` where there is none. */
export interface Connected<ClientSide, ServerSide> {
  readonly client: ClientSide;
  readonly server: ServerSide;
  /** The endpoint itself, for what no client shows: the body of an answer, a status, a header. */
  readonly http: RawHttp;
  /** Attaches one more client to the same endpoint; only over HTTP. Its server is that of its own session. */
  another(client: Client): Promise<Connected<Client, ServerSide>>;
}

/** Joins a server recipe, or a server played by hand, with the suite's own client, another one, or one played by hand. */
export interface ConnectInCell {
  <Live extends LiveServer>(server: Recipe<Live>): Promise<Connected<Client, Live>>;
  <Live extends LiveServer, Side extends Client | Peer>(
    server: Recipe<Live>,
    client: Side,
    http?: HttpOptions,
  ): Promise<Connected<Side, Live>>;
  (server: Peer): Promise<Connected<Client, Peer>>;
  <Side extends Client | Peer>(
    server: Peer,
    client: Side,
    http?: HttpOptions,
  ): Promise<Connected<Side, Peer>>;
}

export const suiteClientIdentity = { name: 'suite-client', version: '1.0.0' };

const asksForStream = ({ transport, revision }: CellSpec): boolean =>
  onMatrix(transport) === 'http' && eraOf(revision) === 'handshake';

const builderOf = (server: Recipe | Peer): (() => ServerEnd) =>
  isPlayed(server) ? () => server : () => server.build();

/** Not enumerable, so that printing a connection or comparing it never asks for an end that is not there. */
const reaching = (
  client: Client | Peer,
  served: Pick<Joined, 'server'>,
  joined: Joined,
  cell: RunningCell,
): object =>
  Object.defineProperties(
    { client },
    {
      server: {
        get: () => {
          if (served.server) return served.server;
          const { transport } = cell.spec;
          throw new HarnessError('no-live-server', `over ${transport} no server lives on between requests`);
        },
      },
      http: {
        get: () => {
          if (joined.http) return joined.http;
          throw new HarnessError('no-http', `${cell.spec.transport} is not HTTP`);
        },
      },
      another: { value: (next: Client) => oneMore(next, joined, cell) },
    },
  );

/** A second client, and any after it, at the endpoint of a connection. */
const oneMore = async (client: Client, joined: Joined, cell: RunningCell): Promise<object> => {
  if (!joined.another) throw new HarnessError('no-http', `${cell.spec.transport} takes a single client`);
  const before = cell.recorder.records.length;
  const served = await joined.another(client);
  if (asksForStream(cell.spec)) await standaloneStreamTold(cell, before);
  return reaching(client, served, joined, cell);
};

/** The connect function of a cell: over `factory`, with the ports of `binding`. */
export const connectOver = (factory: Connect, binding: Binding, sdk: Sdk): ConnectInCell => {
  const connect = async (
    server: Recipe | Peer,
    client: Client | Peer = sdk.client(suiteClientIdentity),
    http?: HttpOptions,
  ) => {
    const cell = runningCell();
    if (!isPlayed(server)) cell.identity = server.identity;
    if (http?.among) cell.asksOthers = true;
    const before = cell.recorder.records.length;
    const joined = await factory({
      port: binding.port,
      era: eraOf(cell.spec.revision),
      server: builderOf(server),
      client,
      recorder: cell.recorder,
      ...(http && { http }),
    });
    cell.joins.push(joined);
    if (asksForStream(cell.spec) && !isPlayed(client)) await standaloneStreamTold(cell, before);
    return reaching(client, joined, joined, cell);
  };
  return connect as ConnectInCell;
};
