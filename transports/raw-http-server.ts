// A Streamable HTTP server played by hand. A POST that asks something is held until the peer answers every id of it;
// what the peer sends before that turns the reply into an event stream. Other POSTs are accepted with 202.

import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { parseMessage } from './body-reader.ts';
import { closing } from './closing.ts';
import type { Host } from './http-connection.ts';
import type { JsonRpcMessage, RequestId } from './json-rpc.ts';
import { LinkClosedError } from './line-link.ts';
import { writeParts } from './parts.ts';
import type { ServerEnd } from './port.ts';
import type { RawLink } from './raw-link.ts';

/** Thrown when a peer sends what no open exchange can carry to the client. */
export class NoStreamToClientError extends Error {
  readonly code = 'NO_STREAM_TO_CLIENT';
  constructor() {
    super(
      'No exchange is open that could carry this to the client. Send it while a request of the client waits for ' +
        'its answer, or create the peer with { stream: true } and let the client open its GET stream first.',
    );
  }
}

export interface RawHttpServer {
  readonly link: RawLink;
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
}

interface Held {
  readonly response: ServerResponse;
  readonly waiting: Set<RequestId>;
  /** The tokens under which its requests asked for progress. */
  readonly tokens: readonly unknown[];
}

/** A raw server; with `stream` a GET opens the standalone stream, without it a GET is refused with 405. */
export const createRawHttpServer = ({ stream = false }: { stream?: boolean } = {}): RawHttpServer => {
  const held: Held[] = [];
  let standalone: ServerResponse | undefined;
  let closed = false;

  const sendBody = (body: string, answered?: RequestId, token?: unknown): void => {
    if (closed) throw new LinkClosedError();
    // An answer that nobody waits for travels like a message of its own.
    const awaited = held.findLastIndex(({ waiting }) => answered !== undefined && waiting.has(answered));
    const related = held.findLastIndex(({ tokens }) => token !== undefined && tokens.includes(token));
    const index = Math.max(awaited, related) < 0 ? held.length - 1 : Math.max(awaited, related);
    const target = held[index];
    if (!target) {
      if (!standalone) throw new NoStreamToClientError();
      writeEvent(standalone, body);
      return;
    }
    if (answered !== undefined) target.waiting.delete(answered);
    const last = awaited >= 0 && target.waiting.size === 0;
    if (last) held.splice(index, 1);
    reply(target.response, body, last);
  };

  const post = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const message = parseMessage(await text(request));
    const messages = [message].flat() as JsonRpcMessage[];
    const asked = messages.flatMap((each) =>
      'method' in each && 'id' in each ? [each.id as RequestId] : [],
    );
    if (asked.length === 0) response.writeHead(202).end();
    else {
      const entry = { response, waiting: new Set(asked), tokens: messages.map(tokenIn) };
      held.push(entry);
      response.once('close', () => held.includes(entry) && held.splice(held.indexOf(entry), 1));
    }
    for (const each of messages) link.onmessage?.(each);
  };

  const get = (response: ServerResponse): void => {
    if (!stream) {
      response.writeHead(405, { allow: 'POST' }).end();
      return;
    }
    standalone = response;
    openEvents(response);
    response.once('close', () => {
      if (standalone === response) standalone = undefined;
    });
  };

  const link: RawLink = {
    start: async () => {},
    send: async (message) =>
      sendBody(
        JSON.stringify(message),
        answeredBy(message),
        'method' in message && message.method === 'notifications/progress'
          ? message.params?.progressToken
          : undefined,
      ),
    sendText: async (body) => {
      const oldest = held.shift();
      if (!oldest) throw new NoStreamToClientError();
      reply(oldest.response, body, true);
    },
    async sendBytes(parts, answers) {
      const index = held.findLastIndex(({ waiting }) => answers !== undefined && waiting.has(answers));
      const target = held.at(index);
      if (!target) throw new NoStreamToClientError();
      if (!target.response.headersSent) openEvents(target.response);
      await writeParts(parts, (part) => target.response.write(part));
      if (index < 0) return;
      held.splice(held.indexOf(target), 1);
      target.response.end();
    },
    async close() {
      if (closed) return;
      closed = true;
      standalone?.end();
      for (const { response } of held.splice(0)) response.destroy();
      link.onclose?.();
    },
  };
  return {
    link,
    handle: async (request, response) =>
      request.method === 'POST' ? post(request, response) : get(response),
  };
};

/** The host of a server peer: its link is attached before the client comes. */
export const hostByHand = async (peer: ServerEnd): Promise<Host> => {
  const raw = createRawHttpServer({ stream: peer.stream ?? false });
  await peer.attach(raw.link);
  return { handler: raw.handle, server: peer, servers: () => [closing('server', peer)] };
};

const answeredBy = (message: unknown): RequestId | undefined => {
  if (typeof message !== 'object' || message === null || 'method' in message || !('id' in message))
    return undefined;
  return message.id as RequestId;
};

/** The token under which a request asks for progress. */
const tokenIn = (message: JsonRpcMessage): unknown => {
  const params = 'method' in message ? message.params : undefined;
  return (params?._meta as { progressToken?: unknown } | undefined)?.progressToken;
};

const openEvents = (response: ServerResponse): void => {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' });
  response.flushHeaders();
};

const writeEvent = (response: ServerResponse, body: string): void => {
  response.write(`event: message\ndata: ${body.replaceAll('\n', '\ndata: ')}\n\n`);
};

const reply = (response: ServerResponse, body: string, last: boolean): void => {
  if (last && !response.headersSent) {
    response.writeHead(200, { 'content-type': 'application/json' }).end(body);
    return;
  }
  if (!response.headersSent) openEvents(response);
  writeEvent(response, body);
  if (last) response.end();
};
