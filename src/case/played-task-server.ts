// A server played by hand that works on tasks: what a client makes of them is the matter.

import type { Client, Json } from '../sdk/binding.ts';
import type { CaseContext } from './case-context.ts';
import { minute } from './clock.ts';
import { welcome } from './hand-played-server.ts';
import { tasksCapability } from './task-workshop.ts';

/** A request as the server gets it. */
export interface TaskRequest {
  readonly id: number;
  readonly method: string;
  readonly params: Json;
}

/** Connects a client, with these options of its SDK, to the server, which says what it declares. */
export const playTaskServer = async (
  { sdk, connect, peer }: Pick<CaseContext, 'sdk' | 'connect' | 'peer'>,
  declared: Json = { tasks: tasksCapability },
  native: Json = {},
) => {
  const server = peer('server');
  const asker: Client = sdk.client({ name: 'asker', version: '1.0.0' }, { native });
  const [{ client }] = await Promise.all([
    connect(server, asker),
    welcome(server, { tools: {}, ...declared }),
  ]);
  const next = async () => (await server.next()) as unknown as TaskRequest;
  const reply = (asked: TaskRequest, result: Json) => server.send({ jsonrpc: '2.0', id: asked.id, result });
  const refuse = (asked: TaskRequest, error: Json) => server.send({ jsonrpc: '2.0', id: asked.id, error });
  return { client, server, next, reply, refuse };
};

/** A task as this server tells of it, with fields that differ. */
export const playedTask = (taskId: string, more: Json = {}): Json => ({
  taskId,
  status: 'working',
  createdAt: '2025-11-25T10:30:00Z',
  lastUpdatedAt: '2025-11-25T10:40:00Z',
  ttl: null,
  pollInterval: 5 * minute,
  ...more,
});

/** All that a stream tells. */
export const gathered = async (stream: AsyncIterable<Json>): Promise<Json[]> => {
  const told: Json[] = [];
  for await (const message of stream) told.push(message);
  return told;
};
