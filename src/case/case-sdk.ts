// The subject as a test sees it: its binding at the cell's revision, with every handler remembered.

import type { HighLevelServer, LiveHighLevel, Recipe, Sdk } from '../sdk/binding.ts';
import { remembering, rememberingAll } from './remember.ts';

const withMemory = <Server extends HighLevelServer>(server: Server): Server => {
  const register = server.registerTool.bind(server);
  server.registerTool = (name, config, handler) => register(name, config, remembering(handler));
  return server;
};

/** Wraps an Sdk: what its handlers assert is kept even where the subject swallows it. */
export const caseSdk = (sdk: Sdk): Sdk => ({
  ...sdk,
  lowLevel: (identity, capabilities, handlers, options = {}) =>
    sdk.lowLevel(identity, capabilities, rememberingAll(handlers), {
      ...options,
      ...(options.notifications && { notifications: rememberingAll(options.notifications) }),
    }),
  highLevel: (identity, setUp, options) => {
    const recipe = sdk.highLevel(identity, (server) => setUp(withMemory(server)), options);
    return { ...recipe, build: () => withMemory(recipe.build()) } satisfies Recipe<LiveHighLevel>;
  },
  client: (identity, options = {}) =>
    sdk.client(identity, {
      ...options,
      ...(options.handlers && { handlers: rememberingAll(options.handlers) }),
      ...(options.notifications && { notifications: rememberingAll(options.notifications) }),
    }),
});
