// The contract of the token verifier: it knows its table and nothing else, and hands out copies.

import { expect, test } from 'vitest';
import { createTokenVerifier } from './token-verifier.ts';

const refuse = (code: string, message: string) => Object.assign(new Error(message), { code });

test('a token of the table belongs to whom the table says, copied each time', async () => {
  const verifier = createTokenVerifier({ kettle: { clientId: 'cook', scopes: [] } }, refuse);

  const first = await verifier.verifyAccessToken('kettle');
  expect(first).toEqual({ token: 'kettle', clientId: 'cook', scopes: [] });
  expect(await verifier.verifyAccessToken('kettle')).not.toBe(first);
  expect(verifier.asked).toEqual(['kettle', 'kettle']);
});

test('a token outside the table is invalid, and one that stands for an error fails with it', async () => {
  const verifier = createTokenVerifier({ broken: new TypeError('no database') }, refuse);

  await expect(verifier.verifyAccessToken('toString')).rejects.toMatchObject({ code: 'invalid_token' });
  await expect(verifier.verifyAccessToken('broken')).rejects.toThrow('no database');
});
