// What a transcript shows of tasks.

import { expect, test } from 'vitest';
import { createOrdinals } from './id-masks.ts';
import { maskTasks } from './mask-tasks.ts';

const related = 'io.modelcontextprotocol/related-task';
const times = { createdAt: '2025-11-25T10:30:00Z', lastUpdatedAt: '2025-11-25T10:40:00Z' };
const maskedTimes = { createdAt: 'time', lastUpdatedAt: 'time' };

test('a task keeps its number wherever it stands, and its times are hidden', () => {
  const ids = createOrdinals();

  const frames = [
    { result: { task: { taskId: '0815-b', ttl: null, ...times } } },
    { params: { taskId: '4711-a' } },
    {
      result: {
        tasks: [
          { taskId: '4711-a', ...times },
          { taskId: '0815-b', ...times },
        ],
        nextCursor: '0815-b',
      },
    },
    { params: { cursor: '0815-b' } },
    { result: { content: [], _meta: { [related]: { taskId: '4711-a' }, other: 1 } } },
    { params: { taskId: '0815-b', status: 'failed', ...times } },
    { params: { taskId: 4711, ...times } },
    { error: { code: -32602, message: 'there is no 0815-b' } },
  ].map((frame) => maskTasks(frame, ids));

  expect(frames).toEqual([
    { result: { task: { taskId: 'task 1', ttl: null, ...maskedTimes } } },
    { params: { taskId: 'task 2' } },
    {
      result: {
        tasks: [
          { taskId: 'task 2', ...maskedTimes },
          { taskId: 'task 1', ...maskedTimes },
        ],
        nextCursor: 'task 1',
      },
    },
    { params: { cursor: 'task 1' } },
    { result: { content: [], _meta: { [related]: { taskId: 'task 2' }, other: 1 } } },
    { params: { taskId: 'task 1', status: 'failed', ...maskedTimes } },
    { params: { taskId: 4711, ...maskedTimes } },
    { error: { code: -32602, message: 'there is no task 1' } },
  ]);
});

test('what looks like a task elsewhere stays as it is', () => {
  const frames = [
    { params: { name: 'work', arguments: { taskId: '4711-a', createdAt: 'now' }, task: { ttl: 1 } } },
    { result: { contents: [{ uri: 'a:b', createdAt: 'now' }], nextCursor: '4711-a' } },
    { params: { cursor: 'page' } },
  ];

  expect(frames.map((frame) => maskTasks(frame, createOrdinals()))).toEqual(frames);
});

test('a failed call may name a task that nothing else names', () => {
  const id = '4711'.repeat(8);
  const failed = (text: string) => ({ result: { isError: true, content: [{ type: 'text', text }] } });
  const answered = { result: { content: [{ type: 'text', text: `Task ${id} is done` }] } };
  const ids = createOrdinals();

  expect(maskTasks(failed(`Task ${id} has no result stored`), ids)).toEqual(
    failed('Task task 1 has no result stored'),
  );
  expect(maskTasks(failed(`no word before ${id}`), ids)).toEqual(failed(`no word before ${id}`));
  expect(maskTasks(answered, ids)).toEqual(answered);
});
