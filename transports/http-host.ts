// Hosts the SDK's stateful Streamable HTTP transport, as a user's own code would: it keeps one transport for each
// session and hands every request on untouched. It reads no body unless it is told to, and it never answers in the
// subject's place.

import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { type Closable, closing } from './closing.ts';
import type { HttpServerLink, ServerEnd } from './port.ts';

export interface HttpHost {
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** The server that waits for a session, or got the latest one. */
  newest(): ServerEnd;
  /** The servers it has built, to be closed in order. */
  servers(): readonly Closable[];
}

interface Session {
  readonly link: HttpServerLink;
  readonly server: ServerEnd;
  readonly ready: Promise<void>;
}

export interface HttpHostOptions {
  readonly nextServer: () => ServerEnd;
  readonly createLink: () => HttpServerLink;
  /** Sends every request to the first server. */
  readonly oneServer?: boolean;
  /** Reads the body of a POST and hands it on parsed. */
  readonly parseBody?: (body: string) => unknown;
}

/**
 * A host with one server already waiting for its session. A request that names a live session goes to it. One that
 * names none goes to the newest server if that one has no session yet, otherwise to a new server. One that names an
 * unknown session goes to the newest server, which is the subject and says what it thinks of it.
 */
export const createHttpHost = async ({
  nextServer,
  createLink,
  oneServer = false,
  parseBody,
}: HttpHostOptions): Promise<HttpHost> => {
  const sessions: Session[] = [];
  const open = (): Session => {
    const link = createLink();
    const server = nextServer();
    const session = { link, server, ready: server.attach(link.link) };
    sessions.push(session);
    return session;
  };
  const newest = (): Session => sessions[sessions.length - 1] ?? open();
  const choose = (id: string | undefined): Session => {
    if (oneServer) return newest();
    if (id !== undefined) return sessions.find(({ link }) => link.link.sessionId === id) ?? newest();
    return newest().link.link.sessionId === undefined ? newest() : open();
  };
  await open().ready;
  return {
    async handle(request, response) {
      const session = choose(request.headers['mcp-session-id']?.toString());
      await session.ready;
      const parsed = parseBody && request.method === 'POST' ? parseBody(await text(request)) : undefined;
      await session.link.handle(request, response, parsed);
    },
    newest: () => newest().server,
    servers: () =>
      sessions.map(({ server }, index) => closing(index ? `server ${index + 1}` : 'server', server)),
  };
};
