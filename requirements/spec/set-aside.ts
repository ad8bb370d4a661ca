// The statements of the specification that no test of this suite could prove, each with the reason. What could be
// observed and is not tested yet is no matter for this file: that is a deferred requirement.

export const setAsideReasons = [
  /** it binds the application around a client or a server: consent, presentation, storage, rate limits */
  'host-policy',
  /** it recommends a way to work and names no outcome */
  'advice',
  /** it binds somebody else: an authorization server, a proxy, a language model, whoever writes a server's contents */
  'third-party',
  /** it allows something, and both ways look the same on the wire and at the API */
  'says-may-and-nothing-to-see',
  /** it demands what leaves no trace on the wire or at the API */
  'not-observable-from-outside',
] as const;

export type SetAsideReason = (typeof setAsideReasons)[number];

/** The reasons that have to be explained statement by statement. */
export const explainedReasons: readonly SetAsideReason[] = [
  'says-may-and-nothing-to-see',
  'not-observable-from-outside',
];

export interface SetAside {
  /** `page#anchor`, as in the `source` of a requirement. */
  readonly at: string;
  /** The statements there, in every revision in which they stand there. */
  readonly tags: readonly string[];
  readonly reason: SetAsideReason;
  /** Why nothing shows; required for `explainedReasons`. */
  readonly note?: string;
}

export const setAside = [
  { at: 'index#implementation-guidelines', tags: ['ab20', '5d2a'], reason: 'host-policy' },
  { at: 'index#implementation-guidelines', tags: ['046c', '96cc', 'c81c'], reason: 'advice' },
  { at: 'basic/index#schema-dialect', tags: ['aa46'], reason: 'advice' },
  { at: 'basic/index#implementation-requirements', tags: ['bf91'], reason: 'advice' },
  {
    at: 'basic/index#icons',
    tags: [
      'd9fe',
      '4c44',
      '23aa',
      '0e1f',
      '3242',
      'c618',
      'cb8d',
      'eaf6',
      '6d13',
      'ae54',
      '094f',
      '60d8',
      '71cb',
      'e06d',
    ],
    reason: 'host-policy',
  },
  {
    at: 'basic/index#icons',
    tags: ['069f'],
    reason: 'says-may-and-nothing-to-see',
    note: 'speaks of the bytes behind an icon; neither end of an SDK fetches them',
  },
  { at: 'basic/index#statelessness', tags: ['77e1'], reason: 'host-policy' },
  { at: 'basic/versioning#extension-negotiation', tags: ['b981'], reason: 'third-party' },
  { at: 'basic/transports#custom-transports', tags: ['c4a2'], reason: 'third-party' },
  { at: 'basic/transports/index#custom-transports', tags: ['cc6e', 'e910'], reason: 'third-party' },
  { at: 'basic/transports/stdio', tags: ['7818'], reason: 'third-party' },
  {
    at: 'basic/transports/streamable-http#server-behavior-for-custom-headers',
    tags: ['416c'],
    reason: 'third-party',
  },
  {
    at: 'basic/transports/streamable-http#server-validation',
    tags: ['a901', '30c7', '116b'],
    reason: 'third-party',
  },
  {
    at: 'basic/transports/streamable-http#http+sse-transport-2024-11-05',
    tags: ['dac0', 'ca00'],
    reason: 'advice',
  },
  { at: 'basic/authorization#protocol-requirements', tags: ['8ab7'], reason: 'third-party' },
  {
    at: 'basic/authorization#implementation-requirements',
    tags: ['9a01', '162a'],
    reason: 'host-policy',
    note: 'whoever publishes the metadata document of a client fills it in',
  },
  {
    at: 'basic/authorization#implementation-requirements',
    tags: ['a300', '32c4', '278b', 'd44f', '8791'],
    reason: 'third-party',
    note: 'no SDK ships an authorization server that fetches the metadata documents of clients',
  },
  {
    at: 'basic/authorization#implementation-requirements',
    tags: ['bdd3', 'd42a'],
    reason: 'host-policy',
    note: 'the provider behind the handlers of an SDK issues the tokens',
  },
  { at: 'basic/authorization#oauth-grant-types', tags: ['d707'], reason: 'advice' },
  { at: 'basic/authorization#runtime-insufficient-scope-errors', tags: ['2e17'], reason: 'advice' },
  { at: 'basic/authorization#token-handling', tags: ['9210'], reason: 'third-party' },
  {
    at: 'basic/authorization#security-considerations',
    tags: ['0382'],
    reason: 'host-policy',
    note: 'tokens lie where the provider of the application puts them',
  },
  { at: 'basic/authorization#security-considerations-2', tags: ['30d8'], reason: 'host-policy' },
  { at: 'basic/authorization#security-considerations-2', tags: ['85ec'], reason: 'advice' },
  {
    at: 'basic/authorization#token-theft',
    tags: ['5498'],
    reason: 'host-policy',
    note: 'tokens lie where the provider of the application puts them',
  },
  {
    at: 'basic/authorization#token-theft',
    tags: ['d323', 'fa36'],
    reason: 'third-party',
    note: 'the provider behind the handlers of an SDK issues the tokens',
  },
  {
    at: 'basic/authorization#authorization-code-protection',
    tags: ['eff6'],
    reason: 'third-party',
    note: 'no SDK ships a provider of OpenID Connect',
  },
  { at: 'basic/authorization#open-redirection', tags: ['5d5d'], reason: 'third-party' },
  { at: 'basic/authorization#client-id-metadata-document-security', tags: ['0535'], reason: 'third-party' },
  { at: 'basic/authorization#authorization-server-abuse-protection', tags: ['8ec1'], reason: 'third-party' },
  {
    at: 'basic/authorization#localhost-redirect-uri-risks',
    tags: ['ee0e', 'a434', 'eeda'],
    reason: 'third-party',
  },
  {
    at: 'basic/authorization#trust-policies',
    tags: ['0e64', '460f', '53ac', 'aab6', 'c19d', '5c69'],
    reason: 'third-party',
  },
  { at: 'basic/authorization/index#protocol-requirements', tags: ['8ab7'], reason: 'third-party' },
  { at: 'basic/authorization/index#runtime-insufficient-scope-errors', tags: ['2e17'], reason: 'advice' },
  {
    at: 'basic/authorization/client-registration#implementation-requirements',
    tags: ['9a01', '162a'],
    reason: 'host-policy',
    note: 'whoever publishes the metadata document of a client fills it in',
  },
  {
    at: 'basic/authorization/client-registration#implementation-requirements',
    tags: ['a300', '32c4', '278b', 'd44f', '567c'],
    reason: 'third-party',
    note: 'no SDK ships an authorization server that fetches the metadata documents of clients',
  },
  {
    at: 'basic/authorization/security-considerations#token-theft',
    tags: ['5498'],
    reason: 'host-policy',
    note: 'tokens lie where the provider of the application puts them',
  },
  {
    at: 'basic/authorization/security-considerations#token-theft',
    tags: ['d323', 'fa36'],
    reason: 'third-party',
    note: 'the provider behind the handlers of an SDK issues the tokens',
  },
  {
    at: 'basic/authorization/security-considerations#authorization-code-protection',
    tags: ['eff6'],
    reason: 'third-party',
    note: 'no SDK ships a provider of OpenID Connect',
  },
  {
    at: 'basic/authorization/security-considerations#open-redirection',
    tags: ['5d5d'],
    reason: 'third-party',
  },
  {
    at: 'basic/authorization/security-considerations#client-id-metadata-document-security',
    tags: ['0535'],
    reason: 'third-party',
  },
  {
    at: 'basic/authorization/security-considerations#authorization-server-abuse-protection',
    tags: ['8ec1'],
    reason: 'third-party',
  },
  {
    at: 'basic/authorization/security-considerations#localhost-redirect-uri-risks',
    tags: ['ee0e', 'a434', 'eeda'],
    reason: 'third-party',
  },
  { at: 'basic/authorization/security-considerations#trust-policies', tags: ['9e97'], reason: 'third-party' },
] as const satisfies readonly SetAside[];
