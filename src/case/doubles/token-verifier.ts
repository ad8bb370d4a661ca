// What tells the SDK's middleware whom an access token belongs to, as a user's own code would: from a table.

type AuthInfo = Readonly<Record<string, unknown>>;

export interface TokenVerifier {
  /** The tokens it was asked about, in order. */
  readonly asked: readonly string[];
  verifyAccessToken(token: string): Promise<AuthInfo>;
}

/**
 * A verifier that knows these tokens. Of another one it says, with the error that `refuse` builds, that it is invalid; an
 * error in the table is what it fails with.
 */
export const createTokenVerifier = (
  tokens: Readonly<Record<string, AuthInfo | Error>>,
  refuse: (code: string, message: string) => Error,
): TokenVerifier => {
  const asked: string[] = [];
  return {
    asked,
    async verifyAccessToken(token) {
      asked.push(token);
      const known = Object.hasOwn(tokens, token) ? tokens[token] : undefined;
      if (known instanceof Error) throw known;
      if (known === undefined) throw refuse('invalid_token', 'nobody issued this token');
      return { token, ...known };
    },
  };
};
