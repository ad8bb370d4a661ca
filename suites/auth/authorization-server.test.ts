// What all endpoints of the SDK's authorization server do alike, asked with raw requests.

import { type CaseContext, createOAuthProvider, expect, observed, verifies } from '#case';

const wellKnown = '/.well-known/oauth-authorization-server';
const forPrograms = ['/token', '/register', '/revoke', wellKnown];

const hosting = async ({ sdk, site }: CaseContext) => {
  const auth = await sdk.authServer();
  const options = { provider: createOAuthProvider(), issuerUrl: new URL('https://auth.example') };
  return site(auth.application(auth.authorizationServer(options)));
};

verifies(
  'authorization-server:cors:origin',
  'answers of the endpoints for programs may be read from everywhere, errors too; the page for users may not',
  async (context) => {
    const { ask } = await hosting(context);
    const allowed = async (path: string, method: string) =>
      (await ask(path, { method, headers: { origin: 'https://page.example' } })).headers[
        'access-control-allow-origin'
      ];

    for (const path of forPrograms) {
      expect([path, await allowed(path, 'POST'), await allowed(path, 'DELETE')]).toEqual([path, '*', '*']);
    }
    expect(await allowed('/authorize', 'POST')).toBeUndefined();
  },
);

verifies(
  'authorization-server:cors:preflight',
  'a page that asks beforehand is allowed its method and its headers',
  async (context) => {
    const { ask } = await hosting(context);
    const headers = {
      origin: 'https://page.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'mcp-protocol-version',
    };

    for (const path of forPrograms) {
      expect([path, await ask(path, { method: 'OPTIONS', headers })]).toEqual([
        path,
        {
          status: 204,
          headers: {
            'access-control-allow-origin': '*',
            'access-control-allow-methods': 'GET,HEAD,PUT,PATCH,POST,DELETE',
            'access-control-allow-headers': 'mcp-protocol-version',
            vary: 'Access-Control-Request-Headers',
          },
          body: '',
        },
      ]);
    }
  },
);

const refused = (method: string, allow: string) => ({
  status: 405,
  headers: { allow },
  body: {
    error: 'method_not_allowed',
    error_description: `The method ${method} is not allowed for this endpoint`,
  },
});

verifies(
  'authorization-server:method:other',
  'each endpoint says which methods it takes when it is asked with another one',
  async (context) => {
    const { ask } = await hosting(context);
    expect(await ask('/authorize', { method: 'DELETE' })).toMatchObject(refused('DELETE', 'GET, POST'));
    for (const path of ['/token', '/register', '/revoke']) {
      expect([path, await ask(path)]).toMatchObject([path, refused('GET', 'POST')]);
    }
  },
);

verifies(
  'authorization-server:method:of-document',
  'the document says which methods it takes when it is asked with another one',
  async (context) => {
    const { ask } = await hosting(context);

    observed(await ask(wellKnown, { method: 'POST' }))
      .required((answer) => {
        expect(answer).toMatchObject(refused('POST', 'GET, OPTIONS'));
      })
      .divergent('get-alone', (answer) => {
        expect(answer).toMatchObject(refused('POST', 'GET'));
      });
  },
);

verifies(
  'authorization-server:method:allowed',
  'of three methods the two that are allowed go through',
  async ({ sdk, site }) => {
    const auth = await sdk.authServer();
    const { ask } = site(
      auth.application(auth.allowedMethods(['PUT', 'PATCH']), (_request, response) =>
        response.end('through'),
      ),
    );

    expect((await ask('/', { method: 'PUT' })).body).toBe('through');
    expect((await ask('/', { method: 'PATCH' })).body).toBe('through');
    expect(await ask('/', { method: 'POST' })).toMatchObject({
      status: 405,
      headers: { allow: 'PUT, PATCH' },
    });
  },
);
