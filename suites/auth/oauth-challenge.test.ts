// The functions by which a client reads a challenge, called by themselves.

import { expect, type Json, observed, verifies } from '#case';

const challenged = (header: string | undefined) =>
  new Response(null, { status: 401, headers: header === undefined ? {} : { 'www-authenticate': header } });

const about = 'https://mcp.test/about';
const none = { about: undefined, scope: undefined, error: undefined };

const challenges: readonly [string | undefined, Json][] = [
  [undefined, none],
  ['Bearer', none],
  [`Basic realm="mcp", scope="files", resource_metadata="${about}"`, none],
  [
    `Bearer resource_metadata="${about}", scope="files:read files:write", error="insufficient_scope"`,
    { about, scope: 'files:read files:write', error: 'insufficient_scope' },
  ],
  [
    `bearer error=invalid_token, scope=files, resource_metadata=${about}`,
    { about, scope: 'files', error: 'invalid_token' },
  ],
  ['Bearer resource_metadata="not an address", scope="files"', { ...none, scope: 'files' }],
  ['Bearer realm="mcp"', none],
];

verifies(
  'oauth:challenge:read',
  'challenges quoted and unquoted are read, those of another scheme and malformed fields are not',
  async ({ sdk, wire }) => {
    const seen = challenges.map(([header]) => {
      const { resourceMetadataUrl, scope, error } = sdk.oauth.extractWWWAuthenticateParams(
        challenged(header),
      );
      expect(resourceMetadataUrl === undefined || resourceMetadataUrl instanceof URL).toBe(true);
      return { about: resourceMetadataUrl?.href, scope, error };
    });

    expect(seen).toEqual(challenges.map(([, read]) => read));
    wire.toRead([]);
  },
);

verifies(
  'oauth:challenge:empty',
  'a scope without anything between its quotes is no scope',
  async ({ sdk, wire }) => {
    observed(sdk.oauth.extractWWWAuthenticateParams(challenged('Bearer scope=""')).scope)
      .required((scope) => expect(scope).toBeUndefined())
      .divergent('quotes-read', (scope) => expect(scope).toBe('""'));
    wire.toRead([]);
  },
);

verifies(
  'oauth:challenge:address',
  'a quoted address is read, one of another scheme, unquoted or malformed is not',
  async ({ sdk, wire }) => {
    const headers = [
      `Bearer resource_metadata="${about}"`,
      `bearer realm="mcp", resource_metadata="${about}"`,
      undefined,
      'Bearer',
      `Basic resource_metadata="${about}"`,
      'Bearer realm="mcp"',
      `Bearer resource_metadata=${about}`,
      'Bearer resource_metadata="not an address"',
      'Bearer resource_metadata=""',
    ];
    const seen = headers.map((header) => sdk.oauth.extractResourceMetadataUrl(challenged(header))?.href);

    expect(seen).toEqual([about, about, ...headers.slice(2).map(() => undefined)]);
    wire.toRead([]);
  },
);
