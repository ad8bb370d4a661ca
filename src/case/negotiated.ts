// What the two ends agreed on, read from the wire: every cell asserts it.

import type { JsonRpcMessage } from '../../transports/json-rpc.ts';
import type { WireRecord } from '../../transports/recorder.ts';
import type { Json } from '../sdk/binding.ts';

const versionKey = 'io.modelcontextprotocol/protocolVersion';

const messagesSent = (records: readonly WireRecord[]): JsonRpcMessage[] =>
  records.flatMap((record) =>
    record.kind === 'message' && record.did === 'sent' && 'jsonrpc' in record.message ? [record.message] : [],
  );

/** The version in the answer to `initialize`, or in the envelope of the first request; undefined if there is neither. */
export const negotiatedOn = (records: readonly WireRecord[]): string | undefined => {
  const messages = messagesSent(records);
  for (const message of messages) {
    // In memory a subject may put anything in this place, and it is not for this function to stumble over it.
    const result = 'result' in message ? (message.result as Json | undefined) : undefined;
    if (typeof result?.protocolVersion === 'string') return result.protocolVersion;
    const meta = 'method' in message ? (message.params as Json | undefined)?._meta : undefined;
    if (typeof meta?.[versionKey] === 'string') return meta[versionKey];
  }
  return undefined;
};

/** A sentence where the wire shows another revision than it should. */
export const misnegotiated = (records: readonly WireRecord[], expected: string): string | undefined => {
  const negotiated = negotiatedOn(records);
  if (negotiated === undefined || negotiated === expected) return undefined;
  return `the ends agreed on revision ${negotiated} instead of ${expected}`;
};
