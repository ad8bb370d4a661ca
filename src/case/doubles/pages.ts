// What lies on the hosts around an endpoint: a page for each address, and a log of who asked for what. An address that has
// no page answers with status 404.

import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Hosts } from '../../../transports/web.ts';
import type { Json } from '../../sdk/binding.ts';

/** One request, as whoever answers it sees it. */
export interface Asked {
  /** The user's browser, or the client under test. */
  readonly by: 'browser' | 'client';
  readonly method: string;
  /** Without its query. */
  readonly url: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  /** The fields of a form or of a JSON object; undefined where there was no body, or one that nobody read. */
  readonly body: Json | undefined;
}

export interface Reply {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Answers a request, or loses the connection before it could. */
export type Page = (asked: Asked) => Reply | 'lost';

/** Pages by address, such as `https://auth.test/.well-known/oauth-authorization-server`. */
export type Pages = Readonly<Record<string, Page>>;

const asJson = { 'content-type': 'application/json' };

export const jsonReply = (document: unknown, status = 200): Reply => ({
  status,
  headers: asJson,
  body: JSON.stringify(document),
});

/** A JSON document. */
export const page =
  (document: unknown, status = 200): Page =>
  () =>
    jsonReply(document, status);

/** A status without a body. */
export const bare =
  (status: number, headers: Readonly<Record<string, string>> = {}): Page =>
  () => ({ status, headers });

/** A body that is labelled as JSON, whatever it is. */
export const garbled =
  (body: string, status = 200): Page =>
  () => ({ status, headers: asJson, body });

/** The connection breaks: what a client sees of a host that cannot be reached, or that a browser may not ask. */
export const lost: Page = () => 'lost';

const missing: Page = () => ({ status: 404 });

const fieldsOf = (body: string, type: string | undefined): Json | undefined => {
  if (body === '') return undefined;
  return type?.includes('json') ? JSON.parse(body) : Object.fromEntries(new URLSearchParams(body));
};

/** What is known of a request without reading its body. */
export const askedAt = (origin: string, request: IncomingMessage): Asked => {
  const { pathname, search, searchParams } = new URL(request.url ?? '/', origin);
  return {
    by: 'client',
    method: request.method ?? '',
    url: `${origin}${pathname}`,
    query: search === '' ? {} : Object.fromEntries(searchParams),
    headers: Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    ),
    body: undefined,
  };
};

/** Sends a reply, or breaks the connection. */
export const send = (response: ServerResponse, reply: Reply | 'lost'): void => {
  if (reply === 'lost') response.destroy();
  else response.writeHead(reply.status, reply.headers).end(reply.body);
};

/** The answer to a request that was logged. */
export const answerOf = (pages: Pages, log: Asked[], asked: Asked): Reply | 'lost' => {
  log.push(asked);
  return (pages[asked.url] ?? missing)(asked);
};

/** Where a request was meant for: one that follows a redirection reaches the host that sent it on, under the other's name. */
const originOf = (host: string, { headers }: IncomingMessage): string => {
  const { protocol } = new URL(host);
  return headers.host === undefined ? host : `${protocol}//${headers.host}`;
};

/** The hosts of these pages, and of `others`; who asks what is added to the log, in order. */
export const hostsOf = (pages: Pages, others: readonly string[], log: Asked[]): Hosts => {
  const origins = new Set([...others, ...Object.keys(pages).map((url) => new URL(url).origin)]);
  const host = (origin: string) => async (request: IncomingMessage, response: ServerResponse) => {
    const body = fieldsOf(await text(request), request.headers['content-type']);
    send(response, answerOf(pages, log, { ...askedAt(originOf(origin, request), request), body }));
  };
  return Object.fromEntries([...origins].map((origin) => [origin, host(origin)]));
};
