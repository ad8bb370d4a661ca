// A fetch that an application might hand to functions which ask for pages themselves: it answers from pages by address,
// without a connection, and keeps who asked for what.

import { runningCell } from '../running-cell.ts';
import { type Asked, answerOf, type Pages } from './pages.ts';

export interface PageFetch {
  readonly fetch: typeof globalThis.fetch;
  /** Every request so far, in order. */
  readonly asked: readonly Asked[];
  /** The same in short: `GET https://…`, with its query. */
  lines(): string[];
  /** How many answers had a body that nobody has read or left. */
  unread(): number;
}

const bodyOf = (body: unknown): Asked['body'] => {
  if (body === undefined || body === null) return undefined;
  return body instanceof URLSearchParams ? Object.fromEntries(body) : JSON.parse(String(body));
};

const askedBy = (url: URL, init: RequestInit): Asked => ({
  by: 'client',
  method: init.method ?? 'GET',
  url: `${url.origin}${url.pathname}`,
  query: Object.fromEntries(url.searchParams),
  headers: Object.fromEntries(new Headers(init.headers)),
  body: bodyOf(init.body),
});

/** A fetch over pages for the running cell. What is answered there counts as having been on the wire. */
export const pageFetch = (pages: Pages = {}): PageFetch => {
  const asked: Asked[] = [];
  const lines: string[] = [];
  const responses: Response[] = [];
  const fetch = async (input: URL | string, init: RequestInit = {}) => {
    const url = new URL(input);
    const request = askedBy(url, init);
    lines.push(`${request.method} ${request.url}${url.search}`);
    const reply = answerOf(pages, asked, request);
    if (reply === 'lost') throw new TypeError('fetch failed');
    const response = new Response(reply.body ?? null, {
      status: reply.status,
      headers: { ...reply.headers },
    });
    responses.push(response);
    return response;
  };
  runningCell().sites.push({ answered: () => asked.length, close: async () => [] });
  const unread = () => responses.filter(({ body, bodyUsed }) => body && !bodyUsed).length;
  return { fetch: fetch as typeof globalThis.fetch, asked, lines: () => [...lines], unread };
};
