// Proof Key for Code Exchange: what a user is sent with, what a code is redeemed with, and who is not trusted to check it.

import {
  authorizationServer,
  connectOn,
  expect,
  type Json,
  oauthScene,
  observed,
  settled,
  verifies,
} from '#case';

const plain = { name: 'plain', version: '1.0.0' };
const authorizeUrl = 'https://auth.test/oauth/authorize';
const tokenUrl = 'https://auth.test/oauth/token';

const sha256 = async (text: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Buffer.from(digest).toString('base64url');
};

/** Metadata of these challenge methods, as a server of OAuth or as a provider of OpenID Connect. */
const advertising = (methods: readonly string[] | undefined) =>
  authorizationServer({ metadata: { code_challenge_methods_supported: methods } });

const openid: Json = {
  jwks_uri: 'https://auth.test/keys',
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
};

verifies(
  ['flow:pkce:challenge', 'flow:pkce:verifier'],
  'the challenge is the SHA-256 of the verifier that the code is redeemed with',
  async (context) => {
    const scene = oauthScene();

    await connectOn(context, scene);

    const [authorize] = scene.askedOf(authorizeUrl);
    const [token] = scene.askedOf(tokenUrl);
    expect(token?.body?.code_verifier).toMatch(/^[\w.~-]{43,128}$/);
    expect(authorize?.query).toMatchObject({
      code_challenge: await sha256(token?.body?.code_verifier),
      code_challenge_method: 'S256',
    });
  },
);

verifies(
  'flow:pkce:fresh',
  'a user who is sent twice is sent with two challenges, each of the verifier kept for it',
  async ({ sdk, connect }) => {
    const scene = oauthScene({ userLeaves: true });
    const kept: (string | undefined)[] = [];
    for (const name of ['first', 'second']) {
      const client = sdk.client({ name, version: '1.0.0' });
      await settled(connect(sdk.lowLevel(plain, {}, {}), client, scene.http));
      kept.push(scene.provider.kept.codeVerifier);
    }

    const challenges = scene.provider.redirects.map(({ searchParams }) => searchParams.get('code_challenge'));
    expect(challenges).toEqual(await Promise.all(kept.map((verifier) => sha256(verifier ?? ''))));
    expect(new Set(challenges).size).toBe(2);
  },
);

verifies(
  'flow:pkce:unadvertised',
  'metadata without challenge methods: the user is sent nowhere',
  async (context) => {
    const scene = oauthScene({ servers: [advertising(undefined)] });

    const connected = await settled(connectOn(context, scene));

    observed({ connected, sent: scene.provider.redirects.length })
      .required((seen) => expect(seen).toEqual({ connected: { refused: expect.anything() }, sent: 0 }))
      .divergent('goes-on', (seen) =>
        expect(seen).toEqual({ connected: { answered: expect.anything() }, sent: 1 }),
      );
  },
);

verifies(
  'flow:pkce:unadvertised-by-openid',
  'metadata of an OpenID provider without challenge methods: the user is sent nowhere',
  async (context) => {
    const provider = authorizationServer({
      at: ['https://auth.test/.well-known/openid-configuration'],
      metadata: { ...openid, code_challenge_methods_supported: undefined },
    });
    const scene = oauthScene({ servers: [provider] });

    const connected = await settled(connectOn(context, scene));

    expect(scene.asked()).toContain('GET https://auth.test/.well-known/openid-configuration');
    observed({ connected, sent: scene.provider.redirects.length })
      .required((seen) => expect(seen).toEqual({ connected: { refused: expect.anything() }, sent: 0 }))
      .divergent('goes-on', (seen) =>
        expect(seen).toEqual({ connected: { answered: expect.anything() }, sent: 1 }),
      );
  },
);

verifies(
  'flow:pkce:s256-unsupported',
  'metadata with the method plain alone: the user is sent nowhere, and the caller is told which method is missing',
  async (context) => {
    const scene = oauthScene({ servers: [advertising(['plain'])] });

    const connected = await settled(connectOn(context, scene));

    expect(connected).toMatchObject({ refused: { message: expect.stringContaining('S256') } });
    expect(scene.provider.redirects).toEqual([]);
  },
);
