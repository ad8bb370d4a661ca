// The suite's own stdio framing: one JSON text a line. It is the client's end of `stdio`, and either end of it for a
// peer played by hand.

import type { Readable, Writable } from 'node:stream';
import type { JsonRpcMessage } from './json-rpc.ts';
import { lineReader } from './line-tap.ts';
import { writeParts } from './parts.ts';
import type { RawLink } from './raw-link.ts';

/** Told to `onerror` when a line is no JSON; the link goes on with the next line. */
export class BadLineError extends Error {
  readonly code = 'LINE_NOT_JSON';
  constructor(line: string) {
    super(`Expected one JSON text on a line of stdio and read: ${line}`);
  }
}

/** Thrown by `send` on a link that was not started or is closed. */
export class LinkClosedError extends Error {
  readonly code = 'LINK_NOT_OPEN';
  constructor() {
    super('This link is not open: start it first, and send nothing after it has closed.');
  }
}

/** A link that reads lines from `input` and writes lines to `output`. Closing it ends `output`. */
export const createLineLink = (input: Readable, output: Writable): RawLink => {
  let state: 'new' | 'open' | 'closed' = 'new';
  const feed = lineReader((line) => {
    if (state === 'open') deliver(link, line);
  });
  const failed = (error: Error) => link.onerror?.(error);
  const closed = () => {
    if (state === 'closed') return;
    state = 'closed';
    input.off('data', feed).off('end', closed).off('close', closed);
    link.onclose?.();
  };
  const write = (text: string | Uint8Array): Promise<void> => {
    if (state !== 'open') return Promise.reject(new LinkClosedError());
    return new Promise((resolve, reject) =>
      output.write(text, (error) => (error ? reject(error) : resolve())),
    );
  };
  const link: RawLink = {
    async start() {
      if (state !== 'new') throw new LinkClosedError();
      state = 'open';
      input.on('data', feed).on('end', closed).on('close', closed).on('error', failed);
      output.on('error', failed);
    },
    send: (message) => write(`${JSON.stringify(message)}\n`),
    sendText: (text) => write(`${text}\n`),
    sendPart: write,
    async sendBytes(parts) {
      await writeParts(parts, write);
    },
    async close() {
      if (!output.writableEnded) output.end();
      closed();
    },
  };
  return link;
};

const deliver = (link: RawLink, line: string): void => {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    link.onerror?.(new BadLineError(line));
    return;
  }
  link.onmessage?.(value as JsonRpcMessage);
};
