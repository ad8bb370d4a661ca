// What a handler is given besides the request, and how the handlers of both ends are registered.

import type { RequestHandlerExtra } from '@modelcontextprotocol/sdk/shared/protocol.js';
import type { HandlerContext, Handlers, Json, NotificationHandlers } from '../binding.ts';
import { withoutUndefined } from '../without-undefined.ts';
import type { Modules } from './load.ts';
import { notificationSchema, requestSchema } from './methods.ts';

export type Extra = RequestHandlerExtra<never, never>;

type Registrar = Pick<InstanceType<Modules['Server']>, 'setRequestHandler' | 'setNotificationHandler'>;

/** The SDK's context in the words of the binding. Versions before 1.11.0 leave `id` and `meta` undefined. */
export const contextOf = ({ types }: Modules, extra: Extra): HandlerContext => ({
  id: extra.requestId,
  signal: extra.signal,
  meta: extra._meta,
  sessionId: extra.sessionId,
  authInfo: extra.authInfo,
  requestHeader: (name) => extra.requestInfo?.headers[name.toLowerCase()] as string | undefined,
  requestUrl: extra.requestInfo?.url?.href,
  closeStream: extra.closeSSEStream,
  closeStandaloneStream: extra.closeStandaloneSSEStream,
  log: undefined,
  taskStore: extra.taskStore as HandlerContext['taskStore'],
  taskId: extra.taskId,
  requestedTtl: extra.taskRequestedTtl,
  notify: (method, params) => extra.sendNotification(withoutUndefined({ method, params }) as never),
  request: (method, params, options) =>
    extra.sendRequest(
      withoutUndefined({ method, params }) as never,
      types.ResultSchema,
      options as never,
    ) as Promise<Json>,
});

/** Registers the handlers of a client or a server under the SDK's schemas. */
export const registerHandlers = (
  modules: Modules,
  end: Registrar,
  handlers: Handlers = {},
  notifications: NotificationHandlers = {},
): void => {
  for (const [method, handle] of Object.entries(handlers)) {
    end.setRequestHandler(requestSchema(modules, method), (request, extra) =>
      handle(request as { method: string; params: Json }, contextOf(modules, extra as Extra)),
    );
  }
  for (const [method, handle] of Object.entries(notifications)) {
    end.setNotificationHandler(notificationSchema(modules, method), (notification) =>
      handle(notification as { method: string; params: Json }),
    );
  }
};
