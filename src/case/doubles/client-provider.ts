// What an application hands to the client for authorization, as the suite plays it: it keeps what it is given to keep, in
// memory, and remembers where its user was sent.

import type { Json } from '../../sdk/binding.ts';
import { withoutUndefined } from '../../sdk/without-undefined.ts';

export interface ClientProviderOptions {
  /** `http://localhost:3000/callback` unless told otherwise; null where no user takes part. */
  readonly redirectUrl?: string | null;
  /** Fields of the client's metadata that differ from the usual ones; one that is undefined is left out. */
  readonly metadata?: Json;
  /** What it has kept from before, such as a client that was registered by hand. */
  readonly kept?: Kept;
  /** The `state` of an authorization request; none where null. */
  readonly state?: string | null;
  /** Any other member of the SDK's interface; one of the usual members is replaced, or left out where undefined. */
  readonly native?: Json;
}

/** What an application keeps between two runs. */
export interface Kept {
  clientInformation?: Json | undefined;
  tokens?: Json | undefined;
  codeVerifier?: string | undefined;
  discoveryState?: Json | undefined;
}

export interface ClientProvider {
  /** What the SDK is given. */
  readonly native: Json;
  readonly kept: Kept;
  /** Where its user was sent, in order. */
  readonly redirects: readonly URL[];
  /** What it was told to forget, in order. */
  readonly invalidated: readonly string[];
}

const forgotten: Readonly<Record<string, readonly (keyof Kept)[]>> = {
  all: ['clientInformation', 'tokens', 'codeVerifier', 'discoveryState'],
  client: ['clientInformation'],
  tokens: ['tokens'],
  verifier: ['codeVerifier'],
  discovery: ['discoveryState'],
};

/** A new application. It hands out copies, so that nothing it keeps is changed behind its back. */
export const clientProvider = (options: ClientProviderOptions = {}): ClientProvider => {
  const { redirectUrl = 'http://localhost:3000/callback', state = 'state-1' } = options;
  const kept: Kept = structuredClone(options.kept ?? {});
  const redirects: URL[] = [];
  const invalidated: string[] = [];
  const keeper = (name: keyof Kept) => (value: never) =>
    void Object.assign(kept, { [name]: structuredClone(value) });
  const clientMetadata = withoutUndefined<Json>({
    redirect_uris: redirectUrl === null ? [] : [redirectUrl],
    client_name: 'Suite client',
    token_endpoint_auth_method: 'none',
    ...options.metadata,
  });
  const usual: Json = {
    redirectUrl: redirectUrl ?? undefined,
    clientMetadata,
    ...(state !== null && { state: () => state }),
    clientInformation: () => structuredClone(kept.clientInformation),
    saveClientInformation: keeper('clientInformation'),
    tokens: () => structuredClone(kept.tokens),
    saveTokens: keeper('tokens'),
    codeVerifier: () => kept.codeVerifier,
    saveCodeVerifier: keeper('codeVerifier'),
    discoveryState: () => structuredClone(kept.discoveryState),
    saveDiscoveryState: keeper('discoveryState'),
    redirectToAuthorization: (url: URL) => void redirects.push(new URL(url)),
    invalidateCredentials(scope: string) {
      invalidated.push(scope);
      for (const name of forgotten[scope] ?? []) delete kept[name];
    },
  };
  return { native: withoutUndefined<Json>({ ...usual, ...options.native }), kept, redirects, invalidated };
};
