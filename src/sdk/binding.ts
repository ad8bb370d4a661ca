// The one interface through which tests drive an SDK line. A binding translates and never repairs: it supplies no
// default, declares no capability, catches no error, retries nothing and touches no message.

import type { z as zod } from 'zod';
import type { Feature } from '../../requirements/model.ts';
import type { Era, Revision } from '../../requirements/revisions.ts';
import type { RequestId } from '../../transports/json-rpc.ts';
import type { ChildCommand, End, Port, ServerEnd } from '../../transports/port.ts';

/** Protocol objects as plain JSON: tests compare them whole with literals from the specification. */
// biome-ignore lint/suspicious/noExplicitAny: a subject may answer anything, and the test is what says what is right
export type Json = Record<string, any>;

export interface Identity {
  readonly name: string;
  readonly version: string;
  readonly [field: string]: unknown;
}

export interface RequestOptions {
  readonly signal?: AbortSignal;
  /** Milliseconds. */
  readonly timeout?: number;
  readonly onprogress?: (progress: Json) => void;
}

/** What a request handler of either end is given besides the request. */
export interface HandlerContext {
  /** Undefined where the feature `handler:request-id` is lacking. */
  readonly id: RequestId;
  readonly signal: AbortSignal;
  /** Undefined also where the feature `handler:meta` is lacking. */
  readonly meta: Json | undefined;
  /** Sends a notification that belongs to the request being handled. */
  notify(method: string, params?: Json): Promise<void>;
  /** Sends a request to the other end that belongs to the request being handled. */
  request(method: string, params?: Json, options?: RequestOptions): Promise<Json>;
}

export type Handler = (
  request: { method: string; params: Json },
  context: HandlerContext,
) => Json | Promise<Json>;
export type Handlers = Readonly<Record<string, Handler>>;
export type NotificationHandlers = Readonly<
  Record<string, (notification: { method: string; params: Json }) => void | Promise<void>>
>;

export interface ServerOptions {
  readonly instructions?: string;
  readonly onerror?: (error: Error) => void;
  readonly oninitialized?: () => void;
  /** Any other option of the SDK's server constructor, passed on as it stands. */
  readonly native?: Json;
}

export interface LowLevelOptions extends ServerOptions {
  readonly notifications?: NotificationHandlers;
}

export interface HighLevelOptions extends ServerOptions {
  readonly capabilities?: Json;
}

export interface ClientOptions {
  readonly capabilities?: Json;
  readonly handlers?: Handlers;
  readonly notifications?: NotificationHandlers;
  readonly onerror?: (error: Error) => void;
  readonly onclose?: () => void;
  readonly native?: Json;
}

/** What both server classes can do while they are connected. */
export interface LiveServer extends ServerEnd {
  notify(method: string, params?: Json): Promise<void>;
  request(method: string, params?: Json, options?: RequestOptions): Promise<Json>;
  ping(): Promise<Json>;
  clientCapabilities(): Json | undefined;
  clientIdentity(): Json | undefined;
}

export interface LiveLowLevel extends LiveServer {
  sendToolListChanged(): Promise<void>;
}

export interface ToolConfig {
  readonly title?: string;
  readonly description?: string;
  /** A record of zod schemas, or a whole zod object; absent: the tool takes no arguments. */
  readonly inputSchema?: unknown;
  readonly outputSchema?: unknown;
  readonly annotations?: Json;
  readonly _meta?: Json;
}

/** Without an input schema `args` is undefined. */
export type ToolHandler = (args: Json, context: HandlerContext) => Json | Promise<Json>;

export interface RegisteredTool {
  /** Takes the fields of ToolConfig (schemas as records), and `name` (null removes it) and `enabled`. */
  update(changes: Json): void;
  enable(): void;
  disable(): void;
  remove(): void;
}

export interface HighLevelServer {
  registerTool(name: string, config: ToolConfig, handler: ToolHandler): RegisteredTool;
}

export interface LiveHighLevel extends LiveServer, HighLevelServer {
  sendToolListChanged(): Promise<void>;
}

/** Builds a fresh server each time: one for each connection, or for each request where nothing lives on. */
export interface Recipe<Live extends LiveServer = LiveServer> {
  readonly identity: Identity;
  build(): Live;
}

export interface Client extends End {
  request(method: string, params?: Json, options?: RequestOptions): Promise<Json>;
  notify(method: string, params?: Json): Promise<void>;
  ping(options?: RequestOptions): Promise<Json>;
  listTools(params?: Json, options?: RequestOptions): Promise<Json>;
  callTool(params: Json, options?: RequestOptions): Promise<Json>;
  sendRootsListChanged(): Promise<void>;
  serverCapabilities(): Json | undefined;
  serverIdentity(): Json | undefined;
  instructions(): string | undefined;
}

/** One subject, loaded, as a test of one cell sees it. */
export interface Sdk {
  readonly line: 'v1' | 'v2';
  /** The revision of this cell: a stateless one is what the client is pinned to. */
  readonly revision: Revision;
  /** The subject's own zod. */
  readonly z: typeof zod;
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
  /** The SDK's own error class for what a handler wants answered with this code, message and data. */
  protocolError(code: number, message: string, data?: unknown): Error;
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
