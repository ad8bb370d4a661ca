// What an application serves over HTTP besides MCP, such as the endpoints of an authorization server: a handler on a
// bridge of its own, asked with raw requests. What crosses it is no message, so it is kept out of the transcript.

import { createBridge } from '../../transports/bridge.ts';
import { installFetchRouter, routeFetch } from '../../transports/fetch-router.ts';
import type { HttpHandler } from '../../transports/http-pair.ts';
import { createRecorder } from '../../transports/recorder.ts';
import type { RunningCell } from './running-cell.ts';

/** A whole answer: what a framework adds of its own accord is left out. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Parsed where it is labelled as JSON. */
  readonly body: unknown;
}

export interface Site {
  readonly origin: URL;
  readonly fetch: typeof globalThis.fetch;
  /** Asks for a path; a redirection is an answer and not followed. */
  ask(path: string, init?: RequestInit): Promise<Answer>;
}

/** What Node and Express say of every response, whoever answers. */
const ofTheFramework = new Set([
  ...['connection', 'content-length', 'date', 'etag', 'keep-alive', 'transfer-encoding', 'x-powered-by'],
]);

/** Reads a response whole. */
export const wholeAnswer = async (response: Response): Promise<Answer> => {
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  return {
    status: response.status,
    headers: Object.fromEntries([...response.headers].filter(([name]) => !ofTheFramework.has(name))),
    body: isJson ? JSON.parse(text) : text,
  };
};

/** Hosts a handler for the rest of the cell. */
export const hostSite = (cell: RunningCell, handler: HttpHandler): Site => {
  const recorder = createRecorder();
  const name = `http://site-${cell.sites.length + 1}.test`;
  const { origin, fetch, openExchanges, close } = createBridge(handler, recorder, name);
  // For a subject that asks the site itself and takes no fetch.
  installFetchRouter();
  const unroute = routeFetch(origin, fetch);
  cell.sites.push({
    answered: () => recorder.records.filter(({ kind }) => kind === 'response').length,
    async close() {
      const left = openExchanges();
      unroute();
      await close();
      return left;
    },
  });
  return {
    origin,
    fetch,
    ask: async (path, init) =>
      wholeAnswer(await fetch(new URL(path, origin), { redirect: 'manual', ...init })),
  };
};
