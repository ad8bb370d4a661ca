// Hosts the SDK's legacy HTTP+SSE transport, as a user's own code would: a GET opens a connection with a server of its
// own, a POST is handed on by the session id in its query. It reads no body unless it is told to.

import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { type Closable, closing } from './closing.ts';
import type { Host } from './http-connection.ts';
import type { ServerEnd, SseServerLink } from './port.ts';

export const ssePath = '/sse';
export const messagesPath = '/messages';

export interface SseHostOptions {
  readonly nextServer: () => ServerEnd;
  readonly createLink: (path: string, response: ServerResponse) => SseServerLink;
  /** Where the server tells its clients to post. */
  readonly endpoint?: string;
  /** Reads the body of a POST and hands it on parsed. */
  readonly parseBody?: (body: string) => unknown;
}

/**
 * A host for any number of connections. A POST with an unknown session id goes to the newest connection, which is
 * the subject and says what it thinks of it; where no connection was ever opened there is no subject, and it is 404.
 */
export const createSseHost = ({
  nextServer,
  createLink,
  endpoint = messagesPath,
  parseBody,
}: SseHostOptions): Host => {
  const links: SseServerLink[] = [];
  const servers: ServerEnd[] = [];
  const open = async (response: ServerResponse): Promise<void> => {
    const link = createLink(endpoint, response);
    const server = nextServer();
    links.push(link);
    servers.push(server);
    await server.attach(link.link);
  };
  const post = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const id = new URL(request.url ?? '', 'http://host').searchParams.get('sessionId');
    const link = links.find(({ sessionId }) => sessionId === id) ?? links.at(-1);
    if (link) await link.post(request, response, parseBody?.(await text(request)));
    else response.writeHead(404).end();
  };
  return {
    handler: (request, response) => (request.method === 'GET' ? open(response) : post(request, response)),
    get server() {
      return servers.at(-1);
    },
    servers: (): readonly Closable[] =>
      servers.map((server, index) => closing(index ? `server ${index + 1}` : 'server', server)),
  };
};
