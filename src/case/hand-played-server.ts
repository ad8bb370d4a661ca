// What a server played by hand says when a real client connects, in either era.

import { eraOf } from '../../requirements/revisions.ts';
import type { RequestId } from '../../transports/json-rpc.ts';
import type { Peer } from '../../transports/peer.ts';
import type { Json } from '../sdk/binding.ts';
import { runningCell } from './running-cell.ts';

export const playedServerIdentity = { name: 'hand-played-server', version: '1.0.0' };

/** A result as a server of the cell's revision sends it (2026-07-28: basic/index#responses). */
export const playedResult = (result: Json): Json =>
  eraOf(runningCell().spec.revision) === 'handshake' ? result : { resultType: 'complete', ...result };

const introduction = (capabilities: Json): Json => {
  const { revision } = runningCell().spec;
  return eraOf(revision) === 'handshake'
    ? { protocolVersion: revision, capabilities, serverInfo: playedServerIdentity }
    : playedResult({ supportedVersions: [revision], capabilities, ttlMs: 0, cacheScope: 'private' });
};

/**
 * Answers the opening of a real client: `initialize`, or `server/discover` where the era has no handshake. Runs beside
 * the connect that it lets through: `const [{ client }] = await Promise.all([connect(server), welcome(server)])`.
 */
export const welcome = async (server: Peer, capabilities: Json = {}): Promise<void> => {
  const opening = (await server.next()) as { readonly id: RequestId };
  await server.send({ jsonrpc: '2.0', id: opening.id, result: introduction(capabilities) });
  if (eraOf(runningCell().spec.revision) === 'handshake') await server.next();
};
