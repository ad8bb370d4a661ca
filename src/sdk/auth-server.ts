// What an SDK offers to whoever protects a server with access tokens, or plays the authorization server itself: Express
// middleware, whose options are the SDK's own and passed on as they stand.

import type { HttpHandler } from '../../transports/http-pair.ts';
import type { Guard } from '../../transports/port.ts';
import type { Json } from './handler.ts';

/** Middleware for every request, or for those below a path. */
export type Mounted = Guard | readonly [path: string, middleware: Guard];

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
  /** A provider that hands everything on to another authorization server. */
  proxyProvider(options: Json): Json;
}
