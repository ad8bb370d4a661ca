// What a handler is given besides the request, and how the handlers of both ends are registered.

import type { ServerContext } from '@modelcontextprotocol/server';
import type { HandlerContext, Handlers, Json, NotificationHandlers, RequestOptions } from '../binding.ts';
import { withoutUndefined } from '../without-undefined.ts';
import type { Modules } from './load.ts';
import { notificationSchema, requestSchema, resultSchema } from './methods.ts';

/** A client's context has no more of `http` than `authInfo`. */
export type Context = ServerContext;

type Registrar = Pick<
  InstanceType<Modules['server']['Server']>,
  'setRequestHandler' | 'setNotificationHandler'
>;

/** A request function of the SDK: with a schema for a method of its own, without for one of the specification's. */
type Send = (request: never, schemaOrOptions?: never, options?: never) => Promise<unknown>;

/** Sends a request of any method through one of the SDK's request functions. */
export const sendThrough =
  (modules: Modules, send: Send) =>
  (method: string, params?: Json, options?: RequestOptions): Promise<Json> => {
    const request = withoutUndefined({ method, params }) as never;
    const schema = resultSchema(modules, method);
    const answer = schema
      ? send(request, schema as never, options as never)
      : send(request, options as never);
    return answer as Promise<Json>;
  };

/** The SDK's context in the words of the binding. */
export const contextOf = (modules: Modules, { mcpReq, http, sessionId }: Context): HandlerContext => ({
  id: mcpReq.id,
  signal: mcpReq.signal,
  meta: mcpReq._meta,
  sessionId,
  authInfo: http?.authInfo,
  requestHeader: (name) => http?.req?.headers.get(name) ?? undefined,
  requestUrl: http?.req?.url,
  closeStream: http?.closeSSE,
  closeStandaloneStream: http?.closeStandaloneSSE,
  log: mcpReq.log as HandlerContext['log'],
  taskStore: undefined,
  taskId: undefined,
  requestedTtl: undefined,
  notify: (method, params) => mcpReq.notify(withoutUndefined({ method, params }) as never),
  request: sendThrough(modules, mcpReq.send as Send),
});

/** Registers the handlers of a client or a server under their method names. */
export const registerHandlers = (
  modules: Modules,
  end: Registrar,
  handlers: Handlers = {},
  notifications: NotificationHandlers = {},
): void => {
  for (const [method, handle] of Object.entries(handlers)) {
    const params = requestSchema(modules, method);
    if (params) {
      end.setRequestHandler(method, { params }, (params, context) =>
        handle({ method, params }, contextOf(modules, context)),
      );
    } else {
      const bare = (request: never, context: Context) => handle(request, contextOf(modules, context));
      end.setRequestHandler(method as never, bare as never);
    }
  }
  for (const [method, handle] of Object.entries(notifications)) {
    const params = notificationSchema(modules, method);
    if (params) end.setNotificationHandler(method, { params }, (params) => handle({ method, params }));
    else end.setNotificationHandler(method as never, (notification: never) => handle(notification));
  }
};
