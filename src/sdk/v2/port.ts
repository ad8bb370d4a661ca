// The v2 transports.

import type { HttpClientLink, Link, Port, ServerEnd, StdioClientLink } from '../../../transports/port.ts';
import { withoutUndefined } from '../without-undefined.ts';
import type { Modules } from './load.ts';

const createStateless = ({ server, serverStdio, node }: Modules): NonNullable<Port['stateless']> => {
  const factory = (build: () => ServerEnd) => () => build().native as never;
  return {
    http: (build) => {
      const handler = server.createMcpHandler(factory(build));
      const handle = node.toNodeHandler(handler);
      return {
        handle: (request, response) => handle(request as never, response as never),
        close: () => handler.close(),
      };
    },
    stream: (build, link) => serverStdio.serveStdio(factory(build), { transport: link as never }),
  };
};

interface Finishing {
  finishAuth(callback: URLSearchParams): Promise<void>;
}

/** The transports of one version. */
export const createPort = (modules: Modules): Port => {
  const { client, clientStdio, server, serverStdio, node, legacySse } = modules;
  return {
    memory: () => server.InMemoryTransport.createLinkedPair() as [Link, Link],
    stdioServer: (input, output, native) =>
      new serverStdio.StdioServerTransport(input, output, native) as Link,
    stdioClient: (child) =>
      new clientStdio.StdioClientTransport(withoutUndefined(child) as never) as StdioClientLink,
    httpClient: (url, fetch, native) =>
      new client.StreamableHTTPClientTransport(url, { fetch, ...native }) as HttpClientLink,
    httpServer: ({ sessionId, native }) => {
      const options = { sessionIdGenerator: sessionId as never, ...native };
      const link = new node.NodeStreamableHTTPServerTransport(options);
      return {
        link: link as Link,
        handle: (request, response, body) => link.handleRequest(request, response, body),
      };
    },
    sseClient: (url, fetch, native) => new client.SSEClientTransport(url, { fetch, ...native }) as Link,
    finishAuth: (link, callback) => (link as never as Finishing).finishAuth(callback),
    sseServer: (path, response, native) => {
      const link = new legacySse.SSEServerTransport(path, response, native);
      return {
        link: link as Link,
        sessionId: link.sessionId,
        post: (request, answer, body) => link.handlePostMessage(request, answer, body),
      };
    },
    stateless: createStateless(modules),
  };
};
