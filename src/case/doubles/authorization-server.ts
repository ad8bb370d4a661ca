// An authorization server as the suite plays it, headless and in memory: it registers clients, lets every user in at once,
// and hands tokens to whoever proves to be the client that a code or a refresh token was made for.

import { createHash } from 'node:crypto';
import type { Json } from '../../sdk/binding.ts';
import { type Asked, jsonReply, type Page, type Pages, page, type Reply } from './pages.ts';

export interface AuthorizationServerOptions {
  /** `https://auth.test` unless told otherwise. */
  readonly issuer?: string;
  /** Fields of its metadata that differ from the usual ones; one that is undefined is left out. */
  readonly metadata?: Json;
  /** The addresses of its metadata; the one of RFC 8414 unless told otherwise. */
  readonly at?: readonly string[];
  /** Clients that were registered by hand. */
  readonly clients?: readonly Json[];
  /** What a registration is answered with besides what was asked for. */
  readonly registration?: Json;
  /** Fields of every answer with tokens besides `access_token` and `token_type`. */
  readonly tokens?: Json;
  /** The `iss` of the callback; none unless told otherwise. */
  readonly iss?: string;
  /** Where its endpoints lie; below `<issuer>/oauth/` unless told otherwise. */
  readonly endpoints?: { readonly authorize: string; readonly token: string; readonly register: string };
}

export interface AuthorizationServer {
  readonly issuer: string;
  /** What it publishes of itself. */
  readonly metadata: Json;
  readonly pages: Pages;
  /** The access tokens it has issued, in order, and what for. */
  readonly issued: readonly { readonly token: string; readonly resource: string | undefined }[];
}

const wellKnown = (issuer: string): string => {
  const { origin, pathname } = new URL(issuer);
  return `${origin}/.well-known/oauth-authorization-server${pathname === '/' ? '' : pathname}`;
};

const usualEndpoints = (issuer: string) => ({
  authorize: `${issuer}/oauth/authorize`,
  token: `${issuer}/oauth/token`,
  register: `${issuer}/oauth/register`,
});

const refusal = (error: string, status = 400): Reply => jsonReply({ error }, status);

/** Who a token request says it comes from, by any of the usual methods. */
const credentialsOf = ({ headers, body }: Asked): { id: unknown; secret: unknown } => {
  const basic = /^Basic (.+)$/.exec(headers.authorization ?? '')?.[1];
  if (basic === undefined) return { id: body?.client_id, secret: body?.client_secret };
  const [id, secret] = Buffer.from(basic, 'base64').toString().split(':');
  return { id, secret };
};

const challengeOf = (verifier: unknown): string =>
  createHash('sha256').update(String(verifier)).digest('base64url');

interface Grant {
  readonly client: unknown;
  readonly query: Readonly<Record<string, string>>;
}

/** A new authorization server that has issued nothing. */
export const authorizationServer = (options: AuthorizationServerOptions = {}): AuthorizationServer => {
  const { issuer = 'https://auth.test', at = [wellKnown(issuer)] } = options;
  const endpoints = options.endpoints ?? usualEndpoints(issuer);
  const metadata: Json = {
    issuer,
    authorization_endpoint: endpoints.authorize,
    token_endpoint: endpoints.token,
    registration_endpoint: endpoints.register,
    response_types_supported: ['code'],
    code_challenge_methods_supported: ['S256'],
    ...options.metadata,
  };
  const clients: Json[] = [...(options.clients ?? [])];
  const codes = new Map<string, Grant>();
  const refreshes = new Map<string, Grant>();
  const issued: { token: string; resource: string | undefined }[] = [];
  let made = 0;

  const clientOf = (id: unknown): Json | undefined => {
    const known = clients.find(({ client_id }) => client_id === id);
    const byDocument = metadata.client_id_metadata_document_supported && String(id).startsWith('https://');
    return known ?? (byDocument ? { client_id: id } : undefined);
  };

  const register: Page = ({ body }) => {
    const client = { ...body, client_id: `client-${clients.length + 1}`, ...options.registration };
    clients.push(client);
    return jsonReply(client, 201);
  };

  const authorize: Page = ({ query }) => {
    const client = clientOf(query.client_id);
    const redirects: string[] = client?.redirect_uris ?? [query.redirect_uri];
    const fits = query.response_type === 'code' && query.code_challenge_method === 'S256';
    if (!client || !fits || !redirects.includes(query.redirect_uri ?? '')) return refusal('invalid_request');
    made += 1;
    codes.set(`code-${made}`, { client: client.client_id, query });
    const callback = new URL(query.redirect_uri ?? '');
    callback.searchParams.set('code', `code-${made}`);
    if (query.state !== undefined) callback.searchParams.set('state', query.state);
    if (options.iss !== undefined) callback.searchParams.set('iss', options.iss);
    return { status: 302, headers: { location: callback.href } };
  };

  const tokensFor = (grant: Grant, resource: string | undefined): Reply => {
    const token = `access-${issued.length + 1}.${new URL(issuer).hostname}`;
    issued.push({ token, resource });
    const answer: Json = { access_token: token, token_type: 'Bearer', ...options.tokens };
    if (answer.refresh_token !== undefined) refreshes.set(answer.refresh_token, grant);
    return jsonReply(answer);
  };

  /** A code works once; a refresh token as often as it is shown. */
  const grantOf = (id: unknown, body: Json): Grant | undefined => {
    if (body.grant_type === 'client_credentials') return { client: id, query: {} };
    if (body.grant_type === 'refresh_token') return refreshes.get(body.refresh_token);
    const grant = codes.get(body.code);
    codes.delete(body.code);
    const proven =
      grant?.query.code_challenge === challengeOf(body.code_verifier) &&
      grant.query.redirect_uri === body.redirect_uri;
    return proven ? grant : undefined;
  };

  const token: Page = (asked) => {
    const { id, secret } = credentialsOf(asked);
    const client = clientOf(id);
    if (!client || client.client_secret !== secret) return refusal('invalid_client', 401);
    const grant = grantOf(id, asked.body ?? {});
    return grant && grant.client === id ? tokensFor(grant, asked.body?.resource) : refusal('invalid_grant');
  };

  return {
    issuer,
    metadata,
    issued,
    pages: {
      ...Object.fromEntries(at.map((url) => [url, page(metadata)])),
      [endpoints.register]: register,
      [endpoints.authorize]: authorize,
      [endpoints.token]: token,
    },
  };
};
