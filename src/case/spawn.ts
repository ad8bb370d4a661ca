// Starts a server as a real child process and joins a client to it: what suites/transports/stdio uses instead of
// `connect`.

import { fileURLToPath } from 'node:url';
import { eraOf } from '../../requirements/revisions.ts';
import type { Peer } from '../../transports/peer.ts';
import type { ChildCommand, StdioClientLink } from '../../transports/port.ts';
import { type HandledChild, joinByHand, joinClient, type SpawnedChild } from '../../transports/real-child.ts';
import type { Binding, Client } from '../sdk/binding.ts';
import { isPlayed } from './is-played.ts';
import { runningCell } from './running-cell.ts';

export interface SpawnOptions {
  /** What the client is told to pass on; a client played by hand passes nothing else. */
  readonly env?: Readonly<Record<string, string>>;
  /** `double`: a server without an SDK, for tests whose subject is the client alone. Absent: the subject's own. */
  readonly server?: 'double';
  /** What follows the name of the program; `silent`: the child tells nothing on stderr, where that is not piped. */
  readonly args?: readonly string[];
  /** Other parameters of the SDK's stdio client, passed on as they stand. */
  readonly native?: Readonly<Record<string, unknown>>;
  /** Is shown the SDK's own transport before it starts the child. */
  readonly unstarted?: (link: StdioClientLink) => void;
}

/** Starts a child for a client of the SDK, which spawns it itself, or for one played by hand. */
export interface SpawnInCell {
  (client: Client, options?: SpawnOptions): Promise<SpawnedChild>;
  (client: Peer, options?: SpawnOptions): Promise<HandledChild>;
}

const double: ChildCommand = {
  command: process.execPath,
  args: [fileURLToPath(new URL('./doubles/child-server.mjs', import.meta.url))],
};

/** The spawn function of a cell. Whatever it started is closed, and missed if it stays, at the end of the cell. */
export const spawnOf = (binding: Binding): SpawnInCell => {
  const spawn = async (client: Client | Peer, given: SpawnOptions = {}) => {
    const { env, server, args = [], native, unstarted } = given;
    const cell = runningCell();
    cell.outOfProcess = true;
    const start = server === 'double' ? double : binding.child(eraOf(cell.spec.revision));
    const command = { ...start, args: [...start.args, ...args], ...(env && { env }), ...native };
    const options = { port: binding.port, recorder: cell.recorder, command, unstarted };
    const { child, joined, ready } = isPlayed(client)
      ? joinByHand(client, options)
      : joinClient(client, options);
    cell.joins.push(joined);
    await ready;
    return child;
  };
  return spawn as SpawnInCell;
};
