// Delivers the messages in the body of a response to a client played by hand.

import { readResponseBody } from './body-reader.ts';
import type { JsonRpcMessage } from './json-rpc.ts';

/** Told to `onerror` when a response carries neither a message nor a sign of acceptance. */
export class UnexpectedResponseError extends Error {
  readonly code = 'RESPONSE_WITHOUT_MESSAGE';
  readonly status: number;
  constructor(status: number, text: string) {
    super(`Expected a message or 202 and got status ${status}: ${text || 'no body'}`);
    this.status = status;
  }
}

/** Reads the whole body and calls back on each message, also of an error response. */
export const deliverBody = async (
  response: Response,
  deliver: (message: JsonRpcMessage) => void,
): Promise<void> => {
  let found = 0;
  let raw = '';
  const reader = readResponseBody(
    response.headers.get('content-type') ?? undefined,
    response.status,
    (message) => {
      if ('raw' in message) {
        raw = String(message.raw);
        return;
      }
      for (const each of [message].flat()) {
        found += 1;
        deliver(each as JsonRpcMessage);
      }
    },
  );
  for await (const chunk of response.body ?? []) reader.chunk(chunk);
  reader.end();
  if (raw !== '' || (!response.ok && found === 0 && response.status !== 405)) {
    throw new UnexpectedResponseError(response.status, raw);
  }
};
