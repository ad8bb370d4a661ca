// What stands behind the endpoints of the SDK's authorization server, as a user's own code would: a store of clients, and
// a provider that grants whatever it is asked for. It notes what it was asked, and fails where it is told to.

type Json = Readonly<Record<string, unknown>>;

interface Client extends Json {
  readonly client_id: string;
}

interface Redirecting {
  redirect(to: string): void;
}

/** What it can be asked for, by the name of the method. */
export type Ask =
  | 'getClient'
  | 'registerClient'
  | 'authorize'
  | 'challengeForAuthorizationCode'
  | 'exchangeAuthorizationCode'
  | 'exchangeRefreshToken'
  | 'revokeToken';

export interface ProviderOptions {
  readonly clients?: readonly Client[];
  /** The challenge that every code was asked for with. */
  readonly challenge?: string;
  readonly fails?: Partial<Record<Ask, Error>>;
}

export const grantedTokens = {
  access_token: 'kettle',
  token_type: 'Bearer',
  expires_in: 60,
  refresh_token: 'leaves',
  scope: 'boil',
};

/** The provider, as the SDK takes it, and what it was asked beside looking clients up, in order. */
export const createOAuthProvider = ({ clients = [], challenge = '', fails = {} }: ProviderOptions = {}) => {
  const known = new Map(clients.map((client) => [client.client_id, client]));
  const asked: Json[] = [];
  const note = (did: Ask, what: Json): void => {
    asked.push({ did, ...what });
    const failure = fails[did];
    if (failure) throw failure;
  };
  return {
    asked,
    clientsStore: {
      async getClient(id: string): Promise<Client | undefined> {
        if (fails.getClient) throw fails.getClient;
        return structuredClone(known.get(id));
      },
      async registerClient(client: Client): Promise<Client> {
        note('registerClient', { client: structuredClone(client) });
        known.set(client.client_id, client);
        return structuredClone(client);
      },
    },
    async authorize(client: Client, params: Json, response: Redirecting): Promise<void> {
      note('authorize', { client: client.client_id, params: { ...params } });
      const back = new URL(params.redirectUri as string);
      back.searchParams.set('code', 'granted');
      if (typeof params.state === 'string') back.searchParams.set('state', params.state);
      response.redirect(back.href);
    },
    async challengeForAuthorizationCode(client: Client, code: string): Promise<string> {
      note('challengeForAuthorizationCode', { client: client.client_id, code });
      return challenge;
    },
    async exchangeAuthorizationCode(
      ...[client, code, verifier, redirectUri, resource]: [Client, string, unknown?, unknown?, unknown?]
    ): Promise<Json> {
      const what = { client: client.client_id, code, verifier, redirectUri, resource };
      note('exchangeAuthorizationCode', what);
      return { ...grantedTokens };
    },
    async exchangeRefreshToken(
      ...[client, token, scopes, resource]: [Client, string, unknown?, unknown?]
    ): Promise<Json> {
      note('exchangeRefreshToken', { client: client.client_id, token, scopes, resource });
      return { ...grantedTokens };
    },
    async revokeToken(client: Client, request: Json): Promise<void> {
      note('revokeToken', { client: client.client_id, request: { ...request } });
    },
    async verifyAccessToken(token: string): Promise<Json> {
      throw new Error(`nobody is to use the token ${token} here`);
    },
  };
};
