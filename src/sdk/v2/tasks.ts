// Tasks of the v2 line: it knows their messages on the wire and has nothing that sends or serves them.

import type { ClientTasks, HighLevelServer, ServerTasks, Tasks } from '../binding.ts';
import { LacksFeatureError } from '../lacks-feature.ts';

/** @throws LacksFeatureError always */
export const lacksTasks = (): never => {
  throw new LacksFeatureError('tasks', '2.x');
};

const requestor: Tasks = {
  get: lacksTasks,
  result: lacksTasks,
  list: lacksTasks,
  cancel: lacksTasks,
  stream: lacksTasks,
};

export const clientTasks: ClientTasks = { ...requestor, callTool: lacksTasks };

export const serverTasks: ServerTasks = { ...requestor, createMessage: lacksTasks, elicitInput: lacksTasks };

export const registerToolTask: HighLevelServer['registerToolTask'] = lacksTasks;
