// How a client proves to an authorization server who it is: by which method, and in whose hands the choice lies.

import {
  type Asked,
  authorizationServer,
  type CaseContext,
  expect,
  type Json,
  never,
  oauthScene,
  observed,
  settled,
  suiteClientIdentity,
  verifies,
} from '#case';

const tokenUrl = 'https://auth.test/oauth/token';
const basic = `Basic ${btoa('kettle:s3cret')}`;

interface Setting {
  /** What is known of the client on both sides; id and secret unless told otherwise. */
  readonly information?: Json;
  /** The methods that the metadata of the authorization server name; none unless told otherwise. */
  readonly methods?: readonly string[];
  readonly native?: Json;
}

const confidential = { client_id: 'kettle', client_secret: 's3cret' };

/** A scene around a client that was registered by hand, whose first token is refused once the test says so. */
const registered = ({ information = confidential, methods, native = {} }: Setting) => {
  const expired = { now: false };
  const scene = oauthScene({
    servers: [
      authorizationServer({
        clients: [information],
        metadata: { token_endpoint_auth_methods_supported: methods },
        tokens: { refresh_token: 'refresh-1' },
      }),
    ],
    client: { kept: { clientInformation: information }, native },
    resource: {
      refuse: ({ headers }) =>
        expired.now && headers.authorization?.startsWith('Bearer access-1.') ? { status: 401 } : undefined,
    },
  });
  return { scene, expired };
};

const connected = ({ sdk, connect }: CaseContext, { scene }: ReturnType<typeof registered>) => {
  const server = sdk.lowLevel(
    { name: 'plain', version: '1.0.0' },
    { tools: {} },
    { 'tools/list': () => ({ tools: [] }), 'tools/call': never('nobody calls here') },
  );
  return connect(server, sdk.client(suiteClientIdentity), scene.http);
};

/** What a request for tokens says of who sends it. */
const proofOf = (asked: Asked | undefined) => ({
  header: asked?.headers.authorization,
  id: asked?.body?.client_id,
  secret: asked?.body?.client_secret,
});

/** What the request for the first token says of who sends it. */
const proven = async (context: CaseContext, setting: Setting) => {
  const set = registered(setting);
  await settled(connected(context, set));
  return proofOf(set.scene.askedOf(tokenUrl)[0]);
};

const byHeader = { header: basic, id: undefined, secret: undefined };
const byBody = { header: undefined, id: 'kettle', secret: 's3cret' };
const byName = { header: undefined, id: 'kettle', secret: undefined };

verifies('client-auth:none', 'an id without a secret goes into the body, alone', async (context) => {
  expect(await proven(context, { information: { client_id: 'kettle' } })).toEqual(byName);
});

verifies(
  'client-auth:basic',
  'id and secret go into the header where the metadata name no methods',
  async (context) => {
    observed(await proven(context, {}))
      .required((proof) => expect(proof).toEqual(byHeader))
      .divergent('in-body', (proof) => expect(proof).toEqual(byBody));
  },
);

verifies(
  'client-auth:basic:preferred',
  'id and secret go into the header where the metadata name both methods, whichever comes first',
  async (context) => {
    const methods = ['none', 'client_secret_post', 'client_secret_basic'];

    expect(await proven(context, { methods })).toEqual(byHeader);
  },
);

verifies(
  'client-auth:post',
  'id and secret go into the body where the metadata name that method alone',
  async (context) => {
    expect(await proven(context, { methods: ['client_secret_post'] })).toEqual(byBody);
  },
);

verifies(
  'client-auth:registered',
  'a client registered for a secret in the body: id and secret go there although the metadata name both methods',
  async (context) => {
    const information = { ...confidential, token_endpoint_auth_method: 'client_secret_post' };
    const methods = ['client_secret_basic', 'client_secret_post'];

    observed(await proven(context, { information, methods }))
      .required((proof) => expect(proof).toEqual(byBody))
      .divergent('by-metadata', (proof) => expect(proof).toEqual(byHeader));
  },
);

verifies(
  'client-auth:registered:unsupported',
  'a client registered for HTTP Basic: id and secret go into the body where the metadata name that method alone',
  async (context) => {
    const information = { ...confidential, token_endpoint_auth_method: 'client_secret_basic' };

    expect(await proven(context, { information, methods: ['client_secret_post'] })).toEqual(byBody);
  },
);

verifies(
  'client-auth:registered:none',
  'a client registered without a method keeps the secret that it was given all the same to itself',
  async (context) => {
    const information = { ...confidential, token_endpoint_auth_method: 'none' };
    const methods = ['client_secret_basic', 'none'];

    observed(await proven(context, { information, methods }))
      .required((proof) => expect(proof).toEqual(byName))
      .divergent('by-metadata', (proof) => expect(proof).toEqual(byHeader));
  },
);

verifies(
  'client-auth:without-secret',
  'an id without a secret goes into the body although the metadata name methods with a secret alone',
  async (context) => {
    const methods = ['client_secret_basic', 'client_secret_post'];

    expect(await proven(context, { information: { client_id: 'kettle' }, methods })).toEqual(byName);
  },
);

verifies(
  'client-auth:unknown-methods',
  'id and secret go into the body where the metadata name unknown methods alone',
  async (context) => {
    expect(await proven(context, { methods: ['tls_client_auth'] })).toEqual(byBody);
  },
);

verifies(
  'client-auth:refresh',
  'id and secret go into the header with a refresh token as they went there with the code',
  async (context) => {
    const set = registered({});
    const { client } = await connected(context, set);
    set.expired.now = true;

    await client.listTools();

    const asked = set.scene.askedOf(tokenUrl);
    expect(asked.map(({ body }) => body?.grant_type)).toEqual(['authorization_code', 'refresh_token']);
    observed(asked.map(proofOf))
      .required((proofs) => expect(proofs).toEqual([byHeader, byHeader]))
      .divergent('in-body', (proofs) => expect(proofs).toEqual([byBody, byBody]));
  },
);

verifies(
  'client-auth:encoded',
  'an id and a secret with reserved characters go into the header encoded for a form',
  async (context) => {
    const information = { client_id: 'https://app.test', client_secret: 'a:b%c d' };

    const { header } = await proven(context, { information, methods: ['client_secret_basic'] });

    observed(atob(header?.slice('Basic '.length) ?? ''))
      .required((joined) => expect(joined).toBe('https%3A%2F%2Fapp.test:a%3Ab%25c+d'))
      .divergent('raw', (joined) => expect(joined).toBe('https://app.test:a:b%c d'));
  },
);

/** An application that proves who it is in its own way, and what it was told. */
const provingItself = () => {
  const told: Json[] = [];
  const addClientAuthentication = async (
    headers: Headers,
    params: URLSearchParams,
    url: string | URL,
    metadata?: Json,
  ) => {
    told.push({ url: String(url), issuer: metadata?.issuer, grant: params.get('grant_type') });
    headers.set('x-client-proof', 'seal');
    params.set('client_id', 'kettle');
    params.set('client_secret', 's3cret');
  };
  return { told, native: { addClientAuthentication } };
};

verifies(
  ['client-auth:custom', 'client-auth:custom:alone', 'client-auth:custom:told'],
  'what an application adds to header and body goes with the code, and nothing else proves who it is',
  async (context) => {
    const { told, native } = provingItself();
    const set = registered({ native });

    const { client } = await connected(context, set);

    expect(client.serverIdentity()).toMatchObject({ name: 'plain' });
    const [asked] = set.scene.askedOf(tokenUrl);
    expect(asked?.headers['x-client-proof']).toBe('seal');
    expect(proofOf(asked)).toEqual(byBody);
    const issuer = 'https://auth.test';
    observed(told)
      .required((seen) => expect(seen).toEqual([{ url: tokenUrl, issuer, grant: 'authorization_code' }]))
      .divergent('told-of-issuer', (seen) =>
        expect(seen).toEqual([{ url: issuer, issuer, grant: 'authorization_code' }]),
      );
  },
);

verifies(
  'client-auth:custom:refresh',
  'what an application adds to header and body goes with a refresh token as well',
  async (context) => {
    const { told, native } = provingItself();
    const set = registered({ native });
    const { client } = await connected(context, set);
    set.expired.now = true;

    await client.listTools();

    const asked = set.scene.askedOf(tokenUrl).at(-1);
    expect(asked?.headers['x-client-proof']).toBe('seal');
    expect(proofOf(asked)).toEqual(byBody);
    expect(told.at(-1)).toMatchObject({ issuer: 'https://auth.test', grant: 'refresh_token' });
  },
);
