// Keeps what crossed the wire, at both ends, in the order it was seen.

import type { JsonRpcMessage } from './json-rpc.ts';

export type Side = 'client' | 'server';

/** What carried a message: a stream of memory or stdio, or an HTTP exchange. */
export interface Carrier {
  /** `stream` for memory and stdio; otherwise the HTTP method. */
  readonly kind: 'stream' | 'GET' | 'POST' | 'DELETE' | 'PUT' | 'PATCH' | 'HEAD' | 'OPTIONS';
  /** Counts from 1 in one recorder, over all its connections: streams by themselves, exchanges as they were opened. */
  readonly ordinal: number;
}

/** One message as one end saw it. */
export interface MessageRecord {
  readonly kind: 'message';
  readonly at: Side;
  readonly did: 'sent' | 'got';
  readonly over: Carrier;
  /** The parsed message, or `{ raw }` where the text was not JSON; a batch is an array. */
  readonly message: JsonRpcMessage | readonly unknown[] | { readonly raw: string };
  /** The `id:` of the SSE event that carried it. */
  readonly eventId?: string;
}

/** The head of an HTTP exchange, as the client saw it: header names in lower case. */
export interface HeadRecord {
  readonly kind: 'request' | 'response';
  readonly at: Side;
  readonly over: Carrier;
  readonly method?: string;
  readonly path?: string;
  readonly status?: number;
  readonly headers: Readonly<Record<string, string>>;
}

export type WireRecord = MessageRecord | HeadRecord;

export interface Recorder {
  readonly records: readonly WireRecord[];
  add(record: WireRecord): void;
  /** Names a stream that nothing has been recorded of yet. */
  newStream(): Carrier;
  /** The ordinal of an exchange that nothing has been recorded of yet. */
  newExchange(): number;
  /** Calls back on every later record, until the returned function is called. */
  watch(seen: (record: WireRecord) => void): () => void;
}

/** A new, empty recorder. It keeps what it is given: whoever sees an object of the subject adds a copy. */
export const createRecorder = (): Recorder => {
  const records: WireRecord[] = [];
  const watchers = new Set<(record: WireRecord) => void>();
  let streams = 0;
  let exchanges = 0;
  return {
    records,
    add(record) {
      records.push(record);
      for (const seen of watchers) seen(record);
    },
    newStream() {
      streams += 1;
      return { kind: 'stream', ordinal: streams };
    },
    newExchange() {
      exchanges += 1;
      return exchanges;
    },
    watch(seen) {
      watchers.add(seen);
      return () => watchers.delete(seen);
    },
  };
};
