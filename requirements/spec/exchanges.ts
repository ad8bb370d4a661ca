// Which shape a message must have: per revision and sender, the requests with the result that answers each, the
// notifications, and the errors whose code decides their shape. Names are definitions of `<revision>.shapes.json`.

import type { Revision } from '../revisions.ts';

export interface Exchange {
  readonly request: string;
  /** The result that answers it; `EmptyResult` admits `_meta` and nothing else. */
  readonly result: string;
  /** What may answer it instead when its params ask for a task. */
  readonly asTask?: string;
  /** What may answer it instead when more input is needed first (`resultType` says so). */
  readonly needsInput?: string;
}

/** What one end may send. */
export interface Sends {
  readonly requests: Readonly<Record<string, Exchange>>;
  readonly notifications: Readonly<Record<string, string>>;
}

export interface Exchanges {
  readonly client: Sends;
  readonly server: Sends;
  readonly errors: Readonly<Record<number, string>>;
  readonly batches: boolean;
}

const ping = { request: 'PingRequest', result: 'EmptyResult' };

const clientRequests = {
  initialize: { request: 'InitializeRequest', result: 'InitializeResult' },
  ping,
  'resources/list': { request: 'ListResourcesRequest', result: 'ListResourcesResult' },
  'resources/templates/list': {
    request: 'ListResourceTemplatesRequest',
    result: 'ListResourceTemplatesResult',
  },
  'resources/read': { request: 'ReadResourceRequest', result: 'ReadResourceResult' },
  'resources/subscribe': { request: 'SubscribeRequest', result: 'EmptyResult' },
  'resources/unsubscribe': { request: 'UnsubscribeRequest', result: 'EmptyResult' },
  'prompts/list': { request: 'ListPromptsRequest', result: 'ListPromptsResult' },
  'prompts/get': { request: 'GetPromptRequest', result: 'GetPromptResult' },
  'tools/list': { request: 'ListToolsRequest', result: 'ListToolsResult' },
  'tools/call': { request: 'CallToolRequest', result: 'CallToolResult' },
  'logging/setLevel': { request: 'SetLevelRequest', result: 'EmptyResult' },
  'completion/complete': { request: 'CompleteRequest', result: 'CompleteResult' },
};

const serverRequests = {
  ping,
  'sampling/createMessage': { request: 'CreateMessageRequest', result: 'CreateMessageResult' },
  'roots/list': { request: 'ListRootsRequest', result: 'ListRootsResult' },
};

const fromEither = {
  'notifications/cancelled': 'CancelledNotification',
  'notifications/progress': 'ProgressNotification',
};

const clientNotifications = {
  ...fromEither,
  'notifications/initialized': 'InitializedNotification',
  'notifications/roots/list_changed': 'RootsListChangedNotification',
};

const serverNotifications = {
  ...fromEither,
  'notifications/resources/list_changed': 'ResourceListChangedNotification',
  'notifications/resources/updated': 'ResourceUpdatedNotification',
  'notifications/prompts/list_changed': 'PromptListChangedNotification',
  'notifications/tools/list_changed': 'ToolListChangedNotification',
  'notifications/message': 'LoggingMessageNotification',
};

const oldest: Exchanges = {
  client: { requests: clientRequests, notifications: clientNotifications },
  server: { requests: serverRequests, notifications: serverNotifications },
  errors: {},
  batches: false,
};

const elicitation = { request: 'ElicitRequest', result: 'ElicitResult' };

/** Requests that either end may send about tasks it started at the other. */
const tasks = {
  'tasks/get': { request: 'GetTaskRequest', result: 'GetTaskResult' },
  'tasks/result': { request: 'GetTaskPayloadRequest', result: 'GetTaskPayloadResult' },
  'tasks/cancel': { request: 'CancelTaskRequest', result: 'CancelTaskResult' },
  'tasks/list': { request: 'ListTasksRequest', result: 'ListTasksResult' },
};

const taskStatus = { 'notifications/tasks/status': 'TaskStatusNotification' };

const withTasks: Exchanges = {
  client: {
    requests: {
      ...clientRequests,
      ...tasks,
      'tools/call': { ...clientRequests['tools/call'], asTask: 'CreateTaskResult' },
    },
    notifications: { ...clientNotifications, ...taskStatus },
  },
  server: {
    requests: {
      ...serverRequests,
      ...tasks,
      'sampling/createMessage': {
        ...serverRequests['sampling/createMessage'],
        asTask: 'CreateTaskResult',
      },
      'elicitation/create': { ...elicitation, asTask: 'CreateTaskResult' },
    },
    notifications: {
      ...serverNotifications,
      ...taskStatus,
      'notifications/elicitation/complete': 'ElicitationCompleteNotification',
    },
  },
  errors: { [-32042]: 'URLElicitationRequiredError' },
  batches: false,
};

const needsInput = 'InputRequiredResult';

const stateless: Exchanges = {
  client: {
    requests: {
      'server/discover': { request: 'DiscoverRequest', result: 'DiscoverResult' },
      'subscriptions/listen': {
        request: 'SubscriptionsListenRequest',
        result: 'SubscriptionsListenResult',
      },
      'resources/list': clientRequests['resources/list'],
      'resources/templates/list': clientRequests['resources/templates/list'],
      'resources/read': { ...clientRequests['resources/read'], needsInput },
      'prompts/list': clientRequests['prompts/list'],
      'prompts/get': { ...clientRequests['prompts/get'], needsInput },
      'tools/list': clientRequests['tools/list'],
      'tools/call': { ...clientRequests['tools/call'], needsInput },
      'completion/complete': clientRequests['completion/complete'],
    },
    notifications: { 'notifications/cancelled': 'CancelledNotification' },
  },
  server: {
    requests: {},
    notifications: {
      ...serverNotifications,
      'notifications/subscriptions/acknowledged': 'SubscriptionsAcknowledgedNotification',
    },
  },
  errors: {
    [-32020]: 'HeaderMismatchError',
    [-32021]: 'MissingRequiredClientCapabilityError',
    [-32022]: 'UnsupportedProtocolVersionError',
  },
  batches: false,
};

export const exchanges: Readonly<Record<Revision, Exchanges>> = {
  '2024-11-05': oldest,
  '2025-03-26': { ...oldest, batches: true },
  '2025-06-18': {
    ...oldest,
    server: { ...oldest.server, requests: { ...serverRequests, 'elicitation/create': elicitation } },
  },
  '2025-11-25': withTasks,
  '2026-07-28': stateless,
};
