// The types of a requirement and of everything it may say about itself. Entries are pure literals:
// `export const tools = { 'tools:…': { … } } as const satisfies Area`.

import type { Revision } from './revisions.ts';

export const levels = ['must', 'should', 'may', 'own'] as const;
export type Level = (typeof levels)[number];

export const tiers = ['lowlevel', 'highlevel'] as const;
export type Tier = (typeof tiers)[number];

/** The transports of the default matrix, in the order in which reports list them. */
export const matrixTransports = ['memory', 'http', 'http-stateless', 'sse', 'stdio'] as const;
/** On demand only: the same cells over a loopback socket and over a real child process. */
export const onDemandTransports = ['http-socket', 'stdio-process'] as const;
export type MatrixTransport = (typeof matrixTransports)[number];
export type OnDemandTransport = (typeof onDemandTransports)[number];
export type Transport = MatrixTransport | OnDemandTransport;

/** The transport of the matrix whose cells an on-demand transport repeats. */
export const repeatedBy: Record<OnDemandTransport, MatrixTransport> = {
  'http-socket': 'http',
  'stdio-process': 'stdio',
};

/** Where a requirement comes from: statements of the specification, the SDK's own choice, or an upstream issue. */
export type Source = SpecSource | 'sdk' | `issue:#${number}`;

export interface SpecSource {
  /**
   * `page#anchor` below the revision's base URL, such as `server/tools#error-handling`; the page alone for what
   * stands before its first heading.
   */
  readonly at: string;
  /** The statements it claims there (four hex digits each). */
  readonly tags?: readonly string[];
  /** The revisions this address is for; absent: every revision of the requirement's window. */
  readonly in?: readonly Revision[];
}

/** Why a requirement cannot be observed on every transport. */
export type TransportReason =
  /** the frame cannot be sent, or seen, through this kind of carrier */
  | 'framing'
  /** the server must reach the client outside a request, or remember something between two */
  | 'outlives-request'
  /** it is about this transport and no other */
  | 'about-transport'
  /** the transport plays no part: another one would repeat the same cell */
  | 'transport-free';

export interface Restriction {
  readonly only: readonly MatrixTransport[];
  readonly because: TransportReason;
}

/** A part of an SDK's public API that some versions of it lack. Which ones: `src/sdk/<line>/offers.ts`. */
export const features = [
  'highlevel:output-schema',
  'highlevel:title',
  'highlevel:tool-meta',
  'highlevel:tool-annotations',
  'highlevel:schema-object',
  'highlevel:icons',
  'highlevel:prompt-meta',
  'highlevel:logging',
  'highlevel:one-by-one',
  'highlevel:input-limit',
  'server:log-level',
  'lowlevel:output-schema',
  'content:audio',
  'content:resource-link',
  'handler:request-id',
  'handler:meta',
  'handler:log',
  'handler:request-header',
  'handler:request-url',
  'handler:close-stream',
  'handler:auth-info',
  'handler:by-schema',
  'handler:result-checked',
  'auth:web',
  'server:host-lists',
  'server:session-closed',
  'server:keep-alive',
  'server:body-limit',
  'server:express-app',
  'server:web-transport',
  'server:tells-refusals',
  'server:lasting-streams',
  'stdio:buffer-limit',
  'stdio:early-stderr',
  'stdio:child-id',
  'client:fetch',
  'client:fetch-middleware',
  'client:redirect-policy',
  'client:step-up-choice',
  'client:unchecked-issuer',
  'client:resume-stream',
  'client:given-version',
  'client:reconnection-scheduler',
  'client:gathers-pages',
  'client:list-changed',
  'client:discovery-state',
  'client:document-id',
  'client:issuer-bound',
  'client:credential-providers',
  'client:auth-functions',
  'display-name',
  'tool-name-check',
  'zod:both',
  'schema-functions',
  'validator:ajv',
  'validator:worker',
  'elicitation-modes',
  'message-guards',
  'headers-function',
  'tasks',
  'server:task-streams',
] as const;
export type Feature = (typeof features)[number];

export const deferralReasons = [
  'not-implemented',
  'only-absence-shows-it',
  'needs-real-time',
  'schema-level',
  'host-policy',
  'experimental',
  'unwritten',
] as const;
export type DeferralReason = (typeof deferralReasons)[number];

export interface Deferral {
  readonly reason: DeferralReason;
  readonly note: string;
}

/** What a subject does instead of what the requirement says. The form named by `pin` stands in the test. */
export interface Divergence {
  readonly pin: string;
  readonly sdk: 'v1' | 'v2';
  /** A semver range over the SDK's version, prereleases included; absent: every version. */
  readonly versions?: string;
  readonly tier?: Tier;
  readonly transports?: readonly MatrixTransport[];
  readonly revisions?: readonly Revision[];
  readonly note: string;
  /** The upstream issue, such as `#1234`, where there is one. */
  readonly issue?: string;
  /** For a requirement about the shape of a message: the one violation of the schema that this divergence is. */
  readonly violation?: { readonly message: string; readonly pointer: string; readonly keyword: string };
}

export interface Requirement {
  readonly source: readonly Source[];
  /** One clause, present tense, the acting party is its subject, no modal verb. */
  readonly behavior: string;
  readonly level: Level;
  /** Absent: it is about a client, a transport or authorization, and its cells say `-`. */
  readonly tiers?: readonly Tier[];
  /** The first revision it holds in; absent: the oldest. */
  readonly since?: Revision;
  /** The first revision it no longer holds in; absent: still in force. */
  readonly until?: Revision;
  readonly supersedes?: string;
  readonly transports?: Restriction;
  readonly needs?: readonly Feature[];
  readonly deferred?: Deferral;
  readonly divergence?: readonly Divergence[];
}

export type Area = Readonly<Record<string, Requirement>>;

/** Whether a requirement is in force in a revision. */
export const holdsIn = (requirement: Requirement, revision: Revision): boolean =>
  (requirement.since === undefined || revision >= requirement.since) &&
  (requirement.until === undefined || revision < requirement.until);

export const isSpecSource = (source: Source): source is SpecSource => typeof source === 'object';

/** Whether an address is meant for a revision, one that nobody has listed yet included. */
export const covers = (source: SpecSource, revision: string): boolean =>
  source.in === undefined || (source.in as readonly string[]).includes(revision);

/** The transport of the matrix that a transport is, or repeats. */
export const onMatrix = (transport: Transport): MatrixTransport =>
  transport in repeatedBy ? repeatedBy[transport as OnDemandTransport] : (transport as MatrixTransport);

/** Whether a requirement can be observed on a transport; an on-demand one stands in for what it repeats. */
export const admits = (requirement: Requirement, transport: Transport): boolean =>
  requirement.transports?.only.includes(onMatrix(transport)) ?? true;
