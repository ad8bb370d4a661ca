// The providers that an SDK ships for clients without a user, called by themselves, and the assertions that they sign.

import { expect, type Json, observed, outcomeOf, saidOnConsole, stopClock, verifies } from '#case';

const expectedIssuer = 'https://auth.test';
const secret = 'a secret of at least thirty-two bytes';
const tokenUrl = 'https://auth.test/token';
const grant = 'client_credentials';

interface Shipped {
  readonly build: (differing?: Json) => Json;
  readonly name: string;
  readonly method: string;
  readonly secret: Json;
}

/** The three providers, with what tells them apart. */
const shipped = (oauth: Json): Shipped[] => {
  const common = { clientId: 'machine', expectedIssuer };
  return [
    {
      build: (differing) =>
        new oauth.ClientCredentialsProvider({ ...common, clientSecret: 's3cret', ...differing }),
      name: 'client-credentials-client',
      method: 'client_secret_basic',
      secret: { client_secret: 's3cret' },
    },
    {
      build: (differing) =>
        new oauth.PrivateKeyJwtProvider({ ...common, privateKey: secret, algorithm: 'HS256', ...differing }),
      name: 'private-key-jwt-client',
      method: 'private_key_jwt',
      secret: {},
    },
    {
      build: (differing) =>
        new oauth.StaticPrivateKeyJwtProvider({ ...common, jwtBearerAssertion: 'a.b.c', ...differing }),
      name: 'static-private-key-jwt-client',
      method: 'private_key_jwt',
      secret: {},
    },
  ];
};

verifies(
  'oauth:provider:described',
  'each of the three: its usual name and no scope, or those that it was given, its grant and its method',
  async ({ sdk, wire }) => {
    for (const { build, name, method } of shipped(sdk.oauth)) {
      const usual = {
        client_name: name,
        redirect_uris: [],
        grant_types: [grant],
        token_endpoint_auth_method: method,
      };

      expect([build().clientMetadata, build().redirectUrl]).toEqual([usual, undefined]);
      expect(build({ clientName: 'Kettle', scope: 'tea' }).clientMetadata).toEqual({
        ...usual,
        client_name: 'Kettle',
        scope: 'tea',
      });
    }
    wire.toRead([]);
  },
);

verifies(
  'oauth:provider:information',
  'each of the three: the id, the secret where there is one, and the server',
  async ({ sdk, wire }) => {
    for (const { build, secret: own } of shipped(sdk.oauth)) {
      expect(build().clientInformation()).toEqual({ client_id: 'machine', ...own, issuer: expectedIssuer });
    }
    wire.toRead([]);
  },
);

verifies(
  'oauth:provider:keeps',
  'each of the three: no tokens at first, then those that were handed over, whatever verifier comes after',
  async ({ sdk, wire }) => {
    for (const { build } of shipped(sdk.oauth)) {
      const provider = build();
      const before = provider.tokens();
      provider.saveTokens({ access_token: 'access-1', token_type: 'Bearer' });
      provider.saveCodeVerifier('verifier-1');

      expect([before, provider.tokens()]).toEqual([
        undefined,
        { access_token: 'access-1', token_type: 'Bearer' },
      ]);
    }
    wire.toRead([]);
  },
);

verifies(
  'oauth:provider:keeps:information',
  'each of the three: another id in the place of the first',
  async ({ sdk, wire }) => {
    const known = shipped(sdk.oauth).map(({ build }) => {
      const provider = build();
      provider.saveClientInformation?.({ client_id: 'other' });
      return provider.clientInformation().client_id;
    });

    observed(known)
      .required((ids) => expect(ids).toEqual(['other', 'other', 'other']))
      .divergent('fixed', (ids) => expect(ids).toEqual(['machine', 'machine', 'machine']));
    wire.toRead([]);
  },
);

verifies(
  'oauth:provider:request',
  'each of the three: the grant with the scope, and the grant alone',
  async ({ sdk, wire }) => {
    for (const { build } of shipped(sdk.oauth)) {
      const prepared = (scope?: string) => Object.fromEntries(build().prepareTokenRequest(scope));

      expect([prepared('tea'), prepared(), prepared('')]).toEqual([
        { grant_type: grant, scope: 'tea' },
        { grant_type: grant },
        { grant_type: grant },
      ]);
    }
    wire.toRead([]);
  },
);

verifies(
  'oauth:provider:no-user',
  'each of the three: neither a user to be sent nor a verifier',
  async ({ sdk, wire }) => {
    for (const { build } of shipped(sdk.oauth)) {
      expect(() => build().redirectToAuthorization(new URL(expectedIssuer))).toThrow(
        'redirectToAuthorization is not used for client_credentials flow',
      );
      expect(() => build().codeVerifier()).toThrow('codeVerifier is not used for client_credentials flow');
    }
    wire.toRead([]);
  },
);

verifies(
  'oauth:provider:issuer',
  'each of the three: one warning without a server, none with one, an error for an empty one or a number',
  async ({ sdk, wire }) => {
    for (const { build } of shipped(sdk.oauth)) {
      const said = await saidOnConsole(() => {
        build();
        build({ expectedIssuer: undefined });
      });

      expect(said).toEqual([
        [
          'warn',
          '[mcp-sdk] Omitting `expectedIssuer` is deprecated. Without it, the MCP server decides which ' +
            "authorization server receives this client's credentials; pass your authorization server's issuer " +
            'URL as `expectedIssuer` so they are only sent there.',
        ],
      ]);
      for (const wrong of ['', 7]) {
        expect(() => build({ expectedIssuer: wrong })).toThrow(
          "expectedIssuer must be the authorization server's issuer URL",
        );
      }
    }
    wire.toRead([]);
  },
);

/** What a client adds to a form when it asserts itself with these options. */
const asserted = async (oauth: Json, options: Json, metadata?: Json) => {
  const add = oauth.createPrivateKeyJwtAuth({
    issuer: 'machine',
    subject: 'ada',
    privateKey: secret,
    alg: 'HS256',
    ...options,
  });
  const form = new URLSearchParams();
  await add(new Headers(), form, new URL(tokenUrl), metadata);
  const [head = '', claims = '', signature = ''] = (form.get('client_assertion') ?? '').split('.');
  const parsed = (part: string): Json => JSON.parse(Buffer.from(part, 'base64url').toString());
  return {
    type: form.get('client_assertion_type'),
    head: parsed(head),
    claims: parsed(claims),
    signed: new TextEncoder().encode(`${head}.${claims}`),
    signature: Buffer.from(signature, 'base64url'),
  };
};

verifies(
  'oauth:provider:assertion:audience',
  'the audience given as text or address, the issuer of the metadata, the endpoint',
  async ({ sdk, wire }) => {
    const metadata = { issuer: expectedIssuer };
    const audiences = [
      (await asserted(sdk.oauth, { audience: 'https://given.test' }, metadata)).claims.aud,
      (await asserted(sdk.oauth, { audience: new URL('https://given.test/') }, metadata)).claims.aud,
      (await asserted(sdk.oauth, {}, metadata)).claims.aud,
      (await asserted(sdk.oauth, {})).claims.aud,
    ];

    expect(audiences).toEqual(['https://given.test', 'https://given.test/', expectedIssuer, tokenUrl]);
    wire.toRead([]);
  },
);

verifies(
  'oauth:provider:assertion:identity',
  'added claims stand beside those of the client, which stay: issuer, subject, times, and a name of its own',
  async ({ sdk, wire }) => {
    const clock = stopClock();
    const now = Math.floor(clock.now() / 1000);
    const claims = { tenant: 'tea', iss: 'thief', sub: 'thief', iat: 1, exp: 2, aud: 'thief', jti: 'thief' };
    const { type, head, claims: told } = await asserted(sdk.oauth, { claims, lifetimeSeconds: 60 });

    expect(type).toBe('urn:ietf:params:oauth:client-assertion-type:jwt-bearer');
    expect(head).toEqual({ alg: 'HS256', typ: 'JWT' });
    expect(told).toEqual({
      ...{ tenant: 'tea', iss: 'machine', sub: 'ada', aud: tokenUrl, iat: now, exp: now + 60 },
      jti: expect.stringMatching(new RegExp(`^${clock.now()}-[0-9a-z]{4,}$`)),
    });
    wire.toRead([]);
  },
);

verifies(
  'oauth:provider:assertion:keys',
  'a shared secret and a key in PEM, both as bytes, sign what their other half confirms',
  async ({ sdk, wire }) => {
    const bytes = new TextEncoder().encode(secret);
    const hmac = { name: 'HMAC', hash: 'SHA-256' };
    const shared = await crypto.subtle.importKey('raw', bytes, hmac, false, ['verify']);
    const curve = { name: 'ECDSA', namedCurve: 'P-256' };
    const pair = await crypto.subtle.generateKey(curve, true, ['sign', 'verify']);
    const der = Buffer.from(await crypto.subtle.exportKey('pkcs8', pair.privateKey)).toString('base64');
    const pem = `-----BEGIN PRIVATE KEY-----\n${der}\n-----END PRIVATE KEY-----`;
    const bySecret = await asserted(sdk.oauth, { privateKey: bytes });
    const byKey = await asserted(sdk.oauth, { privateKey: new TextEncoder().encode(pem), alg: 'ES256' });
    const ecdsa = { name: 'ECDSA', hash: 'SHA-256' };

    expect([
      await crypto.subtle.verify(hmac, shared, bySecret.signature, bySecret.signed),
      await crypto.subtle.verify(ecdsa, pair.publicKey, byKey.signature, byKey.signed),
    ]).toEqual([true, true]);
    wire.toRead([]);
  },
);

verifies(
  'oauth:provider:assertion:algorithm',
  'a name of no family is unsupported, those of three families want a key that can be read',
  async ({ sdk, wire }) => {
    const refusal = async (alg: string) => {
      const outcome = await outcomeOf(asserted(sdk.oauth, { alg, privateKey: 'no key' }));
      return 'refused' in outcome ? outcome.refused.message : outcome;
    };

    expect(await refusal('XY256')).toBe('Unsupported algorithm XY256');
    for (const alg of ['RS256', 'ES256', 'PS256']) expect(await refusal(alg)).toMatch(/PKCS#?8/);
    wire.toRead([]);
  },
);
