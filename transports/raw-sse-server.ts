// The server side of one legacy HTTP+SSE connection, for a peer played by hand.

import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { parseMessage } from './body-reader.ts';
import type { JsonRpcMessage } from './json-rpc.ts';
import { LinkClosedError } from './line-link.ts';
import { writeParts } from './parts.ts';
import type { SseServerLink } from './port.ts';
import type { RawLink } from './raw-link.ts';

/** A connection that answers on `response` and tells the client to post to `path`. */
export const createRawSseServer = (path: string, response: ServerResponse): SseServerLink => {
  const sessionId = randomUUID();
  let open = false;
  const write = async (event: string, data: string): Promise<void> => {
    if (!open) throw new LinkClosedError();
    response.write(`event: ${event}\ndata: ${data.replaceAll('\n', '\ndata: ')}\n\n`);
  };
  const link: RawLink = {
    sessionId,
    async start() {
      open = true;
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' });
      response.once('close', () => void link.close());
      await write('endpoint', `${path}?sessionId=${sessionId}`);
    },
    send: (message) => write('message', JSON.stringify(message)),
    sendText: (data) => write('message', data),
    sendBytes: (parts) => writeParts(parts, (part) => response.write(part)),
    async close() {
      if (!open) return;
      open = false;
      response.end();
      link.onclose?.();
    },
  };
  return {
    link,
    sessionId,
    async post(request, reply) {
      const message = parseMessage(await text(request));
      reply.writeHead(202).end();
      for (const each of [message].flat()) link.onmessage?.(each as JsonRpcMessage);
    },
  };
};
