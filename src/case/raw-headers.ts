// The headers of a request that a test of Streamable HTTP sends itself, beside those that it is about.

import type { Peer } from '../../transports/peer.ts';
import { runningCell } from './running-cell.ts';

/** What the specification demands of every POST: both kinds of answer accepted, and the session of `client`. */
export const rawHeaders = ({ sessionId }: Pick<Peer, 'sessionId'>): Record<string, string> => ({
  'content-type': 'application/json',
  accept: 'application/json, text/event-stream',
  'mcp-protocol-version': runningCell().spec.revision,
  ...(sessionId !== undefined && { 'mcp-session-id': sessionId }),
});
