// What the two server classes can do while they are connected.

import type { ServerEnd } from '../../transports/port.ts';
import type { Adjustable } from './adjustable.ts';
import type { Json, NotificationOptions, RequestOptions } from './handler.ts';
import type { HighLevelServer } from './high-level-server.ts';
import type { ServerTasks } from './tasks.ts';

/** What both tiers can do; the high-level one through the low-level server that it holds. */
export interface LiveServer extends ServerEnd, Adjustable {
  notify(method: string, params?: Json, options?: NotificationOptions): Promise<void>;
  request(method: string, params?: Json, options?: RequestOptions): Promise<Json>;
  ping(): Promise<Json>;
  createMessage(params: Json, options?: RequestOptions): Promise<Json>;
  elicitInput(params: Json, options?: RequestOptions): Promise<Json>;
  /** Gives the function that tells the client that an elicitation by URL is over. */
  elicitationCompletionNotifier(id: string, options?: NotificationOptions): () => Promise<void>;
  listRoots(params?: Json, options?: RequestOptions): Promise<Json>;
  sendResourceUpdated(params: Json): Promise<void>;
  /** Of the high-level server only where the feature `highlevel:logging` is offered. */
  sendLoggingMessage(params: Json, sessionId?: string): Promise<void>;
  sendToolListChanged(): Promise<void>;
  sendResourceListChanged(): Promise<void>;
  sendPromptListChanged(): Promise<void>;
  clientCapabilities(): Json | undefined;
  clientIdentity(): Json | undefined;
  /** Only where the feature `tasks` is offered. */
  readonly tasks: ServerTasks;
}

export type LiveLowLevel = LiveServer;

export interface LiveHighLevel extends LiveServer, HighLevelServer {}
