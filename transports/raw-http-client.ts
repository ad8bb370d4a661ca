// A Streamable HTTP client played by hand: it posts each frame, sets the headers that the specification demands, and
// delivers whatever comes back as JSON or as an event stream.

import { parseMessage } from './body-reader.ts';
import type { JsonRpcMessage } from './json-rpc.ts';
import { LinkClosedError } from './line-link.ts';
import { bodyOf } from './parts.ts';
import { deliverBody } from './raw-body.ts';
import { requestHeaders } from './raw-http-headers.ts';
import type { RawLink } from './raw-link.ts';

export interface RawHttpClient extends RawLink {
  /** Opens the standalone GET stream; false where the server does not offer one. */
  openStream(): Promise<boolean>;
}

/** A raw client of the server at `url`. It opens the standalone stream once the server knows it is initialized. */
export const createRawHttpClient = (url: URL, fetch: typeof globalThis.fetch): RawHttpClient => {
  const cut = new AbortController();
  const known: { sessionId?: string; protocolVersion?: string } = {};
  let closed = false;

  const deliver = (message: JsonRpcMessage): void => {
    const { result } = message as { result?: { protocolVersion?: unknown } };
    if (typeof result?.protocolVersion === 'string') known.protocolVersion = result.protocolVersion;
    if (!closed) link.onmessage?.(message);
  };
  const failed = (error: unknown): void => {
    if (!closed) link.onerror?.(error instanceof Error ? error : new Error(String(error)));
  };
  const exchange = async (init: RequestInit): Promise<Response> => {
    if (closed) throw new LinkClosedError();
    const response = await fetch(url, { ...init, signal: cut.signal });
    const sessionId = response.headers.get('mcp-session-id');
    if (sessionId !== null) {
      known.sessionId = sessionId;
      link.sessionId = sessionId;
    }
    deliverBody(response, deliver).catch(failed);
    return response;
  };
  const post = async (body: string | ReadableStream<Uint8Array>, message?: unknown): Promise<Response> =>
    exchange({
      method: 'POST',
      headers: {
        ...requestHeaders(known, message),
        accept: 'application/json, text/event-stream',
        'content-type': 'application/json',
      },
      body,
      // A body that comes in parts may be sent only so.
      ...(typeof body !== 'string' && { duplex: 'half' }),
    } as RequestInit);

  const link: RawHttpClient = {
    start: async () => {},
    async send(message) {
      const response = await post(JSON.stringify(message), message);
      const { method } = message as { method?: unknown };
      if (method === 'notifications/initialized' && response.ok) await link.openStream();
    },
    async sendText(text) {
      await post(text);
    },
    async sendBytes(parts) {
      await post(bodyOf(parts), parseMessage(Buffer.concat(parts).toString()));
    },
    async openStream() {
      const headers = { ...requestHeaders(known), accept: 'text/event-stream' };
      return (await exchange({ method: 'GET', headers })).ok;
    },
    async close() {
      if (closed) return;
      closed = true;
      cut.abort();
      link.onclose?.();
    },
  };
  return link;
};
