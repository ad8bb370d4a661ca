// The one interface through which tests drive an SDK line. A binding translates and never repairs: it supplies no
// default, declares no capability, catches no error, retries nothing and touches no message.

import type { z as zod } from 'zod';
import type { Feature } from '../../requirements/model.ts';
import type { Era, Revision } from '../../requirements/revisions.ts';
import type { ChildCommand, End, Port } from '../../transports/port.ts';
import type { Adjustable } from './adjustable.ts';
import type { AuthServer } from './auth-server.ts';
import type { Handlers, Json, NotificationHandlers, RequestOptions } from './handler.ts';
import type { Completer, HighLevelServer } from './high-level-server.ts';
import type { Hosting } from './hosting.ts';
import type { LiveHighLevel, LiveLowLevel, LiveServer } from './live-server.ts';
import type { ClientTasks, TaskMessageQueue, TaskStore } from './tasks.ts';
import type { ZodForms } from './zod-forms.ts';

export type { Adjustable, Fallbacks } from './adjustable.ts';
export type { AuthServer } from './auth-server.ts';
export type {
  Handler,
  HandlerContext,
  Handlers,
  Json,
  NotificationHandlers,
  NotificationOptions,
  RequestOptions,
} from './handler.ts';
export type * from './high-level-server.ts';
export type { LiveHighLevel, LiveLowLevel, LiveServer } from './live-server.ts';
export type * from './tasks.ts';

export interface Identity {
  readonly name: string;
  readonly version: string;
  readonly [field: string]: unknown;
}

export interface ServerOptions {
  readonly instructions?: string;
  readonly onerror?: (error: Error) => void;
  readonly oninitialized?: () => void;
  readonly notifications?: NotificationHandlers;
  /** Any other option of the SDK's server constructor, passed on as it stands. */
  readonly native?: Json;
}

export type LowLevelOptions = ServerOptions;

export interface HighLevelOptions extends ServerOptions {
  readonly capabilities?: Json;
  /** Request handlers set on the low-level server that it holds, before anything is registered. */
  readonly handlers?: Handlers;
}

export interface ClientOptions {
  readonly capabilities?: Json;
  readonly handlers?: Handlers;
  readonly notifications?: NotificationHandlers;
  readonly onerror?: (error: Error) => void;
  readonly onclose?: () => void;
  /** What the opening of the connection is sent with. */
  readonly connecting?: RequestOptions;
  readonly native?: Json;
}

/** Builds a fresh server each time: one for each connection, or for each request where nothing lives on. */
export interface Recipe<Live extends LiveServer = LiveServer> {
  readonly identity: Identity;
  build(): Live;
}

export interface Client extends End, Adjustable {
  request(method: string, params?: Json, options?: RequestOptions): Promise<Json>;
  notify(method: string, params?: Json): Promise<void>;
  ping(options?: RequestOptions): Promise<Json>;
  listTools(params?: Json, options?: RequestOptions): Promise<Json>;
  callTool(params: Json, options?: RequestOptions): Promise<Json>;
  listResources(params?: Json, options?: RequestOptions): Promise<Json>;
  listResourceTemplates(params?: Json, options?: RequestOptions): Promise<Json>;
  readResource(params: Json, options?: RequestOptions): Promise<Json>;
  subscribeResource(params: Json, options?: RequestOptions): Promise<Json>;
  unsubscribeResource(params: Json, options?: RequestOptions): Promise<Json>;
  listPrompts(params?: Json, options?: RequestOptions): Promise<Json>;
  getPrompt(params: Json, options?: RequestOptions): Promise<Json>;
  complete(params: Json, options?: RequestOptions): Promise<Json>;
  setLoggingLevel(level: string, options?: RequestOptions): Promise<Json>;
  sendRootsListChanged(): Promise<void>;
  serverCapabilities(): Json | undefined;
  serverIdentity(): Json | undefined;
  instructions(): string | undefined;
  /** Only where the feature `tasks` is offered. */
  readonly tasks: ClientTasks;
}

/** One subject, loaded, as a test of one cell sees it. */
export interface Sdk {
  readonly line: 'v1' | 'v2';
  /** The revision of this cell: a stateless one is what the client is pinned to. */
  readonly revision: Revision;
  /** The subject's own zod. */
  readonly z: typeof zod;
  /** The other forms of it, where the feature `zod:both` is offered: version 3, and the small one of version 4. */
  readonly zodForms: ZodForms | undefined;
  lowLevel(
    identity: Identity,
    capabilities: Json,
    handlers: Handlers,
    options?: LowLevelOptions,
  ): Recipe<LiveLowLevel>;
  highLevel(
    identity: Identity,
    setUp: (server: HighLevelServer) => void,
    options?: HighLevelOptions,
  ): Recipe<LiveHighLevel>;
  client(identity: Identity, options?: ClientOptions): Client;
  /** Only where the feature `tasks` is offered, as is the next one. */
  taskStore(): TaskStore;
  taskMessageQueue(): TaskMessageQueue;
  /** Marks the schema of a prompt's argument as one that `completer` suggests values for. */
  completable<Schema>(schema: Schema, completer: Completer): Schema;
  /**
   * What the SDK exports for authorization on the side of the client, under its own names, and for whoever wraps a
   * `fetch`: `auth`, `registerClient`, `withOAuth`, ...
   */
  readonly oauth: Json;
  /**
   * What the SDK exports beside its ends for whoever writes a server or a host, under its own names: `UriTemplate`,
   * `getDisplayName`, `validateToolName`, `isCompletable`, ...
   */
  readonly exported: Json;
  /** The SDK's own error class for what a handler wants answered with this code, message and data. */
  protocolError(code: number, message: string, data?: unknown): Error;
  /** What the SDK offers for authorization on the side of the server; loaded when asked for, as few tests need it. */
  authServer(): Promise<AuthServer>;
  /** What it offers to whoever hosts a server with Express, where the feature `server:express-app` is offered. */
  hosting(): Promise<Hosting>;
  /**
   * What the SDK exports to judge by JSON Schema, under its own names, where the feature `validator:ajv` is offered:
   * `AjvJsonSchemaValidator`, with `validator:worker` also `CfWorkerJsonSchemaValidator`. Loaded when asked for.
   */
  validators(): Promise<Json>;
  /** The SDK's own error class for a request that waits for these elicitations by URL. */
  urlElicitationRequired(elicitations: readonly Json[]): Error;
}

/** One subject, loaded: what it is, what it offers, and how to drive it at a revision. */
export interface Binding {
  readonly line: 'v1' | 'v2';
  /** The version of the SDK package itself (v2: of `server`). */
  readonly version: string;
  /** The newest handshake-era revision it offers and, if it speaks it, the stateless one. */
  readonly revisions: readonly Revision[];
  readonly offers: ReadonlySet<Feature>;
  readonly port: Port;
  /** A server of the subject as a process of its own: what it does stands in child-tools.mjs. */
  child(era: Era): ChildCommand;
  at(revision: Revision): Sdk;
}
