// The hosts that a client may ask besides the endpoint it is connected to, in process as well: authorization servers, and
// whatever else lies on the endpoint's own host.

import { type Bridge, createBridge } from './bridge.ts';
import type { HttpHandler } from './http-pair.ts';
import type { Recorder } from './recorder.ts';

/** Handlers by origin, such as `https://auth.test`. No certificate is involved: below HTTP there is no socket. */
export type Hosts = Readonly<Record<string, HttpHandler>>;

export type Web = Pick<Bridge, 'fetch' | 'openExchanges' | 'onItsWay' | 'close'>;

type Fetch = typeof globalThis.fetch;

export const addressOf = (input: Parameters<Fetch>[0]): URL =>
  new URL(typeof input === 'object' && 'url' in input ? input.url : input);

/** What is said there is no MCP: only heads are kept, under the whole address, without a query. */
const headsOnly = (recorder: Recorder, origin: string): Recorder => ({
  ...recorder,
  add(record) {
    if (record.kind === 'message') return;
    const path = record.path?.split('?')[0];
    recorder.add({ ...record, ...(path !== undefined && { path: `${origin}${path}` }) });
  },
});

/** A web of these hosts. To ask for another one fails as it does where a name leads nowhere. */
export const createWeb = (hosts: Hosts, recorder?: Recorder): Web => {
  const bridges = new Map(
    Object.entries(hosts).map(([origin, handler]) => [
      origin,
      createBridge(handler, recorder && headsOnly(recorder, origin), origin),
    ]),
  );
  const all = [...bridges.values()];
  return {
    fetch: async (input, init) => {
      const { origin } = addressOf(input);
      const bridge = bridges.get(origin);
      if (!bridge) throw new TypeError('fetch failed', { cause: new Error(`no host is called ${origin}`) });
      return bridge.fetch(input, init);
    },
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
  fetch: (input, init) => {
    const { origin, pathname } = addressOf(input);
    const own = origin === bridge.origin.origin && paths.includes(pathname);
    return (own ? bridge : web).fetch(input, init);
  },
  openExchanges: () => [...bridge.openExchanges(), ...web.openExchanges()],
  onItsWay: () => bridge.onItsWay() || web.onItsWay(),
  async close() {
    await Promise.all([bridge.close(), web.close()]);
  },
});
