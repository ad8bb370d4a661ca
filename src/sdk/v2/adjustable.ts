// What can be changed of a built v2 `Client` or `Server`.

import type { Adjustable } from '../adjustable.ts';
import type { Json } from '../binding.ts';
import { LacksFeatureError } from '../lacks-feature.ts';
import { withoutUndefined } from '../without-undefined.ts';
import { type Context, contextOf, registerHandlers } from './context.ts';
import type { Modules } from './load.ts';

type Message = { method: string; params: Json };

export const adjustable = (modules: Modules, end: InstanceType<Modules['server']['Server']>): Adjustable => ({
  registerCapabilities: (capabilities) => end.registerCapabilities(capabilities),
  setHandlers: (handlers, notifications) => registerHandlers(modules, end, handlers, notifications),
  setHandlerUnder: () => {
    throw new LacksFeatureError('handler:by-schema', '2.x');
  },
  removeHandler: (method) => end.removeRequestHandler(method),
  removeNotificationHandler: (method) => end.removeNotificationHandler(method),
  assertCanSetHandler: (method) => end.assertCanSetRequestHandler(method),
  setFallbacks: ({ request, notification }) => {
    Object.assign(
      end,
      withoutUndefined({
        fallbackRequestHandler:
          request && ((message: Message, context: Context) => request(message, contextOf(modules, context))),
        fallbackNotificationHandler: notification,
      }),
    );
  },
  whenClosed: (told) => {
    end.onclose = told;
  },
});
