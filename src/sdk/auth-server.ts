// What an SDK offers to whoever protects a server with access tokens, or plays the authorization server itself: Express
// middleware, whose options are the SDK's own and passed on as they stand.

import type { HttpHandler } from '../../transports/http-pair.ts';
import type { Guard } from '../../transports/port.ts';
import type { Json } from './handler.ts';

/** Middleware for every request, or for those below a path. */
export type Mounted = Guard | readonly [path: string, middleware: Guard];

/** The same checks and documents for hosts that speak in the platform's own requests and responses. */
export interface WebAuth {
  /** What the verifier told of the token, or the response that refuses the request. */
  requireBearer(options: Json): (request: Request) => Promise<unknown>;
  /** The document that is asked for; undefined where another page is. */
  resourceMetadata(request: Request, options: Json): Response | undefined;
}

export interface AuthServer {
  /** An application of the express that the SDK itself uses. */
  application(...parts: readonly Mounted[]): Guard & HttpHandler;
  /** The SDK's error for what a verifier of tokens refuses. */
  tokenError(code: string, message: string): Error;
  requireBearer(options: Json): Guard;
  /** Both metadata documents of a server that leaves authorization to another. */
  resourceMetadata(options: Json): Guard;
  resourceMetadataUrl(server: URL): string;
  /** The SDK's error for what a provider of an authorization server refuses. */
  oauthError(code: string, message: string, uri?: string): Error;
  /** All endpoints of an authorization server, metadata included. */
  authorizationServer(options: Json): Guard;
  authorize(options: Json): Guard;
  token(options: Json): Guard;
  register(options: Json): Guard;
  revoke(options: Json): Guard;
  metadata(document: Json): Guard;
  authenticateClient(options: Json): Guard;
  allowedMethods(methods: readonly string[]): Guard;
  /** Undefined where the feature `auth:web` is lacking. */
  readonly web: WebAuth | undefined;
  /** A provider that hands everything on to another authorization server. */
  proxyProvider(options: Json): Json;
}
