// One end of the wire played by hand: it sends the frames that a test writes down and keeps what comes. It works on
// every link; a connect factory gives it the suite's own raw one.

import { parseMessage } from './body-reader.ts';
import type { JsonRpcMessage, RequestId } from './json-rpc.ts';
import { bounded } from './patience.ts';
import type { End, Link, ServerEnd } from './port.ts';
import type { RawLink } from './raw-link.ts';
import type { Side } from './recorder.ts';

export interface Peer extends ServerEnd, End {
  readonly byHand: true;
  /** Sends a frame as it stands. */
  send(frame: unknown): Promise<void>;
  /** Sends a frame that breaks the protocol on purpose, and remembers it in `garbage`. */
  sendInvalid(frame: unknown): Promise<void>;
  /** Sends a text that is no JSON, where the carrier allows it, and remembers it in `garbage` as it is recorded. */
  sendText(text: string): Promise<void>;
  /**
   * Sends bytes as they stand, part by part, where the carrier allows it: lines of stdio, the body of a POST, a part of an
   * event stream, which ends where it answers the request named last.
   */
  sendBytes(parts: readonly Uint8Array[], answers?: RequestId): Promise<void>;
  /** The next message received and not yet taken. Rejects with NothingCameError if none comes. */
  next(): Promise<JsonRpcMessage>;
  /** Sends a request under a new id and waits for the answer; other messages stay there for `next`. */
  request(method: string, params?: Record<string, unknown>): Promise<JsonRpcMessage>;
  /** Everything received, in order, whether taken or not. */
  readonly received: readonly JsonRpcMessage[];
  readonly garbage: readonly unknown[];
  /** What the link told of errors. */
  readonly errors: readonly Error[];
  readonly closed: boolean;
  /** The session that an HTTP server has given it. */
  readonly sessionId: string | undefined;
}

export interface PeerOptions {
  /** As an HTTP server: offers the standalone GET stream. */
  readonly stream?: boolean;
}

/** Thrown when a peer is asked to do what its link cannot do. */
export class PeerCannotError extends Error {
  readonly code = 'PEER_CANNOT';
}

/** A peer that has not been put on a link yet. */
export const createPeer = (side: Side, options: PeerOptions = {}): Peer => {
  const received: JsonRpcMessage[] = [];
  const garbage: unknown[] = [];
  const errors: Error[] = [];
  const untaken: JsonRpcMessage[] = [];
  const waiting: { wants: (message: JsonRpcMessage) => boolean; take: (message: JsonRpcMessage) => void }[] =
    [];
  let link: RawLink | undefined;
  let closed = false;
  let ids = 0;

  const got = (message: JsonRpcMessage): void => {
    received.push(message);
    const index = waiting.findIndex(({ wants }) => wants(message));
    if (index < 0) untaken.push(message);
    else waiting.splice(index, 1)[0]?.take(message);
  };
  const take = (wants: (message: JsonRpcMessage) => boolean, awaited: string): Promise<JsonRpcMessage> => {
    const index = untaken.findIndex(wants);
    const [there] = index < 0 ? [] : untaken.splice(index, 1);
    if (there) return Promise.resolve(there);
    const entry = { wants, take: (_: JsonRpcMessage) => {} };
    const coming = new Promise<JsonRpcMessage>((resolve) => {
      entry.take = resolve;
    });
    waiting.push(entry);
    return bounded(coming, `${awaited} at the ${side} played by hand`).finally(() => {
      if (waiting.includes(entry)) waiting.splice(waiting.indexOf(entry), 1);
    });
  };
  const linked = (): RawLink => {
    if (!link) throw new PeerCannotError(`This ${side} is on no link yet: connect it first.`);
    return link;
  };

  const peer: Peer = {
    byHand: true,
    native: undefined,
    ...(options.stream === undefined ? {} : { stream: options.stream }),
    received,
    garbage,
    errors,
    get closed() {
      return closed;
    },
    get sessionId() {
      return link?.sessionId;
    },
    async attach(given: Link) {
      link = given;
      given.onmessage = got;
      given.onerror = (error) => void errors.push(error);
      given.onclose = () => {
        closed = true;
      };
      await given.start();
    },
    send: async (frame) => linked().send(frame as JsonRpcMessage),
    async sendInvalid(frame) {
      garbage.push(frame);
      await peer.send(frame);
    },
    async sendText(text) {
      const { sendText } = linked();
      if (!sendText) throw new PeerCannotError('This link carries messages, not text: use stdio or HTTP.');
      garbage.push(parseMessage(text));
      await sendText(text);
    },
    async sendBytes(parts, answers) {
      const { sendBytes } = linked();
      if (!sendBytes) throw new PeerCannotError('This link carries messages, not bytes: use stdio or HTTP.');
      await sendBytes(parts, answers);
    },
    next: () => take(() => true, 'a message'),
    async request(method, params) {
      ids += 1;
      const id: RequestId = `${side}-${ids}`;
      const answer = take((message) => isAnswerTo(message, id), `the answer to ${method}`);
      const sent = peer.send({ jsonrpc: '2.0', id, method, ...(params ? { params } : {}) });
      // An answer that nobody waits for any more, since sending failed, is not an error of its own.
      answer.catch(() => {});
      await Promise.race([sent, answer]);
      return answer;
    },
    async close() {
      await link?.close();
    },
  };
  return peer;
};

const isAnswerTo = (message: JsonRpcMessage, id: RequestId): boolean =>
  !('method' in message) && 'id' in message && message.id === id;
