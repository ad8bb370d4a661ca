// The functions by which a client chooses how to prove who it is, called by themselves.

import { expect, type Json, outcomeOf, page, pageFetch, verifies } from '#case';

const basic = 'client_secret_basic';
const post = 'client_secret_post';
const tokenUrl = 'https://auth.test/token';

/** Secret, method of the registration, supported methods, and the method that is chosen. */
type Choice = readonly [string | undefined, string | undefined, readonly string[], string];

const choices: readonly Choice[] = [
  ['s3cret', undefined, [], basic],
  [undefined, undefined, [], 'none'],
  ['s3cret', undefined, ['none', post, basic], basic],
  ['s3cret', undefined, ['none', post], post],
  ['s3cret', undefined, ['none'], 'none'],
  ['s3cret', undefined, ['tls_client_auth'], post],
  [undefined, undefined, [basic, post, 'none'], 'none'],
  [undefined, undefined, ['tls_client_auth'], 'none'],
  ['s3cret', basic, [], basic],
  ['s3cret', post, [], post],
  ['s3cret', 'none', [], 'none'],
  ['s3cret', post, [basic, post], post],
  ['s3cret', basic, [post, basic], basic],
  ['s3cret', 'none', [basic, 'none'], 'none'],
  ['s3cret', basic, [post], post],
  ['s3cret', 'private_key_jwt', ['private_key_jwt', post], post],
  ['s3cret', 'private_key_jwt', [], basic],
  [undefined, 'private_key_jwt', ['private_key_jwt'], 'none'],
  [undefined, '', [post, 'none'], 'none'],
];

verifies(
  'oauth:proof:chosen',
  'with and without a secret, registered for any method or none: the method that the server supports, the safest first',
  async ({ sdk, wire }) => {
    const chosen = choices.map(([client_secret, token_endpoint_auth_method, supported]) =>
      sdk.oauth.selectClientAuthMethod(
        { client_id: 'kettle', client_secret, token_endpoint_auth_method },
        structuredClone(supported),
      ),
    );

    expect(chosen).toEqual(choices.map(([, , , method]) => method));
    expect(sdk.oauth.selectClientAuthMethod({ client_id: 'kettle' }, [])).toBe('none');
    wire.toRead([]);
  },
);

/** Exchanges a code as a client without a secret that was registered for this method. */
const exchanging = (oauth: Json, token_endpoint_auth_method: string) => {
  const web = pageFetch({ [tokenUrl]: page({ access_token: 'access-1', token_type: 'Bearer' }) });
  const exchanged = oauth.exchangeAuthorization('https://auth.test', {
    clientInformation: { client_id: 'kettle', token_endpoint_auth_method },
    authorizationCode: 'code-1',
    codeVerifier: 'verifier-1',
    redirectUri: 'http://localhost:3000/callback',
    fetchFn: web.fetch,
  });
  return outcomeOf(exchanged).then((outcome) => ({ outcome, asked: web.asked }));
};

verifies(
  'oauth:proof:secret-missing',
  'a client without a secret that was registered for HTTP Basic: it is told so, and nobody is asked',
  async ({ sdk, wire }) => {
    const { outcome, asked } = await exchanging(sdk.oauth, basic);

    expect(outcome).toMatchObject({
      refused: { message: 'client_secret_basic authentication requires a client_secret' },
    });
    expect(asked).toEqual([]);
    wire.toRead([]);
  },
);

verifies(
  'oauth:proof:post-without-secret',
  'a client without a secret that was registered for one in the body: its id goes into the body, alone',
  async ({ sdk }) => {
    const { asked } = await exchanging(sdk.oauth, post);

    expect(asked.map(({ headers, body }) => [headers.authorization, body])).toEqual([
      [
        undefined,
        {
          grant_type: 'authorization_code',
          code: 'code-1',
          code_verifier: 'verifier-1',
          redirect_uri: 'http://localhost:3000/callback',
          client_id: 'kettle',
        },
      ],
    ]);
  },
);
