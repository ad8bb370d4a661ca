// What the three Streamable HTTP factories share: a bridge to a host, the client's link to it, and closing both.

import { type Bridge, createBridge } from './bridge.ts';
import { type Closable, type ClosableCarrier, closeAll, closing, met, once } from './closing.ts';
import { installFetchRouter, routeFetch } from './fetch-router.ts';
import type { HttpHandler } from './http-pair.ts';
import type { End, Ends, Guard, HttpOptions, Joined, Link, RawHttp, ServerEnd } from './port.ts';
import { createRawHttpClient } from './raw-http-client.ts';
import type { Recorder } from './recorder.ts';
import { among, createWeb } from './web.ts';

/** Makes the carrier: a bridge in process, or a loopback socket. */
export type OpenCarrier = (handler: HttpHandler, recorder: Recorder) => Bridge | Promise<Bridge>;

/** What answers the requests of the client. */
export interface Host {
  readonly handler: HttpHandler;
  readonly server: ServerEnd | undefined;
  /** The server that was built last, where servers live on. */
  newest?(): ServerEnd | undefined;
  servers(): readonly Closable[];
}

const path = '/mcp';

/** Joins the client to a Streamable HTTP host. A client played by hand gets the suite's own raw link. */
export const connectHttpHost = async (ends: Ends, host: Host, openCarrier: OpenCarrier): Promise<Joined> => {
  const bridge = await openBridge(ends, host.handler, [path], openCarrier);
  const url = new URL(`${path}${ends.http?.suffix ?? ''}`, bridge.origin);
  const openLink = (client: End) =>
    client.byHand
      ? createRawHttpClient(url, bridge.fetch)
      : ends.port.httpClient(url, bridge.fetch, ends.http?.client);
  return attachClient(ends, host, bridge, openLink, url);
};

/** The way to the endpoint, whose `paths` are these, and to the hosts around it where a test wants any. */
export const openBridge = async (
  { http, recorder }: Ends,
  handler: HttpHandler,
  paths: readonly string[],
  openCarrier: OpenCarrier,
): Promise<Bridge> => {
  const endpoint = guarded(answering(handler, http?.answer), http?.guard);
  if (!http?.among) return openCarrier(endpoint, recorder);
  const { origin, hosts } = http.among;
  return among(createBridge(endpoint, recorder, origin), paths, createWeb(hosts, recorder));
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

/** Attaches the client and gives back how to close what was joined, and the way to the endpoint itself. */
export const attachClient = async (
  ends: Ends,
  host: Host,
  bridge: Bridge,
  openLink: (client: End) => Link,
  url: URL,
): Promise<Joined> => {
  const unroute = routeAll([bridge.origin.origin, ...Object.keys(ends.http?.among?.hosts ?? {})], bridge);
  let link = openLink(ends.client);
  const finishAuth = (callback: URLSearchParams) => ends.port.finishAuth(link, callback);
  const attach = async (): Promise<void> => {
    try {
      await ends.client.attach(link);
    } catch (error) {
      if (!(await ends.http?.onRefused?.(finishAuth))) throw error;
      // Some clients keep hold of a link that could not be opened.
      await ends.client.close();
      link = openLink(ends.client);
      await ends.client.attach(link);
    }
  };
  const others: End[] = [];
  // Some hosts name the server that came last: with a second client that of the first one stays as it is.
  let first: ServerEnd | undefined;
  const http: RawHttp = {
    url,
    fetch: bridge.fetch,
    finishAuth,
    get link() {
      return link;
    },
  };
  const joined: Joined = {
    http,
    get server() {
      return first ?? host.server;
    },
    async another(client) {
      first ??= host.server;
      others.push(client);
      await client.attach(openLink(client));
      return { server: host.newest?.() ?? host.server };
    },
    close: once(() =>
      closeAll([...named([ends.client, ...others]), ...host.servers()], carrierOf(bridge, unroute)),
    ),
  };
  return met(joined, attach());
};

const named = (clients: readonly End[]): Closable[] =>
  clients.map((client, index) => closing(index ? `client ${index + 1}` : 'client', client));

/** For SDKs that take no fetch; those that do are given the bridge's own. */
const routeAll = (origins: readonly string[], { fetch }: Bridge): (() => void) => {
  installFetchRouter();
  const undo = [...new Set(origins)].map((origin) => routeFetch(new URL(origin), fetch));
  return () => {
    for (const unroute of undo) unroute();
  };
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
