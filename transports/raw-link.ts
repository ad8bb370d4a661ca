// A link of the suite's own, for a peer played by hand: besides messages it can carry what is none.

import type { RequestId } from './json-rpc.ts';
import type { Link } from './port.ts';

export interface RawLink extends Link {
  /** Sends a text where a message is expected: a line of stdio, the body of a POST. */
  sendText?(text: string): Promise<void>;
  /** Sends a part of a text as it stands, for carriers that are one stream of characters. */
  sendPart?(part: string): Promise<void>;
  /**
   * Sends bytes as they stand, with turns of the event loop between two parts: lines of stdio, the body of a POST, a part of
   * an event stream. That stream ends where the bytes answer the request named last.
   */
  sendBytes?(parts: readonly Uint8Array[], answers?: RequestId): Promise<void>;
}
