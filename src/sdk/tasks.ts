// Tasks, where the feature `tasks` is offered: as the one who asks for them, and as the one who works on them.

import type { HandlerContext, Json, RequestOptions } from './handler.ts';

/** What the requestor of tasks can do. */
export interface Tasks {
  get(taskId: string, options?: RequestOptions): Promise<Json>;
  result(taskId: string, options?: RequestOptions): Promise<Json>;
  list(cursor?: string, options?: RequestOptions): Promise<Json>;
  cancel(taskId: string, options?: RequestOptions): Promise<Json>;
  /** Sends a request and tells of what becomes of it, up to its result or error. */
  stream(method: string, params: Json, options?: RequestOptions): AsyncIterable<Json>;
}

export interface ClientTasks extends Tasks {
  callTool(params: Json, options?: RequestOptions): AsyncIterable<Json>;
}

/** Both only where the feature `server:task-streams` is offered. */
export interface ServerTasks extends Tasks {
  createMessage(params: Json, options?: RequestOptions): AsyncIterable<Json>;
  elicitInput(params: Json, options?: RequestOptions): AsyncIterable<Json>;
}

/** What a handler is given to keep the task of its request in; the session is that of the request. */
export interface RequestTaskStore {
  createTask(options: Json): Promise<Json>;
  getTask(taskId: string): Promise<Json>;
  storeTaskResult(taskId: string, status: 'completed' | 'failed', result: Json): Promise<void>;
  getTaskResult(taskId: string): Promise<Json>;
  updateTaskStatus(taskId: string, status: string, statusMessage?: string): Promise<void>;
  listTasks(cursor?: string): Promise<Json>;
}

/** The SDK's own store in memory, to be given to the constructor of an end as its option `taskStore`. */
export interface TaskStore {
  createTask(options: Json, requestId: unknown, request: Json, sessionId?: string): Promise<Json>;
  getTask(taskId: string, sessionId?: string): Promise<Json | null>;
  storeTaskResult(taskId: string, status: string, result: Json, sessionId?: string): Promise<void>;
  getTaskResult(taskId: string, sessionId?: string): Promise<Json>;
  updateTaskStatus(taskId: string, status: string, message?: string, sessionId?: string): Promise<void>;
  listTasks(cursor?: string, sessionId?: string): Promise<Json>;
  /** Those of all sessions. */
  getAllTasks(): Json[];
  cleanup(): void;
}

/** The SDK's own queue in memory, for the option `taskMessageQueue`. */
export interface TaskMessageQueue {
  enqueue(taskId: string, message: Json, sessionId?: string, maxSize?: number): Promise<void>;
  dequeue(taskId: string, sessionId?: string): Promise<Json | undefined>;
  dequeueAll(taskId: string, sessionId?: string): Promise<Json[]>;
}

/** Without an input schema `args` is undefined. */
type ToolTaskCallback = (args: Json, context: HandlerContext) => Json | Promise<Json>;

export interface ToolTaskHandler {
  readonly createTask: ToolTaskCallback;
  readonly getTask: ToolTaskCallback;
  readonly getTaskResult: ToolTaskCallback;
}
