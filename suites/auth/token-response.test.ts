// The answer to a request for tokens: what a client keeps of it, and what it does about one that it cannot use.

import {
  type CaseContext,
  expect,
  garbled,
  jsonReply,
  oauthScene,
  observed,
  type Page,
  page,
  settled,
  suiteClientIdentity,
  verifies,
} from '#case';

const tokenUrl = 'https://auth.test/oauth/token';
const bearer = { access_token: 'given', token_type: 'Bearer' };

/** Connects a client whose code is answered with this page. */
const answeredWith = async ({ sdk, connect }: CaseContext, answer: Page) => {
  const scene = oauthScene({
    pages: { [tokenUrl]: answer },
    resource: { accepts: (token) => token === 'given' },
  });
  const server = sdk.lowLevel({ name: 'plain', version: '1.0.0' }, {}, {});
  const outcome = await settled(connect(server, sdk.client(suiteClientIdentity), scene.http));
  return { scene, outcome, kept: scene.provider.kept.tokens };
};

verifies('token:response:kept', 'every field of the answer is kept', async (context) => {
  const all = {
    ...bearer,
    expires_in: 3600,
    scope: 'files:read',
    refresh_token: 'refresh-1',
    id_token: 'who',
  };
  const { kept } = await answeredWith(context, page(all));

  expect(kept).toMatchObject(all);
});

verifies(
  'token:response:issuer',
  'the authorization server that gave the answer is kept with it',
  async (context) => {
    const { kept } = await answeredWith(context, page(bearer));

    expect(kept).toEqual({ ...bearer, issuer: 'https://auth.test' });
  },
);

verifies(
  'token:response:issuer-claimed',
  'an answer that names another issuer: the authorization server that gave it is kept',
  async (context) => {
    const { kept } = await answeredWith(context, page({ ...bearer, issuer: 'https://elsewhere.test' }));

    expect(kept).toEqual({ ...bearer, issuer: 'https://auth.test' });
  },
);

verifies(
  'token:response:lifetime-text',
  'a lifetime written as a text is kept as a number',
  async (context) => {
    const { kept } = await answeredWith(context, page({ ...bearer, expires_in: '3600' }));

    observed(kept?.expires_in)
      .required((lifetime) => expect(lifetime).toBe(3600))
      .divergent('refuses', (lifetime) => expect(lifetime).toBeUndefined());
  },
);

verifies(
  'token:response:unknown-fields',
  'a field of the answer that no specification knows is not kept',
  async (context) => {
    const { kept } = await answeredWith(context, page({ ...bearer, kettle: 'boils' }));

    expect(kept).toMatchObject(bearer);
    expect(kept).not.toHaveProperty('kettle');
  },
);

verifies(
  'token:response:no-token',
  'an answer without an access token: the connection fails, and nothing is kept',
  async (context) => {
    const { outcome, kept } = await answeredWith(context, page({ token_type: 'Bearer' }));

    expect(outcome).toMatchObject({ refused: { message: expect.stringContaining('access_token') } });
    expect(kept).toBeUndefined();
  },
);

verifies(
  'token:response:no-type',
  'an answer without a type of token: the connection fails, and nothing is kept',
  async (context) => {
    const { outcome, kept } = await answeredWith(context, page({ access_token: 'given' }));

    expect(outcome).toMatchObject({ refused: { message: expect.stringContaining('token_type') } });
    expect(kept).toBeUndefined();
  },
);

verifies(
  'token:response:no-json',
  'an answer that is no JSON: the connection fails, and nothing is kept',
  async (context) => {
    const { outcome, kept } = await answeredWith(context, garbled('access_token=given'));

    expect(outcome).toMatchObject({ refused: { message: expect.stringContaining('JSON') } });
    expect(kept).toBeUndefined();
  },
);

verifies(
  'token:response:error',
  'a code refused for its scope: the caller is told why, and nothing is kept',
  async (context) => {
    const refusal = { error: 'invalid_scope', error_description: 'no such scope' };
    const { scene, outcome, kept } = await answeredWith(context, page(refusal, 400));

    expect(outcome).toMatchObject({ refused: { message: 'no such scope' } });
    expect(scene.askedOf(tokenUrl).length).toBe(1);
    expect(kept).toBeUndefined();
  },
);

verifies(
  'token:response:error-of-success',
  'an error that comes with status 200: the caller is told why',
  async (context) => {
    const refusal = { error: 'invalid_scope', error_description: 'no such scope' };
    const { outcome } = await answeredWith(context, page(refusal));

    observed(outcome)
      .required((seen) => expect(seen).toMatchObject({ refused: { message: 'no such scope' } }))
      .divergent('tells-of-shape', (seen) =>
        expect(seen).toMatchObject({ refused: { message: expect.stringContaining('access_token') } }),
      );
  },
);

verifies(
  'token:response:invalid-grant',
  'a code refused as invalid: tokens are forgotten, and the code is tried no third time',
  async (context) => {
    const { scene, outcome } = await answeredWith(context, () => jsonReply({ error: 'invalid_grant' }, 400));

    expect(outcome).toEqual({ refused: expect.anything() });
    expect(scene.provider.invalidated).toEqual(['tokens']);
    expect(scene.askedOf(tokenUrl).map(({ body }) => body?.code)).toEqual(['code-1', 'code-1']);
  },
);
