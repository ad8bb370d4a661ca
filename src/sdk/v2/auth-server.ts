// The v2 middleware and handlers for authorization: those of a server from the adapter to Express, those of an
// authorization server from the package of what v2 no longer develops.

import type { Guard } from '../../../transports/port.ts';
import type { AuthServer } from '../auth-server.ts';
import { applicationFrom } from '../express.ts';
import { importFrom, resolveFrom } from '../import-from.ts';
import { oauthErrorOf } from '../oauth-errors.ts';
import type { Subject } from '../subject.ts';
import type { Modules } from './load.ts';

type Express = typeof import('@modelcontextprotocol/express');
type Legacy = typeof import('@modelcontextprotocol/server-legacy/auth');

const exportNames = {
  express: '@modelcontextprotocol/express',
  legacy: '@modelcontextprotocol/server-legacy/auth',
};

/** Loads what a v2 subject offers. */
export const loadAuthServer = async ({ server }: Modules, { from }: Subject): Promise<AuthServer> => {
  const express = await importFrom<Express>(exportNames.express, from);
  const legacy = await importFrom<Legacy>(exportNames.legacy, from);
  return {
    application: await applicationFrom(resolveFrom(exportNames.express, from)),
    tokenError: (code, message) => new server.OAuthError(code as never, message),
    requireBearer: (options) => express.requireBearerAuth(options as never) as Guard,
    resourceMetadata: (options) => express.mcpAuthMetadataRouter(options as never) as Guard,
    resourceMetadataUrl: (url) => express.getOAuthProtectedResourceMetadataUrl(url),
    oauthError: oauthErrorOf(legacy),
    authorizationServer: (options) => legacy.mcpAuthRouter(options as never) as Guard,
    authorize: (options) => legacy.authorizationHandler(options as never) as Guard,
    token: (options) => legacy.tokenHandler(options as never) as Guard,
    register: (options) => legacy.clientRegistrationHandler(options as never) as Guard,
    revoke: (options) => legacy.revocationHandler(options as never) as Guard,
    metadata: (document) => legacy.metadataHandler(document as never) as Guard,
    authenticateClient: (options) => legacy.authenticateClient(options as never) as Guard,
    web: {
      requireBearer: (options) => server.requireBearerAuth(options as never),
      resourceMetadata: (request, options) => server.oauthMetadataResponse(request, options as never),
    },
    allowedMethods: (methods) => legacy.allowedMethods([...methods]) as Guard,
    proxyProvider: (options) => new legacy.ProxyOAuthServerProvider(options as never),
  };
};
