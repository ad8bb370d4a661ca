// What a client reads in the challenge of a resource that refused it: the grammar is that of RFC 9110.

import {
  answered,
  authorizationServer,
  type CaseContext,
  connectOn,
  expect,
  oauthScene,
  observed,
  settled,
  verifies,
} from '#case';

const about = 'https://mcp.test/about/this-resource';
const inserted = 'https://mcp.test/.well-known/oauth-protected-resource/mcp';
const root = 'https://mcp.test/.well-known/oauth-protected-resource';

verifies(
  'discovery:resource:challenge',
  'metadata at an address of its own, named by the challenge, leads to its authorization server and a connection',
  async (context) => {
    const scene = oauthScene({ resource: { at: [about] } });

    const outcome = await settled(connectOn(context, scene));

    observed({ outcome, asked: scene.askedBeforeBrowser() })
      .required((seen) =>
        expect(seen).toEqual({
          outcome: answered(expect.anything()),
          asked: [
            `GET ${about}`,
            'GET https://auth.test/.well-known/oauth-authorization-server',
            'POST https://auth.test/oauth/register',
          ],
        }),
      )
      .divergent('asks-elsewhere', (seen) =>
        expect(seen).toEqual({
          outcome: { refused: expect.anything() },
          asked: [
            `GET ${about}`,
            expect.stringMatching(/^GET https:.*oauth-authorization-server\/(mcp|sse)$/),
            'GET https://mcp.test/.well-known/oauth-authorization-server',
            'POST https://auth.test/register',
          ],
        }),
      );
  },
);

/** Where a client looks first under this challenge. Metadata lies there, and with the path of the endpoint inserted. */
const soughtUnder = async (context: CaseContext, challenge: string): Promise<string | undefined> => {
  const scene = oauthScene({ resource: { challenge, at: [about, inserted] } });
  await settled(connectOn(context, scene));
  return scene.asked()[0];
};

verifies(
  'discovery:resource:challenge:parameters',
  'the address stands between a realm with a comma and a scope',
  async (context) => {
    const challenge = `Bearer realm="mcp, all of it", error="invalid_token", resource_metadata="${about}", scope="read"`;

    expect(await soughtUnder(context, challenge)).toBe(`GET ${about}`);
  },
);

verifies(
  'discovery:resource:challenge:scheme-case',
  'a challenge of the scheme BEARER is one of Bearer',
  async (context) => {
    expect(await soughtUnder(context, `BEARER resource_metadata="${about}"`)).toBe(`GET ${about}`);
  },
);

verifies(
  'discovery:resource:challenge:name-case',
  'a parameter called Resource_Metadata names the address',
  async (context) => {
    observed(await soughtUnder(context, `Bearer Resource_Metadata="${about}"`))
      .required((seen) => expect(seen).toBe(`GET ${about}`))
      .divergent('overlooked', (seen) => expect(seen).toBe(`GET ${inserted}`));
  },
);

verifies(
  'discovery:resource:challenge:spaced',
  'the address stands behind an equals sign with white space around it',
  async (context) => {
    observed(await soughtUnder(context, `Bearer resource_metadata = "${about}"`))
      .required((seen) => expect(seen).toBe(`GET ${about}`))
      .divergent('overlooked', (seen) => expect(seen).toBe(`GET ${inserted}`));
  },
);

verifies(
  'discovery:resource:challenge:second',
  'the address stands in a challenge of Bearer behind one of Basic',
  async (context) => {
    observed(await soughtUnder(context, `Basic realm="mcp", Bearer resource_metadata="${about}"`))
      .required((seen) => expect(seen).toBe(`GET ${about}`))
      .divergent('overlooked', (seen) => expect(seen).toBe(`GET ${inserted}`));
  },
);

verifies(
  'discovery:resource:challenge:quoted-text',
  'an address in the text of a description is not asked, the parameter behind it is',
  async (context) => {
    const text = 'error_description="see resource_metadata=https://mcp.test/about/lies and weep"';

    observed(await soughtUnder(context, `Bearer ${text}, resource_metadata="${about}"`))
      .required((seen) => expect(seen).toBe(`GET ${about}`))
      .divergent('reads-the-text', (seen) => expect(seen).toBe('GET https://mcp.test/about/lies'));
  },
);

verifies(
  'discovery:resource:challenge:other-scheme',
  'the address in a challenge of Basic is not asked',
  async (context) => {
    expect(await soughtUnder(context, `Basic resource_metadata="${about}"`)).toBe(`GET ${inserted}`);
  },
);

verifies(
  'discovery:resource:challenge:missing',
  'nothing lies where the challenge says: the two usual addresses are not asked',
  async (context) => {
    const challenge = `Bearer resource_metadata="${about}"`;
    const server = authorizationServer({ issuer: 'https://mcp.test' });
    const scene = oauthScene({ servers: [server], resource: { challenge, at: [inserted, root] } });

    await connectOn(context, scene);

    expect(scene.askedBeforeBrowser()).toEqual([
      `GET ${about}`,
      'GET https://mcp.test/.well-known/oauth-authorization-server',
      'POST https://mcp.test/oauth/register',
    ]);
  },
);
