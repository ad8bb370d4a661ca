// What every in-process HTTP connection consists of, whatever carries its bytes: a Node server around a handler, and
// the global fetch with an undici agent as its dispatcher. bridge.ts and loopback.ts supply the carrier.

import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { Agent, Dispatcher } from 'undici';
import { tapClient } from './client-tap.ts';
import { takeOrdinal } from './exchange-ordinal.ts';
import type { Exchanges } from './exchanges.ts';
import { nativeFetch } from './fetch-router.ts';
import type { Recorder } from './recorder.ts';
import { tapServer } from './server-tap.ts';

/** HTTP/1.1 between a client and a handler in one process. */
export interface Bridge {
  readonly origin: URL;
  /** The global fetch, sent through this bridge: its responses are the platform's own. */
  readonly fetch: typeof globalThis.fetch;
  /** For callers that speak undici themselves. */
  readonly dispatcher: Dispatcher;
  /** The exchanges that have neither ended nor been closed, by name. */
  openExchanges(): readonly string[];
  /** Whether the end of an exchange other than a GET is still awaited by the client. */
  onItsWay(): boolean;
  /** Real time it may take to close what is open, in milliseconds; absent where no clock is involved. */
  readonly milliseconds?: number;
  /** Cuts whatever is still open and lets go of every connection. */
  close(): Promise<void>;
}

/** A handler as users write them: one that throws, or rejects, has failed. */
export type HttpHandler = (request: IncomingMessage, response: ServerResponse) => unknown;

/** No time-outs: nothing on a connection may depend on the clock. */
export const agentOptions = {
  bodyTimeout: 0,
  headersTimeout: 0,
  keepAliveTimeout: 600_000,
  keepAliveMaxTimeout: 600_000,
} as const;

/** A Node server around a handler, its requests counted and, with a recorder, tapped. */
export const createTappedServer = (
  handler: HttpHandler,
  exchanges: Exchanges,
  recorder: Recorder | undefined,
): Server => {
  const listener: RequestListener = (request, response) => {
    const ordinal = takeOrdinal(request);
    exchanges.received(ordinal, `${request.method} ${request.url}`);
    response.once('close', () => exchanges.ended(ordinal, 'server'));
    if (recorder) tapServer(request, response, ordinal, recorder);
    void answer(handler, request, response);
  };
  return createServer({ keepAliveTimeout: 0, requestTimeout: 0, headersTimeout: 0 }, listener);
};

/** A handler that fails before the head becomes a 500 that says why, afterwards a lost connection, after the end nothing. */
const answer = async (handler: HttpHandler, request: IncomingMessage, response: ServerResponse) => {
  try {
    await handler(request, response);
  } catch (error) {
    if (response.writableEnded) return;
    if (response.headersSent) response.destroy();
    else response.writeHead(500).end(String(error));
  }
};

/** The client's side of a bridge: fetch and dispatcher over an agent. */
export const createTappedClient = (
  agent: Agent,
  exchanges: Exchanges,
  recorder: Recorder | undefined,
): Pick<Bridge, 'fetch' | 'dispatcher'> => {
  const dispatcher = agent.compose(tapClient(exchanges, recorder));
  const fetch: typeof globalThis.fetch = (input, init) =>
    nativeFetch()(input, { ...init, dispatcher } as RequestInit);
  return { fetch, dispatcher };
};
