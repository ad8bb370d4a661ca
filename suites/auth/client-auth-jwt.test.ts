// A client that proves who it is by a signed assertion: what it asserts, and with which key it signs.

import {
  authorizationServer,
  type CaseContext,
  expect,
  type Json,
  oauthScene,
  page,
  settled,
  suiteClientIdentity,
  verifies,
} from '#case';

const tokenUrl = 'https://auth.test/oauth/token';
const documentUrl = 'https://app.test/client.json';
const ecdsa = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };

const pairOfKeys = () => crypto.subtle.generateKey(ecdsa, true, ['sign', 'verify']);

const bytesOf = (part: string | undefined) => new Uint8Array(Buffer.from(part ?? '', 'base64url'));
const jsonOf = (part: string | undefined): Json =>
  JSON.parse(Buffer.from(part ?? '', 'base64url').toString());

/** An assertion taken apart. */
const partsOf = (assertion: string) => {
  const [head, claims, signature] = assertion.split('.');
  return {
    head: jsonOf(head),
    claims: jsonOf(claims),
    signed: `${head}.${claims}`,
    signature: bytesOf(signature),
  };
};

/** The assertions that reach the token endpoint when a client with a metadata document authorizes. */
const asserted = async ({ sdk, connect }: CaseContext, options: Json, clients = 1) => {
  const addClientAuthentication = sdk.oauth.createPrivateKeyJwtAuth({
    issuer: documentUrl,
    subject: documentUrl,
    alg: 'ES256',
    ...options,
  });
  // Loads what the SDK signs with: that may take longer than the wire stays silent.
  await addClientAuthentication(new Headers(), new URLSearchParams(), tokenUrl).catch(() => undefined);
  const scene = oauthScene({
    servers: [authorizationServer({ metadata: { client_id_metadata_document_supported: true } })],
    pages: { [tokenUrl]: page({ access_token: 'given', token_type: 'Bearer' }) },
    resource: { accepts: (token) => token === 'given' },
    client: {
      native: {
        clientMetadataUrl: documentUrl,
        addClientAuthentication,
      },
    },
  });
  const outcomes = [];
  for (let number = 0; number < clients; number += 1) {
    delete scene.provider.kept.tokens;
    const server = sdk.lowLevel({ name: 'plain', version: '1.0.0' }, {}, {});
    outcomes.push(await settled(connect(server, sdk.client(suiteClientIdentity), scene.http)));
  }
  const bodies = scene.askedOf(tokenUrl).map(({ body }) => body ?? {});
  return { outcomes, bodies, assertions: bodies.map((body) => partsOf(body.client_assertion)) };
};

const isSignedWith = (key: CryptoKey, { signature, signed }: ReturnType<typeof partsOf>) =>
  crypto.subtle.verify(ecdsa, key, signature, new TextEncoder().encode(signed));

verifies(
  ['client-auth:jwt', 'client-auth:jwt:claims'],
  'a code goes with an assertion that the key of the client has signed for the authorization server',
  async (context) => {
    const { publicKey, privateKey } = await pairOfKeys();
    const key = await crypto.subtle.exportKey('jwk', privateKey);

    const { outcomes, bodies, assertions } = await asserted(context, { privateKey: key });

    expect(outcomes).toEqual([{ answered: expect.anything() }]);
    expect(bodies[0]).toMatchObject({
      grant_type: 'authorization_code',
      client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
    });
    const [assertion] = assertions;
    expect(assertion?.head).toEqual({ alg: 'ES256', typ: 'JWT' });
    expect(assertion?.claims).toEqual({
      iss: documentUrl,
      sub: documentUrl,
      aud: 'https://auth.test',
      iat: expect.any(Number),
      exp: assertion?.claims.iat + 300,
      jti: expect.stringMatching(/./),
    });
    // Seconds, not milliseconds.
    expect(assertion?.claims.iat).toBeGreaterThan(1_600_000_000);
    expect(assertion?.claims.iat).toBeLessThan(10_000_000_000);
    expect(assertion && (await isSignedWith(publicKey, assertion))).toBe(true);
  },
);

const anyKey = async () => {
  const { privateKey } = await pairOfKeys();
  return { privateKey: await crypto.subtle.exportKey('jwk', privateKey) };
};

verifies(
  'client-auth:jwt:audience',
  'an audience that the application names is asserted instead of the authorization server',
  async (context) => {
    const { assertions } = await asserted(context, { ...(await anyKey()), audience: tokenUrl });

    expect(assertions.map(({ claims }) => claims.aud)).toEqual([tokenUrl]);
  },
);

verifies(
  'client-auth:jwt:lifetime',
  'a lifetime of 45 seconds ends 45 seconds after it began',
  async (context) => {
    const { assertions } = await asserted(context, { ...(await anyKey()), lifetimeSeconds: 45 });

    expect(assertions.map(({ claims }) => claims.exp - claims.iat)).toEqual([45]);
  },
);

verifies(
  'client-auth:jwt:more-claims',
  'a claim that the application adds is asserted beside the usual ones',
  async (context) => {
    const { assertions } = await asserted(context, { ...(await anyKey()), claims: { tenant: 'kettle' } });

    expect(assertions.map(({ claims }) => claims)).toEqual([
      expect.objectContaining({ tenant: 'kettle', iss: documentUrl, aud: 'https://auth.test' }),
    ]);
  },
);

verifies('client-auth:jwt:fresh', 'two codes go with assertions of different names', async (context) => {
  const { assertions } = await asserted(context, await anyKey(), 2);

  expect(assertions.length).toBe(2);
  expect(new Set(assertions.map(({ claims }) => claims.jti)).size).toBe(2);
});

verifies('client-auth:jwt:pem', 'a key in PEM signs what its public half confirms', async (context) => {
  const { publicKey, privateKey } = await pairOfKeys();
  const der = Buffer.from(await crypto.subtle.exportKey('pkcs8', privateKey)).toString('base64');
  const pem = `-----BEGIN PRIVATE KEY-----\n${der}\n-----END PRIVATE KEY-----`;

  const { assertions } = await asserted(context, { privateKey: pem });

  expect(await Promise.all(assertions.map((each) => isSignedWith(publicKey, each)))).toEqual([true]);
});

verifies(
  'client-auth:jwt:shared-secret',
  'a shared secret signs what the same secret confirms',
  async (context) => {
    const secret = 'a secret of at least thirty-two bytes';
    const hmac = { name: 'HMAC', hash: 'SHA-256' };
    const raw = new TextEncoder().encode(secret);
    const key = await crypto.subtle.importKey('raw', raw, hmac, false, ['verify']);

    const { assertions } = await asserted(context, { alg: 'HS256', privateKey: secret });

    const confirmed = assertions.map(({ head, signature, signed }) => [
      head.alg,
      crypto.subtle.verify(hmac, key, signature, new TextEncoder().encode(signed)),
    ]);
    expect(await Promise.all(confirmed.map((each) => Promise.all(each)))).toEqual([['HS256', true]]);
  },
);

verifies(
  'client-auth:jwt:algorithm',
  'an unknown algorithm: nothing is sent, and the caller is told which it was',
  async (context) => {
    const { outcomes, bodies } = await asserted(context, { alg: 'XY256', privateKey: 'whatever' });

    expect(outcomes).toMatchObject([{ refused: { message: expect.stringContaining('XY256') } }]);
    expect(bodies).toEqual([]);
  },
);
