// The functions behind tools, resources and prompts, as the SDK calls them.

import type { HandlerContext, Json, ResourceHandler } from '../binding.ts';
import { type Context, contextOf } from './context.ts';
import type { Modules } from './load.ts';

type ArgumentsHandler = (args: Json, context: HandlerContext) => unknown;

/** For tools and prompts: v2 leaves the arguments out of the call where none were registered. */
export const argumentsCallback =
  (modules: Modules, handler: ArgumentsHandler) =>
  (...passed: [args: Json, context: Context] | [context: Context]) =>
    passed.length === 2
      ? handler(passed[0], contextOf(modules, passed[1]))
      : handler(undefined as never, contextOf(modules, passed[0]));

/** For resources: v2 leaves the variables out of the call where the URI is fixed. */
export const resourceCallback =
  (modules: Modules, handler: ResourceHandler) =>
  (uri: URL, ...passed: [variables: Json, context: Context] | [context: Context]) =>
    passed.length === 2
      ? handler(uri, passed[0], contextOf(modules, passed[1]))
      : handler(uri, undefined as never, contextOf(modules, passed[0]));
