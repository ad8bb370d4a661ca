// The v1 transports.

import type { HttpClientLink, Link, Port, StdioClientLink } from '../../../transports/port.ts';
import { within } from '../offered-by.ts';
import { withoutUndefined } from '../without-undefined.ts';
import type { Modules } from './load.ts';
import { clientFetch } from './offers.ts';

interface Finishing {
  finishAuth(code: string): Promise<void>;
}

/** The transports of one version. Where its clients take no `fetch` they use the global one. */
export const createPort = (modules: Modules, version: string): Port => {
  const withFetch = (fetch: typeof globalThis.fetch) =>
    within(version, clientFetch) ? { fetch } : undefined;
  return {
    memory: () => modules.InMemoryTransport.createLinkedPair() as [Link, Link],
    stdioServer: (input, output, native) => new modules.StdioServerTransport(input, output, native) as Link,
    stdioClient: (child) =>
      new modules.StdioClientTransport(withoutUndefined(child) as never) as StdioClientLink,
    httpClient: (url, fetch, native) =>
      new modules.StreamableHTTPClientTransport(url, { ...withFetch(fetch), ...native }) as HttpClientLink,
    httpServer: ({ sessionId, native }) => {
      const options = { sessionIdGenerator: sessionId as never, ...native };
      const link = new modules.StreamableHTTPServerTransport(options);
      return {
        link: link as Link,
        handle: (request, response, body) => link.handleRequest(request, response, body),
      };
    },
    sseClient: (url, fetch, native) =>
      new modules.SSEClientTransport(url, { ...withFetch(fetch), ...native }) as Link,
    finishAuth: (link, callback) => (link as never as Finishing).finishAuth(callback.get('code') as string),
    sseServer: (path, response, native) => {
      const link = new modules.SSEServerTransport(path, response, native);
      return {
        link: link as Link,
        sessionId: link.sessionId,
        post: (request, answer, body) => link.handlePostMessage(request, answer, body),
      };
    },
  };
};
