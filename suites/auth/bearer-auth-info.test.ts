// What a server knows of the token of its caller: from the check in front of it into the handlers behind it.

import {
  barrier,
  type CaseContext,
  complete,
  createTokenVerifier,
  expect,
  type HandlerContext,
  type Json,
  settled,
  suiteClientIdentity,
  text,
  verifies,
} from '#case';

const kitchen = { name: 'kitchen', version: '1.0.0' };
const farAway = 4_102_444_800;
const ada = { clientId: 'cook', scopes: ['boil'], expiresAt: farAway, extra: { sub: 'ada' } };
const bob = { clientId: 'cook', scopes: ['pour'], expiresAt: farAway, extra: { sub: 'bob' } };
const tokens = { 'token-of-ada': ada, 'token-of-bob': bob };

/** The check in front of an endpoint. */
const checking = async ({ sdk }: CaseContext) => {
  const auth = await sdk.authServer();
  const verifier = createTokenVerifier(tokens, auth.tokenError);
  return auth.application(auth.requireBearer({ verifier }));
};

/** What a client sends every request with; a test may change the headers in between. */
const sending = (headers: Record<string, string>) => ({ requestInit: { headers } });

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** A server whose only tool answers with what `tell` makes of the call. */
const cooking = (
  { sdk }: CaseContext,
  tell: (context: HandlerContext, params: Json) => string | Promise<string>,
) =>
  sdk.lowLevel(
    kitchen,
    { tools: {} },
    {
      'tools/list': () => ({ tools: [{ name: 'who', inputSchema: { type: 'object' } }] }),
      'tools/call': async ({ params }, context) => {
        expect(params.name).toBe('who');
        return { content: [text(await tell(context, params))] };
      },
    },
  );

const says = (answer: string) => complete({ content: [text(answer)] });

const subject = ({ authInfo }: HandlerContext): string => authInfo?.extra.sub ?? 'nobody';

verifies(
  'bearer:auth-info:handler',
  'a handler is told all that the verifier said of the token',
  async (context) => {
    const server = cooking(context, ({ authInfo }) => JSON.stringify(authInfo));

    const { client } = await context.connect(server, context.sdk.client(suiteClientIdentity), {
      guard: await checking(context),
      client: sending(bearer('token-of-ada')),
    });
    const { content } = await client.callTool({ name: 'who' });

    expect(JSON.parse(content[0].text)).toEqual({ token: 'token-of-ada', ...ada });
  },
);

verifies(
  'bearer:auth-info:tool',
  'the function of a tool is told all that the verifier said of the token',
  async (context) => {
    const server = context.sdk.highLevel(kitchen, ({ registerTool }) => {
      registerTool('who', {}, (_arguments, { authInfo }) => ({ content: [text(JSON.stringify(authInfo))] }));
    });

    const { client } = await context.connect(server, context.sdk.client(suiteClientIdentity), {
      guard: await checking(context),
      client: sending(bearer('token-of-ada')),
    });
    const { content } = await client.callTool({ name: 'who' });

    expect(JSON.parse(content[0].text)).toEqual({ token: 'token-of-ada', ...ada });
  },
);

verifies(
  'bearer:auth-info:none',
  'without a check a handler is told nothing, even of a request that brings a token',
  async (context) => {
    const server = cooking(context, ({ authInfo }) => String(authInfo));

    const { client } = await context.connect(server, context.sdk.client(suiteClientIdentity), {
      client: sending(bearer('token-of-ada')),
    });

    expect(await client.callTool({ name: 'who' })).toEqual(says('undefined'));
  },
);

verifies(
  'bearer:auth-info:custom',
  'a handler is told whom the application found by a strategy of its own',
  async (context) => {
    const server = cooking(context, subject);

    const { client } = await context.connect(server, context.sdk.client(suiteClientIdentity), {
      guard: (request, _response, next) => next(void Object.assign(request, { auth: { token: '', ...ada } })),
    });

    expect(await client.callTool({ name: 'who' })).toEqual(says('ada'));
  },
);

verifies(
  'bearer:auth-info:stdio',
  'a message that brings credentials with it makes nobody of its sender',
  async (context) => {
    const server = cooking(context, ({ authInfo }) => String(authInfo));

    const { client } = await context.connect(server);
    const authInfo = { token: 'token-of-ada', ...ada };
    const params = { name: 'who', _meta: { authInfo, authorization: 'Bearer token-of-ada' } };

    expect(await client.callTool(params)).toEqual(says('undefined'));
  },
);

verifies(
  'bearer:auth-info:of-each-request',
  'a request with the token of another user, in the same session, is one of that user',
  async (context) => {
    const started = new Map<string, string>();
    const server = cooking(context, (caller, params) => {
      if (params.arguments.start) started.set(subject(caller), params.arguments.start);
      return started.get(subject(caller)) ?? `nothing for ${subject(caller)}`;
    });
    const headers = bearer('token-of-ada');

    const { client } = await context.connect(server, context.sdk.client(suiteClientIdentity), {
      guard: await checking(context),
      client: sending(headers),
    });
    const started1 = await client.callTool({ name: 'who', arguments: { start: 'tea' } });
    Object.assign(headers, bearer('token-of-bob'));
    const other = await client.callTool({ name: 'who', arguments: {} });
    Object.assign(headers, bearer('token-of-ada'));
    const again = await client.callTool({ name: 'who', arguments: {} });

    expect([started1, other, again]).toEqual([says('tea'), says('nothing for bob'), says('tea')]);
  },
);

verifies(
  'bearer:auth-info:concurrent',
  'two calls that are under way at once are told of their own callers',
  async (context) => {
    const begun = barrier(2);
    const both = barrier(2);
    const server = cooking(context, async (caller) => {
      await begun.arrive();
      await both.arrive();
      return subject(caller);
    });
    const headers = bearer('token-of-ada');

    const { client } = await context.connect(server, context.sdk.client(suiteClientIdentity), {
      guard: await checking(context),
      client: sending(headers),
    });
    const one = client.callTool({ name: 'who' });
    await begun.arrive();
    Object.assign(headers, bearer('token-of-bob'));
    const other = client.callTool({ name: 'who' });

    expect(await Promise.all([one, other])).toEqual([says('ada'), says('bob')]);
  },
);

verifies(
  'bearer:auth-info:every-request',
  'a session that was opened with a token answers no request without one',
  async (context) => {
    let calls = 0;
    const server = cooking(context, () => String(++calls));
    const headers: Record<string, string> = bearer('token-of-ada');

    const { client } = await context.connect(server, context.sdk.client(suiteClientIdentity), {
      guard: await checking(context),
      client: sending(headers),
    });
    expect(await client.callTool({ name: 'who' })).toEqual(says('1'));
    delete headers.authorization;

    const outcome = await settled(client.callTool({ name: 'who' }));
    expect(outcome).toMatchObject({ refused: { message: expect.stringContaining('Missing Authorization') } });
    expect(calls).toBe(1);
  },
);

verifies(
  'bearer:auth-info:not-passed-on',
  'a server that asks another one in the middle of a call sends it no token',
  async (context) => {
    const { sdk, connect } = context;
    const carried: (string | undefined)[] = [];
    const behind = sdk.lowLevel(
      { name: 'cellar', version: '1.0.0' },
      { tools: {} },
      { 'tools/list': () => ({ tools: [] }) },
    );
    const { client: cellar } = await connect(behind, sdk.client({ name: 'kitchen', version: '1.0.0' }), {
      guard: (request, _response, next) => next(void carried.push(request.headers.authorization)),
    });
    // The wire is judged by ids, and those of two connections at once must differ.
    await cellar.listTools();
    await cellar.listTools();
    const opened = carried.length;
    const server = cooking(context, async (caller) => {
      await cellar.listTools();
      return subject(caller);
    });

    const { client } = await connect(server, sdk.client(suiteClientIdentity), {
      guard: await checking(context),
      client: sending(bearer('token-of-ada')),
    });

    expect(await client.callTool({ name: 'who' })).toEqual(says('ada'));
    expect(carried.slice(opened)).toEqual([undefined]);
  },
);
