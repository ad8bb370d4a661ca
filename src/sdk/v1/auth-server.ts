// The v1 middleware and handlers for authorization.

import type { Guard } from '../../../transports/port.ts';
import type { AuthServer } from '../auth-server.ts';
import type { Json } from '../binding.ts';
import { applicationFrom } from '../express.ts';
import { importFrom, resolveFrom } from '../import-from.ts';
import { oauthErrorOf } from '../oauth-errors.ts';
import { within } from '../offered-by.ts';
import type { Subject } from '../subject.ts';
import { bearerVerifier } from './offers.ts';

type Router = typeof import('@modelcontextprotocol/sdk/server/auth/router.js');
type BearerAuth = typeof import('@modelcontextprotocol/sdk/server/auth/middleware/bearerAuth.js');
type Handlers = typeof import('@modelcontextprotocol/sdk/server/auth/handlers/authorize.js') &
  typeof import('@modelcontextprotocol/sdk/server/auth/handlers/token.js') &
  typeof import('@modelcontextprotocol/sdk/server/auth/handlers/register.js') &
  typeof import('@modelcontextprotocol/sdk/server/auth/handlers/revoke.js') &
  typeof import('@modelcontextprotocol/sdk/server/auth/handlers/metadata.js') &
  typeof import('@modelcontextprotocol/sdk/server/auth/middleware/clientAuth.js') &
  typeof import('@modelcontextprotocol/sdk/server/auth/middleware/allowedMethods.js');
type Providers = typeof import('@modelcontextprotocol/sdk/server/auth/providers/proxyProvider.js');

const exportNames = [
  ...['router.js', 'middleware/bearerAuth.js', 'middleware/clientAuth.js', 'middleware/allowedMethods.js'],
  ...['handlers/authorize.js', 'handlers/token.js', 'handlers/register.js', 'handlers/revoke.js'],
  ...['handlers/metadata.js', 'providers/proxyProvider.js'],
].map((path) => `@modelcontextprotocol/sdk/server/auth/${path}`);

/** Versions before 1.12.0 call the verifier a provider. */
const verifierNamed = (version: string, { verifier, ...rest }: Json): Json =>
  within(version, bearerVerifier) ? { verifier, ...rest } : { provider: verifier, ...rest };

/** Loads what a v1 subject offers. */
export const loadAuthServer = async ({ from, version }: Subject): Promise<AuthServer> => {
  const loaded = await Promise.all(exportNames.map((name) => importFrom<object>(name, from)));
  const auth: Router & BearerAuth & Handlers & Providers = Object.assign({}, ...loaded);
  const router = '@modelcontextprotocol/sdk/server/auth/router.js';
  const errors = await importFrom<object>('@modelcontextprotocol/sdk/server/auth/errors.js', from);
  const oauthError = oauthErrorOf(errors);
  return {
    application: await applicationFrom(resolveFrom(router, from)),
    tokenError: oauthError,
    requireBearer: (options) => auth.requireBearerAuth(verifierNamed(version, options) as never) as Guard,
    resourceMetadata: (options) => auth.mcpAuthMetadataRouter(options as never) as Guard,
    resourceMetadataUrl: (server) => auth.getOAuthProtectedResourceMetadataUrl(server),
    oauthError,
    authorizationServer: (options) => auth.mcpAuthRouter(options as never) as Guard,
    authorize: (options) => auth.authorizationHandler(options as never) as Guard,
    token: (options) => auth.tokenHandler(options as never) as Guard,
    register: (options) => auth.clientRegistrationHandler(options as never) as Guard,
    revoke: (options) => auth.revocationHandler(options as never) as Guard,
    metadata: (document) => auth.metadataHandler(document as never) as Guard,
    authenticateClient: (options) => auth.authenticateClient(options as never) as Guard,
    web: undefined,
    allowedMethods: (methods) => auth.allowedMethods([...methods]) as Guard,
    proxyProvider: (options) => new auth.ProxyOAuthServerProvider(options as never),
  };
};
