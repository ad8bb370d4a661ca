// A legacy HTTP+SSE client played by hand: one GET to listen on, a POST for each frame to the address it was told.

import { createParser } from 'eventsource-parser';
import { parseMessage } from './body-reader.ts';
import type { JsonRpcMessage } from './json-rpc.ts';
import { LinkClosedError } from './line-link.ts';
import { bodyOf } from './parts.ts';
import { UnexpectedResponseError } from './raw-body.ts';
import type { RawLink } from './raw-link.ts';

/** A raw client of the server at `url`; `start` resolves once the server has told where to post. */
export const createRawSseClient = (url: URL, fetch: typeof globalThis.fetch): RawLink => {
  const cut = new AbortController();
  let endpoint: URL | undefined;
  let closed = false;

  const close = (): void => {
    if (closed) return;
    closed = true;
    cut.abort();
    link.onclose?.();
  };
  const deliver = (data: string): void => {
    const message = parseMessage(data);
    if ('raw' in message) link.onerror?.(new UnexpectedResponseError(200, data));
    else for (const each of [message].flat()) link.onmessage?.(each as JsonRpcMessage);
  };
  const listen = async (stream: ReadableStream<Uint8Array>, told: () => void): Promise<void> => {
    const parser = createParser({
      onEvent({ event, data }) {
        if (event === 'endpoint') {
          endpoint = new URL(data, url);
          told();
        } else deliver(data);
      },
    });
    const decoder = new TextDecoder();
    for await (const chunk of stream) parser.feed(decoder.decode(chunk, { stream: true }));
  };
  const post = async (body: string | ReadableStream<Uint8Array>): Promise<void> => {
    if (closed || !endpoint) throw new LinkClosedError();
    const headers = { 'content-type': 'application/json' };
    const init: RequestInit = { method: 'POST', headers, body, signal: cut.signal };
    // A body that comes in parts may be sent only so.
    if (typeof body !== 'string') Object.assign(init, { duplex: 'half' });
    const response = await fetch(endpoint, init);
    const answer = await response.text();
    if (!response.ok) link.onerror?.(new UnexpectedResponseError(response.status, answer));
  };

  const link: RawLink = {
    async start() {
      const headers = { accept: 'text/event-stream' };
      const response = await fetch(url, { headers, signal: cut.signal });
      const { body } = response;
      if (!response.ok || !body) throw new UnexpectedResponseError(response.status, await response.text());
      await new Promise<void>((resolve, reject) => {
        listen(body, resolve)
          .then(close, close)
          .finally(() => reject(new LinkClosedError()));
      });
    },
    send: (message) => post(JSON.stringify(message)),
    sendText: post,
    sendBytes: (parts) => post(bodyOf(parts)),
    async close() {
      close();
    },
  };
  return link;
};
