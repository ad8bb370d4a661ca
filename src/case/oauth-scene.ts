// Everything around a protected endpoint that authorization needs: the endpoint's guard, the metadata of the resource, the
// authorization servers, the application's provider and its user with a browser. All of it in process, all of it logged.

import { onMatrix } from '../../requirements/model.ts';
import type { Guard, HttpOptions } from '../../transports/port.ts';
import type { Json } from '../sdk/binding.ts';
import { type AuthorizationServer, authorizationServer } from './doubles/authorization-server.ts';
import {
  type ClientProvider,
  type ClientProviderOptions,
  clientProvider,
} from './doubles/client-provider.ts';
import {
  type Asked,
  answerOf,
  askedAt,
  hostsOf,
  type Pages,
  page,
  type Reply,
  send,
} from './doubles/pages.ts';
import { runningCell } from './running-cell.ts';

/** How many requests an endpoint answers before it takes its client for one that goes on for ever. */
const patience = 200;

/** The host of the endpoint. */
export const mcpOrigin = 'https://mcp.test';

export interface ResourceOptions {
  /** Fields of its metadata that differ from the usual ones; one that is undefined is left out. */
  readonly metadata?: Json;
  /** The addresses of its metadata; the one with the endpoint's path inserted unless told otherwise. */
  readonly at?: readonly string[];
  /** The WWW-Authenticate of a refusal; the address of the metadata unless told otherwise. None where null. */
  readonly challenge?: string | null;
  /** Whether a token, or none, is good enough; what the servers have issued is unless told otherwise. */
  readonly accepts?: (token: string | undefined) => boolean;
  /** Answers a request to the endpoint before its token is looked at; undefined leaves it to that. */
  readonly refuse?: (asked: Asked) => Reply | undefined;
}

export interface SceneOptions {
  /** The authorization servers; one at `https://auth.test` unless told otherwise. */
  readonly servers?: readonly AuthorizationServer[];
  /** Further pages on any host. One at an address that has a page already replaces it. */
  readonly pages?: Pages;
  readonly resource?: ResourceOptions;
  readonly client?: ClientProviderOptions;
  /** Further options of the client's transport. */
  readonly native?: Json;
  /** The user sees the page and goes away, so that the connection fails. */
  readonly userLeaves?: true;
}

export interface Scene {
  /** To be handed to `connect`. */
  readonly http: HttpOptions;
  readonly provider: ClientProvider;
  /** Every request so far, those to the endpoint included, in order. */
  readonly requests: readonly Asked[];
  /** What was asked of whom besides the endpoint, in order: `GET https://…`, `browser GET https://…`. */
  asked(): string[];
  /** The same as far as the client asked before its user was sent anywhere. */
  askedBeforeBrowser(): string[];
  /** The requests to one address, in order. */
  askedOf(url: string): readonly Asked[];
  /** The user opens what the application was last sent to; the query of the callback, if it comes to that. */
  browse(): Promise<URLSearchParams | undefined>;
}

const lineOf = ({ by, method, url }: Asked): string =>
  `${by === 'browser' ? 'browser ' : ''}${method} ${url}`;

const pathOfEndpoint = (): string => (onMatrix(runningCell().spec.transport) === 'sse' ? '/sse' : '/mcp');

const bearerOf = ({ headers }: Asked): string | undefined =>
  /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1];

/** A browser that follows redirections until it comes back to the application. */
const browse = (pages: Pages, log: Asked[], provider: ClientProvider): URLSearchParams | undefined => {
  const home = String(provider.native.redirectUrl);
  let url = provider.redirects.at(-1);
  while (url && !url.href.startsWith(home)) {
    const address = `${url.origin}${url.pathname}`;
    const query = Object.fromEntries(url.searchParams);
    const asked: Asked = { by: 'browser', method: 'GET', url: address, query, headers: {}, body: undefined };
    const reply = answerOf(pages, log, asked);
    const location = reply === 'lost' ? undefined : reply.headers?.location;
    url = location === undefined ? undefined : new URL(location, url);
  }
  return url?.searchParams;
};

/** Where the metadata of the resource lies. */
const addressesOf = ({ at }: ResourceOptions, path: string): readonly string[] =>
  at ?? [`${mcpOrigin}/.well-known/oauth-protected-resource${path}`];

const pagesOf = (options: SceneOptions, servers: readonly AuthorizationServer[], path: string): Pages => {
  const { resource = {}, pages } = options;
  const metadata = {
    resource: `${mcpOrigin}${path}`,
    authorization_servers: servers.map(({ issuer }) => issuer),
    ...resource.metadata,
  };
  const documents = addressesOf(resource, path).map((url) => [url, page(metadata)]);
  return Object.assign(Object.fromEntries(documents), ...servers.map((server) => server.pages), pages);
};

const isIssuedBy = (servers: readonly AuthorizationServer[]) => (token: string | undefined) =>
  servers.some(({ issued }) => issued.some((each) => each.token === token));

/** What a protected endpoint does before it serves a request. */
const guardOf = (resource: ResourceOptions, servers: readonly AuthorizationServer[], log: Asked[]): Guard => {
  const { challenge = `Bearer resource_metadata="${addressesOf(resource, pathOfEndpoint())[0]}"` } = resource;
  const { accepts = isIssuedBy(servers), refuse } = resource;
  const headers = challenge === null ? {} : { 'www-authenticate': challenge };
  return (request, response, next) => {
    const asked = askedAt(mcpOrigin, request);
    log.push(asked);
    if (log.length > patience) return send(response, 'lost');
    const refusal = refuse?.(asked) ?? (accepts(bearerOf(asked)) ? undefined : { status: 401, headers });
    if (!refusal) return next();
    // A body that nobody reads would keep the connection from being used again.
    request.resume().once('end', () => send(response, refusal));
  };
};

/** A user who opens what the application was newly sent to, if it was, and hands the callback back. */
const userOf = (
  provider: ClientProvider,
  open: () => URLSearchParams | undefined,
): NonNullable<HttpOptions['onRefused']> => {
  let followed = 0;
  return async (finishAuth) => {
    const isSent = provider.redirects.length > followed;
    followed = provider.redirects.length;
    const callback = isSent ? open() : undefined;
    if (!callback) return false;
    await finishAuth(callback);
    return true;
  };
};

const beforeBrowser = (lines: readonly string[]): string[] => {
  const first = lines.findIndex((line) => line.startsWith('browser'));
  return lines.slice(0, first < 0 ? lines.length : first);
};

/** Sets the scene of the running cell. */
export const oauthScene = (options: SceneOptions = {}): Scene => {
  const { servers = [authorizationServer()], resource = {}, userLeaves } = options;
  const path = pathOfEndpoint();
  const ofEndpoint = [`${mcpOrigin}${path}`, `${mcpOrigin}/messages`];
  const pages = pagesOf(options, servers, path);
  const log: Asked[] = [];
  const provider = clientProvider(options.client);
  const open = () => browse(pages, log, provider);
  const asked = () => log.filter(({ url }) => !ofEndpoint.includes(url)).map(lineOf);
  return {
    provider,
    requests: log,
    asked,
    askedBeforeBrowser: () => beforeBrowser(asked()),
    askedOf: (url) => log.filter((each) => each.url === url),
    browse: async () => open(),
    http: {
      client: { authProvider: provider.native, ...options.native },
      among: { origin: mcpOrigin, hosts: hostsOf(pages, [mcpOrigin], log) },
      guard: guardOf(resource, servers, log),
      ...(!userLeaves && { onRefused: userOf(provider, open) }),
    },
  };
};
