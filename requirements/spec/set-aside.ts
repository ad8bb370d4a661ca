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
] as const satisfies readonly SetAside[];
