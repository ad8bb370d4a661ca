// What the three Streamable HTTP factories share: a bridge to a host, the client's link to it, and closing both.

import type { Bridge } from './bridge.ts';
import { type Closable, type ClosableCarrier, closeAll, closing, met, once } from './closing.ts';
import { installFetchRouter, routeFetch } from './fetch-router.ts';
import type { HttpHandler } from './http-pair.ts';
import type { Ends, Guard, HttpOptions, Joined, Link, RawHttp, ServerEnd } from './port.ts';
import { createRawHttpClient } from './raw-http-client.ts';
import type { Recorder } from './recorder.ts';

/** Makes the carrier: a bridge in process, or a loopback socket. */
export type OpenCarrier = (handler: HttpHandler, recorder: Recorder) => Bridge | Promise<Bridge>;

/** What answers the requests of the client. */
export interface Host {
  readonly handler: HttpHandler;
  readonly server: ServerEnd | undefined;
  servers(): readonly Closable[];
}

const path = '/mcp';

/** Joins the client to a Streamable HTTP host. A client played by hand gets the suite's own raw link. */
export const connectHttpHost = async (ends: Ends, host: Host, openCarrier: OpenCarrier): Promise<Joined> => {
  const endpoint = guarded(answering(host.handler, ends.http?.answer), ends.http?.guard);
  const bridge = await openCarrier(endpoint, ends.recorder);
  const url = new URL(path, bridge.origin);
  const link = ends.client.byHand
    ? createRawHttpClient(url, bridge.fetch)
    : ends.port.httpClient(url, bridge.fetch, ends.http?.client);
  return attachClient(ends, host, bridge, link, { url, fetch: bridge.fetch, link });
};

/** The handler of a host, in front of it what a test answers by hand. */
const answering = (handler: HttpHandler, answer: HttpOptions['answer']): HttpHandler =>
  answer
    ? (request, response) => (answer(request, response) ? undefined : handler(request, response))
    : handler;

/** The handler of a host behind a guard, which passes requests on or answers them itself. */
export const guarded = (handler: HttpHandler, guard: Guard | undefined): HttpHandler =>
  guard
    ? (request, response) =>
        new Promise((resolve, reject) => {
          const next = (error?: unknown) => (error ? reject(error) : resolve(handler(request, response)));
          Promise.resolve(guard(request, response, next)).catch(reject);
        })
    : handler;

/** Attaches the client and gives back how to close what was joined. */
export const attachClient = async (
  ends: Ends,
  host: Host,
  bridge: Bridge,
  link: Link,
  http?: RawHttp,
): Promise<Joined> => {
  // For SDKs that take no fetch; those that do are given the bridge's own.
  installFetchRouter();
  const unroute = routeFetch(bridge.origin, bridge.fetch);
  const joined: Joined = {
    ...(http && { http }),
    get server() {
      return host.server;
    },
    close: once(() =>
      closeAll([closing('client', ends.client), ...host.servers()], carrierOf(bridge, unroute)),
    ),
  };
  return met(joined, ends.client.attach(link));
};

const carrierOf = (bridge: Bridge, unroute: () => void): ClosableCarrier => ({
  name: 'HTTP connection',
  stillOpen: bridge.openExchanges,
  onItsWay: bridge.onItsWay,
  ...(bridge.milliseconds !== undefined && { milliseconds: bridge.milliseconds }),
  close() {
    unroute();
    return bridge.close();
  },
});
