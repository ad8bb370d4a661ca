// The subject as a test sees it: its binding at the cell's revision, with every handler remembered.

import type {
  Handlers,
  HighLevelServer,
  LiveHighLevel,
  NotificationHandlers,
  Recipe,
  Sdk,
} from '../sdk/binding.ts';
import { remembering, rememberingAll } from './remember.ts';
import { rememberingServer } from './remembering-server.ts';
import { runningCell } from './running-cell.ts';

/** The tables of handlers that an end's options may hold. */
const rememberingOptions = <Options extends { handlers?: Handlers; notifications?: NotificationHandlers }>(
  options: Options,
): Options => ({
  ...options,
  ...(options.handlers && { handlers: rememberingAll(options.handlers) }),
  ...(options.notifications && { notifications: rememberingAll(options.notifications) }),
});

/** Wraps an Sdk: what its handlers assert is kept even where the subject swallows it. */
export const caseSdk = (sdk: Sdk): Sdk => ({
  ...sdk,
  lowLevel: (identity, capabilities, handlers, options = {}) =>
    sdk.lowLevel(identity, capabilities, rememberingAll(handlers), rememberingOptions(options)),
  highLevel: (identity, setUp, options = {}) => {
    const remembered = (server: HighLevelServer) => setUp(rememberingServer(server));
    const recipe = sdk.highLevel(identity, remembered, rememberingOptions(options));
    return { ...recipe, build: () => rememberingServer(recipe.build()) } satisfies Recipe<LiveHighLevel>;
  },
  taskStore: () => {
    const store = sdk.taskStore();
    const close = async () => {
      store.cleanup();
      return [];
    };
    // It keeps a timer for each task that has a lifetime, and who gave it to an end is who clears them.
    runningCell().joins.push({ server: undefined, close });
    return store;
  },
  authServer: () => {
    runningCell().loading = true;
    return sdk.authServer();
  },
  hosting: () => {
    runningCell().loading = true;
    return sdk.hosting();
  },
  validators: () => {
    runningCell().loading = true;
    return sdk.validators();
  },
  client: (identity, options = {}) => sdk.client(identity, rememberingOptions(options)),
  completable: (schema, completer) => sdk.completable(schema, remembering(completer)),
});
