// A server whose one tool, `work`, becomes a task: what tests of tasks are about on either tier.

import { expect } from 'vitest';
import type { Client, HandlerContext, Json, Sdk } from '../sdk/binding.ts';
import type { CaseContext } from './case-context.ts';
import { never } from './remember.ts';

export interface WorkshopOptions {
  /** What each task is created with, besides the lifetime that its requestor asks for. */
  readonly created?: Json;
  /** Methods of the store that are replaced, such as one that fails. */
  readonly broken?: Json;
  /** Further options of the server. */
  readonly native?: Json;
  /** What a call is answered with; the task unless told otherwise. */
  readonly answer?: (task: Json) => Json;
}

const identity = { name: 'workshop', version: '1.0.0' };

/** All that can be declared of tasks. */
export const tasksCapability = { list: {}, cancel: {}, requests: { tools: { call: {} } } };

/**
 * What both tiers share: `store` is for the test to look after the tasks, `contexts` what the tool was given, call by call;
 * `errors` what the server told of errors.
 */
const interior = (sdk: Sdk, { created, broken, native, answer = (task) => ({ task }) }: WorkshopOptions) => {
  const contexts: HandlerContext[] = [];
  const errors: string[] = [];
  const onerror = ({ message }: Error) => void errors.push(message);
  const store = sdk.taskStore();
  const taskStore = broken ? Object.assign(Object.create(store), broken) : store;
  const work = async (context: HandlerContext): Promise<Json> => {
    contexts.push(context);
    const task = await context.taskStore?.createTask({ ttl: context.requestedTtl, ...created });
    return answer(task as Json);
  };
  return { contexts, errors, store, work, onerror, native: { taskStore, ...native } };
};

/** A workshop built on the low-level class. */
export const lowLevelWorkshop = ({ sdk }: Pick<CaseContext, 'sdk'>, options: WorkshopOptions = {}) => {
  const { work, onerror, native, ...rest } = interior(sdk, options);
  const server = sdk.lowLevel(
    identity,
    { tools: {}, tasks: tasksCapability },
    {
      'tools/call': ({ params }, context) => {
        expect(params.name).toBe('work');
        return work(context);
      },
    },
    { native, onerror },
  );
  return { server, ...rest };
};

const unasked = never('the store knows its tasks');

/** A workshop built on the high-level class. */
export const highLevelWorkshop = ({ sdk }: Pick<CaseContext, 'sdk'>, options: WorkshopOptions = {}) => {
  const { work, onerror, native, ...rest } = interior(sdk, options);
  const server = sdk.highLevel(
    identity,
    ({ registerToolTask }) => {
      const createTask = (_: Json, context: HandlerContext) => work(context);
      registerToolTask('work', {}, { createTask, getTask: unasked, getTaskResult: unasked });
    },
    { capabilities: { tasks: tasksCapability }, native, onerror },
  );
  return { server, ...rest };
};

/** Has the tool called as a task, and gives the task. */
export const beginTask = async (client: Client, task: Json = {}): Promise<Json> =>
  (await client.request('tools/call', { name: 'work', task })).task;
