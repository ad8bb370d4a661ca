// The contract of the provider behind an authorization server: it grants, it notes, and it fails where it is told to.

import { expect, test } from 'vitest';
import { createOAuthProvider, grantedTokens } from './oauth-provider.ts';

const cook = { client_id: 'cook', redirect_uris: ['https://cook.example/back'] };

test('clients are known once they are registered, and handed out as copies', async () => {
  const { clientsStore, asked } = createOAuthProvider({ clients: [cook] });

  expect(await clientsStore.getClient('cook')).toEqual(cook);
  expect(await clientsStore.getClient('cook')).not.toBe(cook);
  expect(await clientsStore.getClient('brewer')).toBeUndefined();
  await clientsStore.registerClient({ client_id: 'brewer' });
  expect(await clientsStore.getClient('brewer')).toEqual({ client_id: 'brewer' });
  expect(asked).toEqual([{ did: 'registerClient', client: { client_id: 'brewer' } }]);
});

test('authorization leads back with a code and the state, where there is one', async () => {
  const { authorize } = createOAuthProvider();
  const led: string[] = [];
  const response = { redirect: (to: string) => void led.push(to) };

  await authorize(cook, { redirectUri: 'https://cook.example/back?a=1', state: 'x y' }, response);
  await authorize(cook, { redirectUri: 'https://cook.example/back' }, response);
  expect(led).toEqual([
    'https://cook.example/back?a=1&code=granted&state=x+y',
    'https://cook.example/back?code=granted',
  ]);
});

test('codes and refresh tokens are exchanged for tokens, and what came with them is noted', async () => {
  const provider = createOAuthProvider({ challenge: 'steep' });

  expect(await provider.challengeForAuthorizationCode(cook, 'code')).toBe('steep');
  expect(await provider.exchangeAuthorizationCode(cook, 'code', 'verifier')).toEqual(grantedTokens);
  expect(await provider.exchangeRefreshToken(cook, 'leaves', ['boil'])).toEqual(grantedTokens);
  await provider.revokeToken(cook, { token: 'leaves' });
  expect(provider.asked).toEqual([
    { did: 'challengeForAuthorizationCode', client: 'cook', code: 'code' },
    { did: 'exchangeAuthorizationCode', client: 'cook', code: 'code', verifier: 'verifier' },
    { did: 'exchangeRefreshToken', client: 'cook', token: 'leaves', scopes: ['boil'] },
    { did: 'revokeToken', client: 'cook', request: { token: 'leaves' } },
  ]);
});

test('it fails with the error it is told, and vouches for no token', async () => {
  const failure = new Error('out of tea');
  const provider = createOAuthProvider({
    clients: [cook],
    fails: { getClient: failure, revokeToken: failure },
  });

  await expect(provider.clientsStore.getClient('cook')).rejects.toBe(failure);
  await expect(provider.revokeToken(cook, { token: 'leaves' })).rejects.toBe(failure);
  await expect(provider.verifyAccessToken('kettle')).rejects.toThrow('nobody is to use the token kettle');
});
