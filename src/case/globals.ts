// The classes of requests and responses that the platform gives this process, as they were before any subject was loaded.

const own = { Request: globalThis.Request, Response: globalThis.Response, Headers: globalThis.Headers };

/** Names of those that something else stands in for by now. */
export const replacedGlobals = (): string[] =>
  Object.entries(own)
    .filter(([name, value]) => globalThis[name as keyof typeof own] !== value)
    .map(([name]) => name);

/** Gives them back, so that what one cell does to its process is not to be found in the next. */
export const restoreGlobals = (): void => {
  const replaced = replacedGlobals() as (keyof typeof own)[];
  for (const name of replaced) {
    Object.defineProperty(globalThis, name, { value: own[name], configurable: true, writable: true });
  }
};
