// In which order a client asks an issuer that has a path for its metadata.

import { authorizationServer, connectOn, expect, oauthScene, type Scene, verifies } from '#case';

const issuer = 'https://auth.test/tenant1';
const oauthInserted = 'https://auth.test/.well-known/oauth-authorization-server/tenant1';
const openidInserted = 'https://auth.test/.well-known/openid-configuration/tenant1';
const openidAppended = 'https://auth.test/tenant1/.well-known/openid-configuration';
const oauthRoot = 'https://auth.test/.well-known/oauth-authorization-server';

/** What an OpenID provider must say of itself besides what any authorization server says. */
const openid = {
  jwks_uri: 'https://auth.test/keys',
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
};

/** What was asked of the authorization server before the user came in. */
const ofServer = (scene: Scene): string[] =>
  scene.askedBeforeBrowser().filter((line) => line.includes('https://auth.test'));

/** A scene whose issuer has a path and metadata at these addresses; elsewhere lies what must not be asked for. */
const tenant = (...at: string[]): Scene =>
  oauthScene({ servers: [authorizationServer({ issuer, at, metadata: openid })] });

const register = 'POST https://auth.test/tenant1/oauth/register';

verifies(
  'discovery:server:path:oauth',
  'an issuer with a path that has all three documents is asked for the OAuth metadata alone',
  async (context) => {
    const scene = tenant(oauthInserted, openidInserted, openidAppended, oauthRoot);

    await connectOn(context, scene);

    expect(ofServer(scene)).toEqual([`GET ${oauthInserted}`, register]);
  },
);

verifies(
  'discovery:server:path:openid',
  'an issuer with a path that has both OpenID configurations is asked for the inserted one second',
  async (context) => {
    const scene = tenant(openidInserted, openidAppended, oauthRoot);

    await connectOn(context, scene);

    expect(ofServer(scene)).toEqual([`GET ${oauthInserted}`, `GET ${openidInserted}`, register]);
  },
);

verifies(
  'discovery:server:path:openid-appended',
  'an issuer with a path that has nothing but the appended configuration is asked for it third',
  async (context) => {
    const scene = tenant(openidAppended, oauthRoot);

    await connectOn(context, scene);

    const asked = [oauthInserted, openidInserted, openidAppended].map((url) => `GET ${url}`);
    expect(ofServer(scene)).toEqual([...asked, register]);
  },
);
