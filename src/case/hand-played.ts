// What a client played by hand says before and around its requests, in either era.

import { eraOf } from '../../requirements/revisions.ts';
import type { JsonRpcMessage } from '../../transports/json-rpc.ts';
import type { Peer } from '../../transports/peer.ts';
import type { Json } from '../sdk/binding.ts';
import { runningCell } from './running-cell.ts';

export const playedClientIdentity = { name: 'hand-played-client', version: '1.0.0' };

/** The params of an initialize request at the cell's revision (basic/lifecycle#initialization). */
export const initializeParams = (more: Json = {}): Json => ({
  protocolVersion: runningCell().spec.revision,
  capabilities: {},
  clientInfo: playedClientIdentity,
  ...more,
});

/** Params with the per-request envelope where the cell's revision asks for one (2026-07-28, basic/index#meta). */
export const enveloped = (params: Json = {}, capabilities: Json = {}): Json => {
  const { revision } = runningCell().spec;
  if (eraOf(revision) === 'handshake') return params;
  const envelope = {
    'io.modelcontextprotocol/protocolVersion': revision,
    'io.modelcontextprotocol/clientInfo': playedClientIdentity,
    'io.modelcontextprotocol/clientCapabilities': capabilities,
  };
  return { ...params, _meta: { ...envelope, ...params._meta } };
};

/** Opens a connection for a client played by hand: the handshake where the era has one, nothing otherwise. */
export const open = async (peer: Peer, initialize: Json = {}): Promise<JsonRpcMessage | undefined> => {
  if (eraOf(runningCell().spec.revision) !== 'handshake') return undefined;
  const answer = await peer.request('initialize', initializeParams(initialize));
  await peer.send({ jsonrpc: '2.0', method: 'notifications/initialized' });
  return answer;
};
