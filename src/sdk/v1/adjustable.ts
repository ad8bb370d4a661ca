// What can be changed of a built v1 `Client` or `Server`.

import type { Adjustable } from '../adjustable.ts';
import type { Json } from '../binding.ts';
import { withoutUndefined } from '../without-undefined.ts';
import { contextOf, type Extra, registerHandlers } from './context.ts';
import type { Modules } from './load.ts';

type Message = { method: string; params: Json };

export const adjustable = (modules: Modules, end: InstanceType<Modules['Server']>): Adjustable => ({
  registerCapabilities: (capabilities) => end.registerCapabilities(capabilities),
  setHandlers: (handlers, notifications) => registerHandlers(modules, end, handlers, notifications),
  setHandlerUnder: (schema, handler) =>
    end.setRequestHandler(schema as never, (request: unknown, extra: unknown) =>
      handler(request as Message, contextOf(modules, extra as Extra)),
    ),
  removeHandler: (method) => end.removeRequestHandler(method),
  removeNotificationHandler: (method) => end.removeNotificationHandler(method),
  assertCanSetHandler: (method) => end.assertCanSetRequestHandler(method),
  setFallbacks: ({ request, notification }) => {
    Object.assign(
      end,
      withoutUndefined({
        fallbackRequestHandler:
          request && ((message: Message, extra: Extra) => request(message, contextOf(modules, extra))),
        fallbackNotificationHandler: notification,
      }),
    );
  },
  whenClosed: (told) => {
    end.onclose = told;
  },
});
