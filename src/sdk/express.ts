// The express that a subject's own middleware uses: its routers only fit an application of the same kind.

import type { HttpHandler } from '../../transports/http-pair.ts';
import type { Guard } from '../../transports/port.ts';
import type { AuthServer } from './auth-server.ts';
import { importFrom } from './import-from.ts';

type Application = Guard & HttpHandler & { use(...parts: readonly unknown[]): void };

/** How to build an application, with the express that the module at `from` would import. */
export const applicationFrom = async (from: string): Promise<AuthServer['application']> => {
  const { default: express } = await importFrom<{ default: () => Application }>('express', from);
  return (...parts) => {
    const application = express();
    for (const part of parts) application.use(...(typeof part === 'function' ? [part] : part));
    return application;
  };
};
