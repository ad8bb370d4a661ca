// The hosts that a client may ask besides the endpoint it is connected to, in process as well: authorization servers, and
// whatever else lies on the endpoint's own host.

import type { Dispatcher } from 'undici';
import { type Bridge, createBridge } from './bridge.ts';
import { nativeFetch } from './fetch-router.ts';
import type { HttpHandler } from './http-pair.ts';
import type { Recorder } from './recorder.ts';

/** Handlers by origin, such as `https://auth.test`. No certificate is involved: below HTTP there is no socket. */
export type Hosts = Readonly<Record<string, HttpHandler>>;

export type Web = Pick<Bridge, 'fetch' | 'dispatcher' | 'openExchanges' | 'onItsWay' | 'close'>;

/** What is said there is no MCP: only heads are kept, under the whole address, without a query. */
const headsOnly = (recorder: Recorder, origin: string): Recorder => ({
  ...recorder,
  add(record) {
    if (record.kind === 'message') return;
    const path = record.path?.split('?')[0];
    recorder.add({ ...record, ...(path !== undefined && { path: `${origin}${path}` }) });
  },
});

/** One fetch over several dispatchers. A redirection is dispatched anew, so it may lead from one to the other. */
const routed = (
  any: Dispatcher,
  choose: (origin: string, path: string) => Dispatcher,
): Pick<Web, 'fetch' | 'dispatcher'> => {
  const dispatcher = any.compose(
    () => (options, handler) =>
      choose(new URL(String(options.origin)).origin, options.path.split('?')[0] ?? '').dispatch(
        options,
        handler,
      ),
  );
  const fetch: typeof globalThis.fetch = (input, init) =>
    nativeFetch()(input, { ...init, dispatcher } as RequestInit);
  return { fetch, dispatcher };
};

/** A web of at least one host. To ask for another one fails as it does where a name leads nowhere. */
export const createWeb = (hosts: Hosts, recorder?: Recorder): Web => {
  const bridges = new Map(
    Object.entries(hosts).map(([origin, handler]) => [
      origin,
      createBridge(handler, recorder && headsOnly(recorder, origin), origin),
    ]),
  );
  const all = [...bridges.values()];
  const [any] = all;
  if (!any) throw new RangeError('a web needs a host');
  return {
    ...routed(any.dispatcher, (origin) => {
      const bridge = bridges.get(origin);
      if (!bridge) throw new Error(`no host is called ${origin}`);
      return bridge.dispatcher;
    }),
    openExchanges: () => all.flatMap((bridge) => bridge.openExchanges()),
    onItsWay: () => all.some((bridge) => bridge.onItsWay()),
    async close() {
      await Promise.all(all.map((bridge) => bridge.close()));
    },
  };
};

/** A bridge among the hosts of a web: what it is asked for outside of `paths`, or elsewhere, the web answers. */
export const among = (bridge: Bridge, paths: readonly string[], web: Web): Bridge => ({
  ...bridge,
  ...routed(bridge.dispatcher, (origin, path) => {
    const own = origin === bridge.origin.origin && paths.includes(path);
    return (own ? bridge : web).dispatcher;
  }),
  openExchanges: () => [...bridge.openExchanges(), ...web.openExchanges()],
  onItsWay: () => bridge.onItsWay() || web.onItsWay(),
  async close() {
    await Promise.all([bridge.close(), web.close()]);
  },
});
