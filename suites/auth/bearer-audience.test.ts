// A server that was told its own address, and tokens that were issued for it or for another one.

import { type CaseContext, createTokenVerifier, expect, type Json, observed, verifies } from '#case';

const cook = { clientId: 'cook', scopes: [], expiresAt: 4_102_444_800 };
const tea = 'https://tea.example/mcp';

/** The answer to a token that was issued for `resource`, by a server that expects tokens for another address or none. */
const answerTo = async ({ sdk, site }: CaseContext, resource: URL | undefined, options: Json) => {
  const auth = await sdk.authServer();
  const token = resource ? { ...cook, resource } : cook;
  const verifier = createTokenVerifier({ kettle: token }, auth.tokenError);
  const check = auth.requireBearer({ verifier, ...options });
  const { ask } = site(auth.application(check, (_request, response) => response.end('let through')));
  return ask('/mcp', { headers: { authorization: 'Bearer kettle' } });
};

const accepted = { status: 200, headers: {}, body: 'let through' };
const why = 'Token was not issued for this resource';
const refused = {
  status: 401,
  headers: {
    'content-type': 'application/json; charset=utf-8',
    'www-authenticate': `Bearer error="invalid_token", error_description="${why}"`,
  },
  body: { error: 'invalid_token', error_description: why },
};

verifies('bearer:audience:other', 'a token for another path of the same host is refused', async (context) => {
  const expectedResource = new URL(tea);
  const answer = await answerTo(context, new URL('https://tea.example/other'), { expectedResource });

  observed(answer)
    .required((seen) => {
      expect(seen).toEqual(refused);
    })
    .divergent('accepted', (seen) => {
      expect(seen).toEqual(accepted);
    });
});

verifies('bearer:audience:none', 'a token without an audience is refused', async (context) => {
  const answer = await answerTo(context, undefined, { expectedResource: new URL(tea) });

  observed(answer)
    .required((seen) => {
      expect(seen).toEqual(refused);
    })
    .divergent('accepted', (seen) => {
      expect(seen).toEqual(accepted);
    });
});

verifies('bearer:audience:case', 'a token for the address in upper case is accepted', async (context) => {
  const issuedFor = new URL('HTTPS://TEA.EXAMPLE/mcp');

  expect(await answerTo(context, issuedFor, { expectedResource: new URL(tea) })).toEqual(accepted);
});

verifies(
  'bearer:audience:slash',
  'a token for the address with a slash or a fragment behind it is accepted',
  async (context) => {
    const expectedResource = new URL(tea);

    expect(await answerTo(context, new URL(`${tea}/`), { expectedResource })).toEqual(accepted);
    expect(await answerTo(context, new URL(`${tea}#top`), { expectedResource })).toEqual(accepted);
    expect(await answerTo(context, new URL(tea), { expectedResource: new URL(`${tea}/`) })).toEqual(accepted);
  },
);

verifies(
  'bearer:audience:unchecked',
  'without an expected address a token for any is accepted',
  async (context) => {
    expect(await answerTo(context, new URL('https://elsewhere.example/'), {})).toEqual(accepted);
  },
);
