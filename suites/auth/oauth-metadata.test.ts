// The metadata documents that a client reads, field by field, by the functions that find them.

import { expect, type Json, outcomeOf, page, pageFetch, verifies } from '#case';

const origin = 'https://auth.test';
const names = ['one', 'two'];
const address = 'https://docs.test/page';

const resource: Json = {
  resource: 'https://mcp.test/mcp',
  authorization_servers: [origin, 'https://other.test'],
  jwks_uri: address,
  scopes_supported: names,
  bearer_methods_supported: names,
  resource_signing_alg_values_supported: names,
  resource_name: 'Tea',
  resource_documentation: 'ask the cook',
  resource_policy_uri: address,
  resource_tos_uri: address,
  tls_client_certificate_bound_access_tokens: true,
  authorization_details_types_supported: names,
  dpop_signing_alg_values_supported: names,
  dpop_bound_access_tokens_required: false,
};

const server: Json = {
  issuer: origin,
  authorization_endpoint: `${origin}/authorize`,
  token_endpoint: `${origin}/token`,
  registration_endpoint: `${origin}/register`,
  scopes_supported: names,
  response_types_supported: names,
  response_modes_supported: names,
  grant_types_supported: names,
  token_endpoint_auth_methods_supported: names,
  token_endpoint_auth_signing_alg_values_supported: names,
  service_documentation: address,
  revocation_endpoint: `${origin}/revoke`,
  revocation_endpoint_auth_methods_supported: names,
  revocation_endpoint_auth_signing_alg_values_supported: names,
  introspection_endpoint: 'anywhere',
  introspection_endpoint_auth_methods_supported: names,
  introspection_endpoint_auth_signing_alg_values_supported: names,
  code_challenge_methods_supported: names,
  client_id_metadata_document_supported: true,
};

const openid: Json = {
  issuer: origin,
  authorization_endpoint: `${origin}/authorize`,
  token_endpoint: `${origin}/token`,
  userinfo_endpoint: `${origin}/user`,
  jwks_uri: `${origin}/keys`,
  registration_endpoint: `${origin}/register`,
  scopes_supported: names,
  response_types_supported: names,
  response_modes_supported: names,
  grant_types_supported: names,
  acr_values_supported: names,
  subject_types_supported: names,
  id_token_signing_alg_values_supported: names,
  id_token_encryption_alg_values_supported: names,
  id_token_encryption_enc_values_supported: names,
  userinfo_signing_alg_values_supported: names,
  userinfo_encryption_alg_values_supported: names,
  userinfo_encryption_enc_values_supported: names,
  request_object_signing_alg_values_supported: names,
  request_object_encryption_alg_values_supported: names,
  request_object_encryption_enc_values_supported: names,
  token_endpoint_auth_methods_supported: names,
  token_endpoint_auth_signing_alg_values_supported: names,
  display_values_supported: names,
  claim_types_supported: names,
  claims_supported: names,
  service_documentation: 'ask the cook',
  claims_locales_supported: names,
  ui_locales_supported: names,
  claims_parameter_supported: true,
  request_parameter_supported: true,
  request_uri_parameter_supported: false,
  require_request_uri_registration: false,
  op_policy_uri: address,
  op_tos_uri: address,
  client_id_metadata_document_supported: true,
  code_challenge_methods_supported: names,
};

type Find = (oauth: Json, document: Json) => Promise<Json>;

const findResource: Find = (oauth, document) => {
  const web = pageFetch({ 'https://mcp.test/.well-known/oauth-protected-resource': page(document) });
  return oauth.discoverOAuthProtectedResourceMetadata('https://mcp.test', {}, web.fetch);
};
const findServer: Find = (oauth, document) => {
  const web = pageFetch({ [`${origin}/.well-known/oauth-authorization-server`]: page(document) });
  return oauth.discoverAuthorizationServerMetadata(origin, { fetchFn: web.fetch });
};
const findOpenid: Find = (oauth, document) => {
  const web = pageFetch({ [`${origin}/.well-known/openid-configuration`]: page(document) });
  return oauth.discoverAuthorizationServerMetadata(origin, { fetchFn: web.fetch });
};

/** The document with one field of a wrong type, for each of its fields, and each list with a wrong item. */
const malformed = (document: Json): Json[] =>
  Object.entries(document).flatMap(([name, value]) => [
    { ...document, [name]: Array.isArray(value) || typeof value === 'string' ? 1 : 'wrong' },
    ...(Array.isArray(value) ? [{ ...document, [name]: [1] }] : []),
  ]);

const without = (document: Json, fields: readonly string[]): Json[] =>
  fields.map((name) => ({ ...document, [name]: undefined }));

const refusesAll = async (oauth: Json, find: Find, documents: readonly Json[]) => {
  for (const document of documents) {
    expect(await outcomeOf(find(oauth, document)), JSON.stringify(document)).toEqual({
      refused: expect.anything(),
    });
  }
};

verifies(
  'oauth:metadata:resource',
  'every field that OAuth knows, and one that nobody knows, are handed on; the resource alone is enough',
  async ({ sdk }) => {
    expect(await findResource(sdk.oauth, { ...resource, tea: 'green' })).toEqual({
      ...resource,
      tea: 'green',
    });
    const least = { resource: 'https://mcp.test' };
    expect(await findResource(sdk.oauth, least)).toEqual(least);
  },
);

verifies(
  'oauth:metadata:resource:malformed',
  'a wrong type, a wrong item and text instead of an address are refused, and so is a document without resource',
  async ({ sdk }) => {
    const addresses = ['resource', 'jwks_uri', 'resource_policy_uri', 'resource_tos_uri'];
    await refusesAll(sdk.oauth, findResource, [
      ...malformed(resource),
      ...addresses.map((name) => ({ ...resource, [name]: 'no address' })),
      { ...resource, authorization_servers: ['no address'] },
      ...without(resource, ['resource']),
    ]);
  },
);

verifies(
  'oauth:metadata:server',
  'every field that OAuth knows, and one that nobody knows, are handed on; four are enough',
  async ({ sdk }) => {
    expect(await findServer(sdk.oauth, { ...server, tea: 'green' })).toEqual({ ...server, tea: 'green' });
    const { issuer, authorization_endpoint, token_endpoint, response_types_supported } = server;
    const least = { issuer, authorization_endpoint, token_endpoint, response_types_supported };
    expect(await findServer(sdk.oauth, least)).toEqual(least);
  },
);

const endpoints = ['authorization_endpoint', 'token_endpoint', 'registration_endpoint'];

verifies(
  'oauth:metadata:server:malformed',
  'a wrong type, a wrong item and text instead of an address are refused, and each of the four left out',
  async ({ sdk }) => {
    const addresses = [...endpoints, 'revocation_endpoint', 'service_documentation'];
    await refusesAll(sdk.oauth, findServer, [
      ...malformed(server),
      ...addresses.map((name) => ({ ...server, [name]: 'no address' })),
      ...without(server, [...endpoints.slice(0, 2), 'issuer', 'response_types_supported']),
    ]);
  },
);

verifies(
  'oauth:metadata:openid',
  'every field that OpenID knows is handed on, the challenge methods of OAuth among them; seven are enough',
  async ({ sdk }) => {
    expect(await findOpenid(sdk.oauth, openid)).toEqual(openid);
    const { issuer, authorization_endpoint, token_endpoint, jwks_uri } = openid;
    const { response_types_supported, subject_types_supported } = openid;
    const { id_token_signing_alg_values_supported } = openid;
    const least = {
      ...{ issuer, authorization_endpoint, token_endpoint, jwks_uri },
      ...{ response_types_supported, subject_types_supported, id_token_signing_alg_values_supported },
    };
    expect(await findOpenid(sdk.oauth, least)).toEqual(least);
  },
);

verifies(
  'oauth:metadata:openid:malformed',
  'a wrong type, a wrong item and text instead of an address are refused, and each of the seven left out',
  async ({ sdk }) => {
    const addresses = [...endpoints, 'userinfo_endpoint', 'jwks_uri', 'op_policy_uri', 'op_tos_uri'];
    const lists = [
      'response_types_supported',
      'subject_types_supported',
      'id_token_signing_alg_values_supported',
    ];
    await refusesAll(sdk.oauth, findOpenid, [
      ...malformed(openid),
      ...addresses.map((name) => ({ ...openid, [name]: 'no address' })),
      ...without(openid, [...endpoints.slice(0, 2), 'issuer', 'jwks_uri', ...lists]),
    ]);
  },
);

verifies(
  'oauth:metadata:script',
  'an authorization endpoint that is a script or data is refused with the reason',
  async ({ sdk }) => {
    for (const authorization_endpoint of ['javascript:alert(1)', 'data:text/html,tea', 'vbscript:tea']) {
      expect(await outcomeOf(findServer(sdk.oauth, { ...server, authorization_endpoint }))).toEqual({
        refused: expect.objectContaining({
          message: expect.stringContaining('URL cannot use javascript:, data:, or vbscript: scheme'),
        }),
      });
    }
  },
);
