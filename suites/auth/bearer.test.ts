// A server behind the SDK's check of access tokens, asked with raw requests.

import {
  type Answer,
  type CaseContext,
  createTokenVerifier,
  expect,
  type Json,
  never,
  observed,
  stopClock,
  verifies,
} from '#case';

const farAway = 4_102_444_800;
const cook = { clientId: 'cook', scopes: ['boil'], expiresAt: farAway };
const json = { 'content-type': 'application/json; charset=utf-8' };

/** What stands behind the check, and tells what the check told it. */
const tellsAuth = (request: object, response: { end(text: string): unknown }) =>
  response.end(JSON.stringify((request as { auth?: Json }).auth));

const unreached = never('the check lets nobody through');

/** Asks for what stands behind the check, whose verifier knows these tokens. */
const asking = async (
  { sdk, site }: CaseContext,
  tokens: Record<string, Json>,
  options: Json = {},
  behind: typeof tellsAuth = unreached,
) => {
  const auth = await sdk.authServer();
  const verifier = createTokenVerifier(tokens, auth.tokenError);
  const { ask } = site(auth.application(auth.requireBearer({ verifier, ...options }), behind));
  const under = (authorization: string, path = '/mcp', init: RequestInit = {}) =>
    ask(path, { ...init, headers: { authorization, ...init.headers } });
  return { ask, under, verifier };
};

const refusal = (error: string, error_description: string) => ({
  headers: {
    ...json,
    'www-authenticate': `Bearer error="${error}", error_description="${error_description}"`,
  },
  body: { error, error_description },
});

const unauthorized = (why: string): Answer => ({ status: 401, ...refusal('invalid_token', why) });

verifies(
  'bearer:missing',
  'a request without a token is unauthorized and goes no further',
  async (context) => {
    const { ask, verifier } = await asking(context, { kettle: cook });

    expect(await ask('/mcp')).toEqual(unauthorized('Missing Authorization header'));
    expect(await ask('/mcp', { method: 'POST', body: '{}' })).toEqual(
      unauthorized('Missing Authorization header'),
    );
    expect(verifier.asked).toEqual([]);
  },
);

verifies('bearer:other-scheme', 'credentials of another scheme are unauthorized', async (context) => {
  const { under, verifier } = await asking(context, { kettle: cook });

  const why = "Invalid Authorization header format, expected 'Bearer TOKEN'";
  expect(await under('Basic kettle')).toEqual(unauthorized(why));
  expect(await under('kettle')).toEqual(unauthorized(why));
  expect(verifier.asked).toEqual([]);
});

verifies('bearer:malformed', 'a header with the scheme alone is a bad request', async (context) => {
  const { under } = await asking(context, { kettle: cook });

  observed(await under('Bearer'))
    .required((answer) => {
      expect(answer).toMatchObject({ status: 400, body: { error: 'invalid_request' } });
    })
    .divergent('unauthorized', (answer) => {
      expect(answer).toEqual(unauthorized("Invalid Authorization header format, expected 'Bearer TOKEN'"));
    });
});

verifies('bearer:invalid', 'a token that the verifier calls invalid is unauthorized', async (context) => {
  const { under, verifier } = await asking(context, { kettle: cook });

  expect(await under('Bearer stolen')).toEqual(unauthorized('nobody issued this token'));
  expect(verifier.asked).toEqual(['stolen']);
});

verifies(
  'bearer:expired',
  'a token of the past is unauthorized, and one that expires at this very second is not yet',
  async (context) => {
    const clock = stopClock();
    const expiresAt = Math.ceil(clock.now() / 1000);
    const tokens = { old: { ...cook, expiresAt: 1_000_000_000 }, brief: { ...cook, expiresAt } };
    const { under } = await asking(context, tokens, {}, tellsAuth);

    expect(await under('Bearer old')).toEqual(unauthorized('Token has expired'));
    clock.advance(expiresAt * 1000 - clock.now());
    expect((await under('Bearer brief')).status).toBe(200);
    clock.advance(1);
    expect(await under('Bearer brief')).toEqual(unauthorized('Token has expired'));
  },
);

verifies(
  'bearer:expiration-enforced',
  'a token is accepted until it expires and no longer',
  async (context) => {
    const clock = stopClock();
    const expiresAt = Math.floor(clock.now() / 1000) + 60;
    const { under } = await asking(context, { brief: { ...cook, expiresAt } }, {}, tellsAuth);

    expect((await under('Bearer brief')).status).toBe(200);
    clock.advance(expiresAt * 1000 - clock.now());
    expect((await under('Bearer brief')).status).toBe(200);
    clock.advance(1);
    expect(await under('Bearer brief')).toEqual(unauthorized('Token has expired'));
  },
);

verifies('bearer:without-expiration', 'a token that never expires is unauthorized', async (context) => {
  const { expiresAt: _, ...endless } = cook;
  const { under } = await asking(context, { endless }, {}, tellsAuth);

  observed(await under('Bearer endless'))
    .required((answer) => {
      expect(answer).toEqual(unauthorized('Token has no expiration time'));
    })
    .divergent('accepted', (answer) => {
      expect(answer).toMatchObject({ status: 200, body: JSON.stringify({ token: 'endless', ...endless }) });
    });
});

verifies('bearer:insufficient-scope', 'a token that lacks one scope of two is forbidden', async (context) => {
  const { under } = await asking(context, { kettle: cook }, { requiredScopes: ['boil', 'pour'] });

  const { status, body } = await under('Bearer kettle');
  expect({ status, body }).toEqual({
    status: 403,
    body: { error: 'insufficient_scope', error_description: 'Insufficient scope' },
  });
});

verifies('bearer:query', 'a token in the query of the address counts for nothing', async (context) => {
  const { ask, verifier } = await asking(context, { kettle: cook });

  expect(await ask('/mcp?access_token=kettle')).toEqual(unauthorized('Missing Authorization header'));
  expect(verifier.asked).toEqual([]);
});

verifies('bearer:body', 'a token in the body of a form counts for nothing', async (context) => {
  const { ask, verifier } = await asking(context, { kettle: cook });

  const form = new URLSearchParams({ access_token: 'kettle' });
  expect(await ask('/mcp', { method: 'POST', body: form })).toEqual(
    unauthorized('Missing Authorization header'),
  );
  expect(verifier.asked).toEqual([]);
});

verifies(
  'bearer:scheme-case',
  'a token under the scheme in lower or upper case is accepted',
  async (context) => {
    const { under, verifier } = await asking(context, { kettle: cook }, {}, tellsAuth);

    expect((await under('bearer kettle')).status).toBe(200);
    expect((await under('BEARER kettle')).status).toBe(200);
    expect(verifier.asked).toEqual(['kettle', 'kettle']);
  },
);

verifies(
  'bearer:accepted',
  'a valid token lets the request through, with all that the verifier told',
  async (context) => {
    const told = { ...cook, scopes: ['boil', 'pour'], extra: { sub: 'ada' } };
    const { under } = await asking(context, { kettle: told }, { requiredScopes: ['pour'] }, tellsAuth);

    const { status, body } = await under('Bearer kettle');
    expect(status).toBe(200);
    expect(JSON.parse(body as string)).toEqual({ token: 'kettle', ...told });
  },
);

verifies(
  'bearer:broken-verifier',
  'a verifier that breaks down makes for a 500 without detail',
  async (context) => {
    const { under } = await asking(context, { kettle: new TypeError('the database is at 10.0.0.7') });

    expect(await under('Bearer kettle')).toEqual({
      status: 500,
      headers: json,
      body: { error: 'server_error', error_description: 'Internal Server Error' },
    });
  },
);

verifies(
  'bearer:verifier-error',
  'an OAuth error of the verifier is told with its own status',
  async (context) => {
    const auth = await context.sdk.authServer();
    const { under } = await asking(context, {
      odd: auth.tokenError('invalid_request', 'two tokens at once'),
      down: auth.tokenError('server_error', 'the keys are being changed'),
    });

    expect(await under('Bearer odd')).toEqual({
      status: 400,
      headers: json,
      body: { error: 'invalid_request', error_description: 'two tokens at once' },
    });
    expect(await under('Bearer down')).toEqual({
      status: 500,
      headers: json,
      body: { error: 'server_error', error_description: 'the keys are being changed' },
    });
  },
);
