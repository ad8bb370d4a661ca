// The contract of the authorization server that the suite plays: it hands tokens to nobody but the client that a code was
// made for, once, and it never answers for a page that it was not given.

import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { type AuthorizationServer, authorizationServer } from './authorization-server.ts';
import { type Asked, bare, page, type Reply } from './pages.ts';

const redirect = 'http://localhost:3000/callback';
const verifier = 'v'.repeat(43);
const challenge = createHash('sha256').update(verifier).digest('base64url');

const ask = ({ pages }: AuthorizationServer, url: string, asked: Partial<Asked>): Reply => {
  const request: Asked = {
    by: 'client',
    method: 'POST',
    url,
    query: {},
    headers: {},
    body: undefined,
    ...asked,
  };
  return pages[url]?.(request) as Reply;
};

const bodyOf = (reply: Reply) => JSON.parse(reply.body ?? 'null');

const register = (server: AuthorizationServer, body = {}) =>
  bodyOf(ask(server, 'https://auth.test/oauth/register', { body: { redirect_uris: [redirect], ...body } }));

const visit = (server: AuthorizationServer, query: Record<string, string>): Reply =>
  ask(server, 'https://auth.test/oauth/authorize', {
    query: {
      response_type: 'code',
      code_challenge_method: 'S256',
      code_challenge: challenge,
      redirect_uri: redirect,
      ...query,
    },
  });

const token = (server: AuthorizationServer, body: Record<string, string>, headers = {}) => {
  const usual = { grant_type: 'authorization_code', code_verifier: verifier, redirect_uri: redirect };
  return ask(server, 'https://auth.test/oauth/token', { body: { ...usual, ...body }, headers });
};

test('a client that registers, authorizes and proves itself gets one token for one code', () => {
  const server = authorizationServer({ iss: 'https://auth.test' });
  const { client_id } = register(server, { client_name: 'Suite' });
  const { status, headers } = visit(server, { client_id, state: 'x' });

  expect({ status, location: headers?.location }).toEqual({
    status: 302,
    location: `${redirect}?code=code-1&state=x&iss=${encodeURIComponent('https://auth.test')}`,
  });
  const asked = { client_id, code: 'code-1', resource: 'https://mcp.test/mcp' };
  expect(bodyOf(token(server, asked))).toEqual({ access_token: 'access-1.auth.test', token_type: 'Bearer' });
  expect(server.issued).toEqual([{ token: 'access-1.auth.test', resource: 'https://mcp.test/mcp' }]);
  expect(bodyOf(token(server, asked))).toEqual({ error: 'invalid_grant' });
});

test.each([
  ['another verifier', { code_verifier: 'w'.repeat(43) }, 'invalid_grant'],
  ['another address', { redirect_uri: 'http://localhost:3000/other' }, 'invalid_grant'],
  ['a code that was never made', { code: 'code-9' }, 'invalid_grant'],
  ['another client', { client_id: 'client-2' }, 'invalid_grant'],
  ['nobody', { client_id: 'stranger' }, 'invalid_client'],
])('a code is not redeemed for %s', (_, wrong, error) => {
  const server = authorizationServer();
  const { client_id } = register(server);
  register(server);
  visit(server, { client_id });

  expect(bodyOf(token(server, { client_id, code: 'code-1', ...wrong }))).toEqual({ error });
  expect(server.issued).toEqual([]);
});

test.each([
  ['a stranger', { client_id: 'stranger' }],
  ['another address', { redirect_uri: 'https://evil.test/' }],
  ['a plain challenge', { code_challenge_method: 'plain' }],
  ['another kind of response', { response_type: 'token' }],
])('nobody is sent back with a code for %s', (_, wrong) => {
  const server = authorizationServer();
  const { client_id } = register(server);

  const reply = visit(server, { client_id, ...wrong });

  expect({ status: reply.status, body: bodyOf(reply) }).toEqual({
    status: 400,
    body: { error: 'invalid_request' },
  });
});

test('a client with a secret shows it in a header or in the form, and a wrong one is refused', () => {
  const clients = [{ client_id: 'known', client_secret: 'secret' }];
  const server = authorizationServer({ clients, tokens: { refresh_token: 'refresh-1', scope: 'read' } });
  const basic = (secret: string) => `Basic ${Buffer.from(`known:${secret}`).toString('base64')}`;
  const own = { grant_type: 'client_credentials' };

  const form = token(server, { ...own, client_id: 'known', client_secret: 'secret' });
  const header = token(server, own, { authorization: basic('secret') });

  const rest = { token_type: 'Bearer', refresh_token: 'refresh-1', scope: 'read' };
  expect(bodyOf(form)).toEqual({ access_token: 'access-1.auth.test', ...rest });
  expect(bodyOf(header)).toEqual({ access_token: 'access-2.auth.test', ...rest });
  expect(token(server, own, { authorization: basic('guess') }).status).toBe(401);
  expect(token(server, { ...own, client_id: 'known' }).status).toBe(401);
  const again = { grant_type: 'refresh_token', client_id: 'known', client_secret: 'secret' };
  expect(bodyOf(token(server, { ...again, refresh_token: 'refresh-1' })).access_token).toBe(
    'access-3.auth.test',
  );
  expect(bodyOf(token(server, { ...again, refresh_token: 'refresh-2' }))).toEqual({ error: 'invalid_grant' });
});

test('an address as client id is taken only where the metadata says so', () => {
  const client_id = 'https://app.test/client.json';
  const open = authorizationServer({ metadata: { client_id_metadata_document_supported: true } });

  expect(visit(open, { client_id }).status).toBe(302);
  expect(visit(authorizationServer(), { client_id }).status).toBe(400);
});

test('its metadata lies where it was put, a field that is undefined is left out', () => {
  const issuer = 'https://auth.test/tenant1';
  const usual = authorizationServer({ issuer, metadata: { registration_endpoint: undefined } });
  const other = authorizationServer({ at: ['https://auth.test/.well-known/openid-configuration'] });

  const url = 'https://auth.test/.well-known/oauth-authorization-server/tenant1';
  expect(bodyOf(ask(usual, url, {}))).toEqual({
    issuer,
    authorization_endpoint: `${issuer}/oauth/authorize`,
    token_endpoint: `${issuer}/oauth/token`,
    response_types_supported: ['code'],
    code_challenge_methods_supported: ['S256'],
  });
  expect(Object.keys(other.pages)[0]).toBe('https://auth.test/.well-known/openid-configuration');
});

test('a page says what it was made of', () => {
  const asked = {} as Asked;

  expect(page({ a: 1 }, 201)(asked)).toMatchObject({ status: 201, body: '{"a":1}' });
  expect(bare(302, { location: '/' })(asked)).toEqual({ status: 302, headers: { location: '/' } });
});
