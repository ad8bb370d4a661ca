// Which authorization server speaks when users are sent back: the parameter that keeps clients from mixing servers up.

import { type CaseContext, createOAuthProvider, expect, type ProviderOptions, verifies } from '#case';

const back = 'https://cook.example/back';
const request = new URLSearchParams({
  client_id: 'cook',
  redirect_uri: back,
  response_type: 'code',
  code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  code_challenge_method: 'S256',
  state: 'steep',
});

/** The whole authorization server, and the query that users are sent back with. */
const hosting = async ({ sdk, site }: CaseContext, fails: ProviderOptions['fails'] = {}) => {
  const auth = await sdk.authServer();
  const provider = createOAuthProvider({ clients: [{ client_id: 'cook', redirect_uris: [back] }], fails });
  const options = {
    provider,
    issuerUrl: new URL('https://auth.example'),
    authorizationOptions: { rateLimit: false },
  };
  const { ask } = site(auth.application(auth.authorizationServer(options)));
  const broughtBack = async () => {
    const { headers } = await ask(`/authorize?${request}`);
    return Object.fromEntries(new URL(headers.location ?? '').searchParams);
  };
  return { ask, broughtBack };
};

verifies(
  'authorization-server:authorize:issuer:named',
  'a code comes back together with the issuer that granted it',
  async (context) => {
    const { broughtBack } = await hosting(context);

    expect(await broughtBack()).toEqual({ code: 'granted', state: 'steep', iss: 'https://auth.example/' });
  },
);

verifies(
  'authorization-server:authorize:issuer:of-errors',
  'an error comes back together with the issuer that met it',
  async (context) => {
    const { oauthError } = await context.sdk.authServer();
    const { broughtBack } = await hosting(context, { authorize: oauthError('access_denied', 'no') });

    expect(await broughtBack()).toEqual({
      error: 'access_denied',
      error_description: 'no',
      state: 'steep',
      iss: 'https://auth.example/',
    });
  },
);

verifies(
  'authorization-server:authorize:issuer:advertised',
  'the metadata says that the issuer will be named, under the same name',
  async (context) => {
    const { ask, broughtBack } = await hosting(context);

    const { body } = await ask('/.well-known/oauth-authorization-server');
    expect(body).toMatchObject({
      issuer: (await broughtBack()).iss,
      authorization_response_iss_parameter_supported: true,
    });
  },
);
