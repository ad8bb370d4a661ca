// The functions by which a client begins an authorization, called by themselves.

import { expect, type Json, outcomeOf, verifies } from '#case';

const origin = 'https://auth.test';
const redirectUrl = 'http://localhost:3000/callback';
const clientInformation = { client_id: 'kettle' };
const metadata = {
  issuer: origin,
  authorization_endpoint: `${origin}/oauth/authorize?tenant=tea`,
  token_endpoint: `${origin}/oauth/token`,
  response_types_supported: ['token', 'code'],
  code_challenge_methods_supported: ['plain', 'S256'],
};

const hashed = async (verifier: string) =>
  Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))).toString(
    'base64url',
  );

/** Where a user is sent with these options, and the verifier that the challenge was made of. */
const started = async (oauth: Json, options: Json) => {
  const { authorizationUrl, codeVerifier } = await oauth.startAuthorization(origin, {
    clientInformation,
    redirectUrl,
    ...options,
  });
  const url = new URL(authorizationUrl);
  const query = [...url.searchParams].sort();
  return { address: `${url.origin}${url.pathname}`, query, challenge: await hashed(codeVerifier) };
};

const needed = (challenge: string) => [
  ['client_id', 'kettle'],
  ['code_challenge', challenge],
  ['code_challenge_method', 'S256'],
  ['redirect_uri', redirectUrl],
  ['response_type', 'code'],
];

verifies(
  'oauth:start:address',
  'the endpoint of the metadata with its own query, state, scope and a resource given in either form',
  async ({ sdk, wire }) => {
    for (const resource of ['https://mcp.test', new URL('https://mcp.test/mcp')]) {
      const { address, query, challenge } = await started(sdk.oauth, {
        metadata,
        scope: 'files:read',
        state: 'state-1',
        resource,
        redirectUrl: resource instanceof URL ? new URL(redirectUrl) : redirectUrl,
      });

      expect(address).toBe(`${origin}/oauth/authorize`);
      expect(query).toEqual(
        [
          ...needed(challenge),
          ['resource', String(resource)],
          ['scope', 'files:read'],
          ['state', 'state-1'],
          ['tenant', 'tea'],
        ].sort(),
      );
    }
    wire.toRead([]);
  },
);

verifies(
  'oauth:start:without-metadata',
  'the default path without metadata; no state, scope or resource where none is given, or an empty one',
  async ({ sdk, wire }) => {
    for (const options of [{}, { state: '', scope: '', resource: undefined }]) {
      const { address, query, challenge } = await started(sdk.oauth, options);

      expect([address, query]).toEqual([`${origin}/authorize`, needed(challenge)]);
    }
    wire.toRead([]);
  },
);

verifies(
  'oauth:start:incompatible',
  'neither the code nor S256 supported is told; without a list of challenge methods the user is sent',
  async ({ sdk, wire }) => {
    const outcome = (differing: Json) =>
      outcomeOf(started(sdk.oauth, { metadata: { ...metadata, ...differing } }));

    expect(await outcome({ response_types_supported: ['token'] })).toMatchObject({
      refused: { message: 'Incompatible auth server: does not support response type code' },
    });
    expect(await outcome({ code_challenge_methods_supported: ['plain'] })).toMatchObject({
      refused: { message: 'Incompatible auth server: does not support code challenge method S256' },
    });
    expect(await outcome({ code_challenge_methods_supported: undefined })).toEqual({
      answered: expect.anything(),
    });
    wire.toRead([]);
  },
);

verifies(
  'oauth:start:consent',
  'one prompt for consent with offline_access among the scopes, none without it',
  async ({ sdk, wire }) => {
    const prompts = [];
    for (const scope of ['offline_access', 'files offline_access', 'files', undefined]) {
      const { query } = await started(sdk.oauth, { metadata, scope });
      prompts.push(query.filter(([name]) => name === 'prompt').map(([, value]) => value));
    }

    expect(prompts).toEqual([['consent'], ['consent'], [], []]);
    wire.toRead([]);
  },
);

/** The resource that is chosen for an endpoint when metadata name another one. */
const chosen = (oauth: Json, endpoint: string | URL, resource: string) =>
  outcomeOf(oauth.selectResourceURL(endpoint, {}, { resource }).then(String));

verifies(
  'oauth:start:resource',
  'a resource that is the endpoint, its path, the beginning of its path or its host; none without metadata',
  async ({ sdk, wire }) => {
    const covering = [
      ['https://mcp.test/api/mcp', 'https://mcp.test/api/mcp'],
      ['https://mcp.test/api/mcp?key=1#part', 'https://mcp.test/api/mcp'],
      ['https://mcp.test/api/mcp', 'https://mcp.test/api'],
      ['https://mcp.test/api/mcp', 'https://mcp.test/api/'],
      ['https://mcp.test/api/', 'https://mcp.test/api'],
      ['https://mcp.test/api/mcp', 'https://mcp.test/'],
    ] as const;
    for (const [endpoint, resource] of covering) {
      expect(await chosen(sdk.oauth, endpoint, resource)).toEqual({ answered: resource });
      expect(await chosen(sdk.oauth, new URL(endpoint), resource)).toEqual({ answered: resource });
    }
    expect(await sdk.oauth.selectResourceURL('https://mcp.test/mcp', {})).toBeUndefined();
    wire.toRead([]);
  },
);

verifies(
  'oauth:start:resource:chosen',
  'an application is asked with the address without its fragment and with what the metadata name, if any',
  async ({ sdk, wire }) => {
    const told: unknown[] = [];
    const provider = {
      validateResourceURL: async (address: URL, resource?: string) => {
        told.push([address.href, resource]);
        return new URL('https://chosen.test');
      },
    };
    const endpoint = new URL('https://mcp.test/mcp?key=1#part');
    const answers = [
      await sdk.oauth.selectResourceURL(endpoint, provider, { resource: 'https://other.test/' }),
      await sdk.oauth.selectResourceURL(endpoint.href, provider),
    ];

    expect(answers.map(String)).toEqual(['https://chosen.test/', 'https://chosen.test/']);
    expect(told).toEqual([
      ['https://mcp.test/mcp?key=1', 'https://other.test/'],
      ['https://mcp.test/mcp?key=1', undefined],
    ]);
    expect(endpoint.href).toBe('https://mcp.test/mcp?key=1#part');
    wire.toRead([]);
  },
);

verifies(
  'oauth:start:resource:uncovered',
  'a resource of another host, scheme or port, of a longer path, or of one that only begins alike, is told',
  async ({ sdk, wire }) => {
    const endpoint = 'https://mcp.test/api';
    const others = [
      'https://other.test/api',
      'http://mcp.test/api',
      'https://mcp.test:8443/api',
      'https://mcp.test/api/mcp',
      'https://mcp.test/ap',
      'https://mcp.test/api/',
    ];
    for (const resource of others) {
      expect(await chosen(sdk.oauth, endpoint, resource)).toMatchObject({
        refused: {
          message: `Protected resource ${resource} does not match expected ${endpoint} (or origin)`,
        },
      });
    }
    wire.toRead([]);
  },
);

verifies(
  'oauth:start:document',
  'an address with HTTPS and a path is one; without either, or no address at all, is none',
  async ({ sdk, wire }) => {
    const addresses = ['https://app.test/client.json', 'https://app.test/', 'http://app.test/client.json'];
    const seen = [...addresses, 'client.json', '', undefined].map((value) => sdk.oauth.isHttpsUrl(value));

    expect(seen).toEqual([true, false, false, false, false, false]);
    wire.toRead([]);
  },
);
