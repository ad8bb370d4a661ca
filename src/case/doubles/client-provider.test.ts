// The contract of the provider that the suite plays: it gives back what it was given, as a copy, until told to forget it.

import { expect, test } from 'vitest';
import { clientProvider } from './client-provider.ts';

test('what is saved is kept and handed out as a copy', () => {
  const { native, kept } = clientProvider({ kept: { clientInformation: { client_id: 'before' } } });
  const tokens = { access_token: 'a', token_type: 'Bearer' };
  native.saveTokens(tokens);
  tokens.access_token = 'changed';
  native.tokens().access_token = 'changed as well';

  expect(native.clientInformation()).toEqual({ client_id: 'before' });
  expect(native.tokens()).toEqual({ access_token: 'a', token_type: 'Bearer' });
  expect(kept.tokens).toEqual({ access_token: 'a', token_type: 'Bearer' });
  expect(native.discoveryState()).toBeUndefined();
});

test.each([
  ['all', {}],
  ['client', { tokens: { access_token: 'a' }, codeVerifier: 'v', discoveryState: { d: 1 } }],
  ['tokens', { clientInformation: { client_id: 'c' }, codeVerifier: 'v', discoveryState: { d: 1 } }],
  [
    'verifier',
    { clientInformation: { client_id: 'c' }, tokens: { access_token: 'a' }, discoveryState: { d: 1 } },
  ],
  ['discovery', { clientInformation: { client_id: 'c' }, tokens: { access_token: 'a' }, codeVerifier: 'v' }],
])('told to forget %s, it forgets that and nothing else', (scope, left) => {
  const { native, kept, invalidated } = clientProvider({
    kept: {
      clientInformation: { client_id: 'c' },
      tokens: { access_token: 'a' },
      codeVerifier: 'v',
      discoveryState: { d: 1 },
    },
  });
  native.invalidateCredentials(scope);

  expect(kept).toEqual(left);
  expect(invalidated).toEqual([scope]);
});

test('members are replaced, added and left out as asked', () => {
  const state = clientProvider({
    state: null,
    redirectUrl: null,
    metadata: { scope: 'read', client_name: undefined },
  });
  const bare = clientProvider({ native: { saveClientInformation: undefined, dpop: 1 } });

  expect('state' in state.native).toBe(false);
  expect('redirectUrl' in state.native).toBe(false);
  expect(state.native.clientMetadata).toEqual({
    redirect_uris: [],
    token_endpoint_auth_method: 'none',
    scope: 'read',
  });
  expect('saveClientInformation' in bare.native).toBe(false);
  expect(bare.native.dpop).toBe(1);
});
