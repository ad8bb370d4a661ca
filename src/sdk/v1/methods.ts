// v1 registers a handler under a schema instead of a method name: which schema its types module exports for which.

import type { Modules } from './load.ts';

const requestSchemas: Readonly<Record<string, string>> = {
  initialize: 'InitializeRequestSchema',
  ping: 'PingRequestSchema',
  'tools/list': 'ListToolsRequestSchema',
  'tools/call': 'CallToolRequestSchema',
  'resources/list': 'ListResourcesRequestSchema',
  'resources/templates/list': 'ListResourceTemplatesRequestSchema',
  'resources/read': 'ReadResourceRequestSchema',
  'resources/subscribe': 'SubscribeRequestSchema',
  'resources/unsubscribe': 'UnsubscribeRequestSchema',
  'prompts/list': 'ListPromptsRequestSchema',
  'prompts/get': 'GetPromptRequestSchema',
  'completion/complete': 'CompleteRequestSchema',
  'logging/setLevel': 'SetLevelRequestSchema',
  'sampling/createMessage': 'CreateMessageRequestSchema',
  'elicitation/create': 'ElicitRequestSchema',
  'roots/list': 'ListRootsRequestSchema',
  'tasks/get': 'GetTaskRequestSchema',
  'tasks/result': 'GetTaskPayloadRequestSchema',
  'tasks/list': 'ListTasksRequestSchema',
  'tasks/cancel': 'CancelTaskRequestSchema',
};

const notificationSchemas: Readonly<Record<string, string>> = {
  'notifications/initialized': 'InitializedNotificationSchema',
  'notifications/cancelled': 'CancelledNotificationSchema',
  'notifications/progress': 'ProgressNotificationSchema',
  'notifications/message': 'LoggingMessageNotificationSchema',
  'notifications/tools/list_changed': 'ToolListChangedNotificationSchema',
  'notifications/resources/list_changed': 'ResourceListChangedNotificationSchema',
  'notifications/resources/updated': 'ResourceUpdatedNotificationSchema',
  'notifications/prompts/list_changed': 'PromptListChangedNotificationSchema',
  'notifications/roots/list_changed': 'RootsListChangedNotificationSchema',
  'notifications/elicitation/complete': 'ElicitationCompleteNotificationSchema',
  'notifications/tasks/status': 'TaskStatusNotificationSchema',
};

type RequestSchema = Modules['types']['CallToolRequestSchema'];
type NotificationSchema = Modules['types']['LoggingMessageNotificationSchema'];

const own = ({ z }: Modules, method: string): unknown =>
  z.object({ method: z.literal(method), params: z.object({}).passthrough().optional() });

const exported = (modules: Modules, name: string | undefined): unknown =>
  name === undefined ? undefined : (modules.types as Record<string, unknown>)[name];

/** The SDK's schema of a request; for a method that this version has none for, one that only fixes the method. */
export const requestSchema = (modules: Modules, method: string): RequestSchema =>
  (exported(modules, requestSchemas[method]) ?? own(modules, method)) as RequestSchema;

/** The same for a notification. */
export const notificationSchema = (modules: Modules, method: string): NotificationSchema =>
  (exported(modules, notificationSchemas[method]) ?? own(modules, method)) as NotificationSchema;
