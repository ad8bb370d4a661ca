// Masks what a task is known by and when it was touched: at the places where the protocol puts them, and where its id is
// repeated as a cursor or in the words of an error or of a failed call.

import type { createOrdinals } from './id-masks.ts';
import { type Fields, isFields } from './message-kind.ts';

type TaskIds = ReturnType<typeof createOrdinals>;

const related = 'io.modelcontextprotocol/related-task';

const maskId = (ids: TaskIds, id: string): string => `task ${ids.of(id)}`;

const maskTask = (value: unknown, ids: TaskIds): unknown => {
  if (!isFields(value) || !('taskId' in value)) return value;
  const times = Object.keys(value).filter((name) => name === 'createdAt' || name === 'lastUpdatedAt');
  return {
    ...value,
    taskId: typeof value.taskId === 'string' ? maskId(ids, value.taskId) : value.taskId,
    ...Object.fromEntries(times.map((name) => [name, 'time'])),
  };
};

/** A failed call may name a task that only its server ever knew, after the word for it. */
const maskText = (part: unknown, ids: TaskIds): unknown =>
  isFields(part) && typeof part.text === 'string'
    ? {
        ...part,
        text: part.text.replace(/\bTask ([\da-f]{32})\b/g, (_, id: string) => `Task ${maskId(ids, id)}`),
      }
    : part;

/** Params or a result: a task itself, one inside, a list of them, one that it belongs to. */
const maskBody = (body: unknown, ids: TaskIds): unknown => {
  if (!isFields(body)) return body;
  const masked = maskTask(body, ids) as Fields;
  const cursors = ['cursor', 'nextCursor'].filter((name) => ids.has(String(masked[name])));
  const { task, tasks, _meta } = masked;
  return {
    ...masked,
    ...(isFields(task) && { task: maskTask(task, ids) }),
    ...(Array.isArray(tasks) && { tasks: tasks.map((each) => maskTask(each, ids)) }),
    ...(isFields(_meta) &&
      related in _meta && { _meta: { ..._meta, [related]: maskTask(_meta[related], ids) } }),
    ...(masked.isError === true &&
      Array.isArray(masked.content) && { content: masked.content.map((part) => maskText(part, ids)) }),
    ...Object.fromEntries(cursors.map((name) => [name, maskId(ids, String(masked[name]))])),
  };
};

const maskError = (error: unknown, ids: TaskIds): unknown =>
  isFields(error) && typeof error.message === 'string'
    ? {
        ...error,
        message: ids.all().reduce((text, id) => text.replaceAll(id, maskId(ids, id)), error.message),
      }
    : error;

/** The frame with masked tasks. */
export const maskTasks = (frame: unknown, ids: TaskIds): unknown => {
  if (Array.isArray(frame)) return frame.map((each) => maskTasks(each, ids));
  if (!isFields(frame)) return frame;
  return {
    ...frame,
    ...('params' in frame && { params: maskBody(frame.params, ids) }),
    ...('result' in frame && { result: maskBody(frame.result, ids) }),
    ...('error' in frame && { error: maskError(frame.error, ids) }),
  };
};
