// The global fetch, routed by host name. SDKs before 1.15 take no fetch option and call the global one; requests for
// the host of a bridge go to that bridge, and every other host is left alone.

type Fetch = typeof globalThis.fetch;

interface Router {
  readonly native: Fetch;
  readonly routes: Map<string, Fetch>;
}

// On the global object, not in this module: a worker may load this module more than once.
const place = Symbol.for('mcp-interaction.fetch-router');
const globals = globalThis as unknown as { fetch: Fetch; [place]?: Router };

/** The platform's fetch, whether or not the router stands before it. */
export const nativeFetch = (): Fetch => globals[place]?.native ?? globals.fetch;

/** Puts the router in front of the global fetch; once per process, later calls change nothing. */
export const installFetchRouter = (): void => {
  if (globals[place]) return;
  const router: Router = { native: globals.fetch, routes: new Map() };
  globals[place] = router;
  globals.fetch = (input, init) => {
    const route = router.routes.get(hostOf(input));
    return (route ?? router.native)(input, init);
  };
};

/** Routes the host of `origin` to `fetch` until the returned function is called; without a router it does nothing. */
export const routeFetch = (origin: URL, fetch: Fetch): (() => void) => {
  const routes = globals[place]?.routes;
  routes?.set(origin.host, fetch);
  return () => void routes?.delete(origin.host);
};

const hostOf = (input: Parameters<Fetch>[0]): string => {
  const address = typeof input === 'string' || input instanceof URL ? input : input.url;
  return URL.canParse(address) ? new URL(address).host : '';
};
