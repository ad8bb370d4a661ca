// The statements of the specification that no test of this suite could prove, each with the reason. What could be
// observed and is not tested yet is no matter for this list: that is a deferred requirement.

import { authorization } from './set-aside/authorization.ts';
import { client } from './set-aside/client.ts';
import { protocol } from './set-aside/protocol.ts';
import { schema } from './set-aside/schema.ts';
import { server } from './set-aside/server.ts';

export const setAsideReasons = [
  /** it binds the application around a client or a server: consent, presentation, storage, rate limits */
  'host-policy',
  /** it recommends a way to work and names no outcome */
  'advice',
  /** it binds somebody else: an authorization server, a proxy, a language model, the author of contents */
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

/** In the order of the specification. Each part stands in `set-aside/` under its name. */
export const setAside: readonly SetAside[] = [...protocol, ...authorization, ...client, ...server, ...schema];
