// What a handler of either end is given, and what a request may be sent with.

import type { RequestId } from '../../transports/json-rpc.ts';
import type { RequestTaskStore } from './tasks.ts';

/** Protocol objects as plain JSON: tests compare them whole with literals from the specification. */
// biome-ignore lint/suspicious/noExplicitAny: a subject may answer anything, and the test is what says what is right
export type Json = Record<string, any>;

export interface NotificationOptions {
  /** The request of the other end that this message belongs to: over HTTP it decides which stream carries it. */
  readonly relatedRequestId?: RequestId;
  /** The task this message belongs to: it waits until the requestor of the task asks for the result. */
  readonly relatedTask?: { readonly taskId: string };
}

export interface RequestOptions extends NotificationOptions {
  readonly signal?: AbortSignal;
  /** Milliseconds. */
  readonly timeout?: number;
  readonly onprogress?: (progress: Json) => void;
  readonly resetTimeoutOnProgress?: boolean;
  /** Milliseconds, progress or not. */
  readonly maxTotalTimeout?: number;
  readonly resumptionToken?: string;
  readonly onresumptiontoken?: (token: string) => void;
  /** Asks for a task: what goes into the field of that name of the request. */
  readonly task?: Json;
}

/** What a request handler of either end is given besides the request. */
export interface HandlerContext {
  /** Undefined where the feature `handler:request-id` is lacking. */
  readonly id: RequestId;
  readonly signal: AbortSignal;
  /** Undefined also where the feature `handler:meta` is lacking. */
  readonly meta: Json | undefined;
  /** The session of the transport, where it has one. */
  readonly sessionId: string | undefined;
  /** What the server was told of the caller's access token. Undefined where the feature `handler:auth-info` is lacking. */
  readonly authInfo: Json | undefined;
  /** A header of the HTTP request. Undefined also where the feature `handler:request-header` is lacking. */
  requestHeader(name: string): string | undefined;
  /** The whole address of the HTTP request. Undefined also where the feature `handler:request-url` is lacking. */
  readonly requestUrl: string | undefined;
  /** Over Streamable HTTP with an event store: ends the stream of this request, which the client is to resume. */
  readonly closeStream: (() => void) | undefined;
  readonly closeStandaloneStream: (() => void) | undefined;
  /** Of a server: logs as far as the caller wants it. Undefined where the feature `handler:log` is lacking. */
  readonly log: ((level: string, data: unknown, logger?: string) => Promise<void>) | undefined;
  /** Undefined where this end was given no task store, or the feature `tasks` is lacking. */
  readonly taskStore: RequestTaskStore | undefined;
  /** The task that the metadata of the request names. Undefined also where the feature `tasks` is lacking. */
  readonly taskId: string | undefined;
  /** The lifetime that the requestor of a task asks for, in milliseconds. */
  readonly requestedTtl: number | null | undefined;
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
