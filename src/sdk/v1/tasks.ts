// Tasks of the v1 line: what its users reach under `experimental`.

import type { ClientTasks, HighLevelServer, Json, RequestOptions, ServerTasks, Tasks } from '../binding.ts';
import { LacksFeatureError } from '../lacks-feature.ts';
import { registered } from '../registered.ts';
import { argumentsCallback } from './callback.ts';
import type { Modules } from './load.ts';

type Client = InstanceType<Modules['Client']>;
type Server = InstanceType<Modules['Server']>;
type McpServer = InstanceType<Modules['McpServer']>;

/** What the experimental features of both ends have in common. */
interface Requestor {
  getTask(taskId: string, options: never): Promise<unknown>;
  getTaskResult(taskId: string, resultSchema: never, options: never): Promise<unknown>;
  listTasks(cursor: string | undefined, options: never): Promise<unknown>;
  cancelTask(taskId: string, options: never): Promise<unknown>;
  requestStream(request: never, resultSchema: never, options: never): unknown;
}

/** @throws LacksFeatureError where the version has none */
export const tasksOf = ({ tasks }: Modules, version: string): NonNullable<Modules['tasks']> => {
  if (!tasks) throw new LacksFeatureError('tasks', version);
  return tasks;
};

/** Looked up when it is used: earlier versions have no `experimental`. */
const requestor = ({ types }: Modules, end: () => Requestor): Tasks => ({
  get: (taskId, options) => end().getTask(taskId, options as never) as Promise<Json>,
  result: (taskId, options) =>
    end().getTaskResult(taskId, types.ResultSchema as never, options as never) as Promise<Json>,
  list: (cursor, options) => end().listTasks(cursor, options as never) as Promise<Json>,
  cancel: (taskId, options) => end().cancelTask(taskId, options as never) as Promise<Json>,
  stream: (method, params, options) =>
    end().requestStream(
      { method, params } as never,
      types.ResultSchema as never,
      options as never,
    ) as AsyncIterable<Json>,
});

export const clientTasks = (modules: Modules, client: Client): ClientTasks => ({
  ...requestor(modules, () => client.experimental.tasks as never),
  callTool: (params: Json, options?: RequestOptions) =>
    client.experimental.tasks.callToolStream(params as never, undefined, options as never),
});

export const serverTasks = (modules: Modules, server: Server): ServerTasks => ({
  ...requestor(modules, () => server.experimental.tasks as never),
  createMessage: (params, options) =>
    server.experimental.tasks.createMessageStream(params as never, options as never),
  elicitInput: (params, options) =>
    server.experimental.tasks.elicitInputStream(params as never, options as never),
});

export const toolTaskRegistrar =
  (modules: Modules, version: string, server: McpServer): HighLevelServer['registerToolTask'] =>
  (name, config, handler) => {
    tasksOf(modules, version);
    const handlers = Object.entries(handler).map(([kind, each]) => [kind, argumentsCallback(modules, each)]);
    const { tasks } = server.experimental;
    const tool = tasks.registerToolTask(name, config as never, Object.fromEntries(handlers));
    return registered(tool, { handler: ['callback', (call) => argumentsCallback(modules, call)] });
  };
