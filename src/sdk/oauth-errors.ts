// The classes of OAuth errors that an SDK exports one by one, found by the code that each stands for.

import type { AuthServer } from './auth-server.ts';

type ErrorClass = new (message: string, uri?: string) => Error & { errorCode?: string };

const isErrorClass = (value: unknown): value is ErrorClass =>
  typeof value === 'function' && value.prototype instanceof Error;

/** Builds the error of the class whose code is asked for. Throws where there is no such class. */
export const oauthErrorOf =
  (exported: object): AuthServer['oauthError'] =>
  (code, message, uri) => {
    for (const each of Object.values(exported).filter(isErrorClass)) {
      const error = new each(message, uri);
      if (error.errorCode === code) return error;
    }
    throw new TypeError(`no error class stands for ${code}`);
  };
