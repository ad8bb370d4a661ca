// v2 registers a handler under a method name; for a method that is not the specification's it wants a schema as well.

import type { Modules } from './load.ts';

const requests = [
  'initialize',
  'ping',
  'server/discover',
  'subscriptions/listen',
  'tools/list',
  'tools/call',
  'resources/list',
  'resources/templates/list',
  'resources/read',
  'resources/subscribe',
  'resources/unsubscribe',
  'prompts/list',
  'prompts/get',
  'completion/complete',
  'logging/setLevel',
  'sampling/createMessage',
  'elicitation/create',
  'roots/list',
];

/** The SDK knows these requests, but no results of theirs. */
const requestsWithoutResult = ['tasks/get', 'tasks/result', 'tasks/list', 'tasks/cancel'];

const sent: ReadonlySet<string> = new Set(requests);
const handled: ReadonlySet<string> = new Set([...requests, ...requestsWithoutResult]);

const notifications: ReadonlySet<string> = new Set([
  'notifications/initialized',
  'notifications/cancelled',
  'notifications/progress',
  'notifications/message',
  'notifications/tools/list_changed',
  'notifications/resources/list_changed',
  'notifications/resources/updated',
  'notifications/prompts/list_changed',
  'notifications/roots/list_changed',
  'notifications/elicitation/complete',
  'notifications/tasks/status',
  'notifications/subscriptions/acknowledged',
]);

const anyObject = ({ z }: Modules) => z.object({}).passthrough();

/** The schema of the result to pass when sending a request: none where the SDK has one. */
export const resultSchema = (modules: Modules, method: string) =>
  sent.has(method) ? undefined : anyObject(modules);

/** The schema of the params to pass with a request handler: none where the SDK has one. */
export const requestSchema = (modules: Modules, method: string) =>
  handled.has(method) ? undefined : anyObject(modules);

/** The same for a notification handler. */
export const notificationSchema = (modules: Modules, method: string) =>
  notifications.has(method) ? undefined : anyObject(modules);
