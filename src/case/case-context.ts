// What the body of a test is given.

import type { Readable, Writable } from 'node:stream';
import type { Transport } from '../../requirements/model.ts';
import type { Revision } from '../../requirements/revisions.ts';
import type { HttpHandler } from '../../transports/http-pair.ts';
import { createPeer, type Peer } from '../../transports/peer.ts';
import type { Connect, Link, NativeOptions } from '../../transports/port.ts';
import type { Binding, Sdk } from '../sdk/binding.ts';
import { caseSdk } from './case-sdk.ts';
import { type ConnectInCell, connectOver } from './connect.ts';
import type { RunningCell } from './running-cell.ts';
import { silence } from './silence.ts';
import { hostSite, type Site } from './site.ts';
import { type SpawnInCell, spawnOf } from './spawn.ts';
import { stdioServerOf } from './stdio-server.ts';
import { type Wire, wireOfCell } from './wire.ts';

export interface CaseContext {
  readonly sdk: Sdk;
  readonly connect: ConnectInCell;
  readonly wire: Wire;
  readonly transport: Transport;
  readonly revision: Revision;
  /** One end of the wire, played by hand. */
  peer(side: 'client' | 'server'): Peer;
  /** Starts a server of the subject as a real child process, instead of `connect`. */
  readonly spawn: SpawnInCell;
  /** Puts the SDK's own stdio server transport on streams of the test's, for what no server and no client shows. */
  stdioServer(input: Readable, output: Writable, native?: NativeOptions): Link;
  /** Hosts a handler of HTTP requests beside the two ends: what an application serves besides MCP. */
  site(handler: HttpHandler): Site;
  /** Resolves once nothing more is on its way. */
  quiet(): Promise<void>;
  /** Says that this test makes the ends agree on another revision than the cell's. */
  negotiates(revision: string): void;
}

export const contextOf = (cell: RunningCell, binding: Binding, factory: Connect): CaseContext => {
  const sdk = caseSdk(binding.at(cell.spec.revision));
  return {
    sdk,
    connect: connectOver(factory, binding, sdk),
    spawn: spawnOf(binding),
    stdioServer: stdioServerOf(binding),
    wire: wireOfCell(),
    transport: cell.spec.transport,
    revision: cell.spec.revision,
    peer(side) {
      const peer = createPeer(side);
      cell.peers.push({ side, peer });
      return peer;
    },
    site: (handler) => hostSite(cell, handler),
    quiet: () => silence(cell),
    negotiates(revision) {
      cell.negotiates = revision;
    },
  };
};
