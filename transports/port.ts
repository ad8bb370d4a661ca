// What an SDK must offer so that its client and its server can be joined. Types only: src/sdk/v1 and v2 supply it.

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable, Writable } from 'node:stream';
import type { Era } from '../requirements/revisions.ts';
import type { JsonRpcMessage } from './json-rpc.ts';
import type { Recorder } from './recorder.ts';
import type { Hosts } from './web.ts';

/** One end of a connection, in the form both SDK lines call a transport. */
export interface Link {
  start(): Promise<void>;
  send(message: JsonRpcMessage, options?: never): Promise<void>;
  close(): Promise<void>;
  onmessage?: ((message: JsonRpcMessage, extra?: never) => void) | undefined;
  onclose?: (() => void) | undefined;
  onerror?: ((error: Error) => void) | undefined;
  sessionId?: string | undefined;
}

/** A client or a server that can be put on a link: an SDK's own, or a peer played by hand. */
export interface End {
  /** True for a peer played by hand: it gets the suite's own raw link instead of the SDK's. */
  readonly byHand?: boolean;
  attach(link: Link): Promise<void>;
  close(): Promise<void>;
}

/** A server end; `native` is the SDK's own object, for entries that are given a factory of those. */
export interface ServerEnd extends End {
  readonly native: unknown;
  /** Only for a peer played by hand: as an HTTP server it offers the standalone GET stream. */
  readonly stream?: boolean;
}

/** A link whose server side is spoken to with Node's HTTP objects. */
export interface HttpServerLink {
  readonly link: Link;
  /** `body`: the body of the request where the host has read and parsed it already. */
  handle(request: IncomingMessage, response: ServerResponse, body?: unknown): Promise<void>;
}

/** The client's own Streamable HTTP transport, with what it can do besides carrying messages. */
export interface HttpClientLink extends Link {
  terminateSession?(): Promise<void>;
  resumeStream?(
    lastEventId: string,
    options?: { readonly onresumptiontoken?: (token: string) => void },
  ): Promise<void>;
}

/** Options of the SDK's own transports, passed on as they stand. */
export type NativeOptions = Readonly<Record<string, unknown>>;

/** What a host runs in front of its endpoint, as Express calls it: it answers itself, or calls `next`. */
export type Guard = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => unknown;

/** How a test wants Streamable HTTP, or legacy SSE, hosted and called, where the default will not do. */
export interface HttpOptions {
  readonly server?: NativeOptions;
  readonly client?: NativeOptions;
  /** Every request goes to the first server, as where a user hosts a single transport: also one without a session. */
  readonly oneServer?: boolean;
  /** Plays the server by hand for the requests that it answers itself; those are the ones it gives true for. */
  readonly answer?: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Reads the body of a POST in the host, as frameworks do, and hands it on parsed. */
  readonly parseBody?: (body: string) => unknown;
  /** Where the server of legacy SSE tells its clients to post. */
  readonly endpoint?: string;
  /** What follows the path in the address of the endpoint that the client is given: a query, a fragment. */
  readonly suffix?: string;
  /** Stands in front of the endpoint, that of legacy SSE included. */
  readonly guard?: Guard;
  /**
   * The hosts around the endpoint, which then lies at this origin, on the default matrix and on demand alike. The
   * handler for its own origin answers everything on it that is not the endpoint.
   */
  readonly among?: { readonly origin: string; readonly hosts: Hosts };
  /** What a user does about a connection that failed; true: connects once more, over a new link. */
  readonly onRefused?: (finishAuth: FinishAuth) => Promise<boolean>;
}

/** Hands the query of the callback address to the link that sent the user away. */
export type FinishAuth = (callback: URLSearchParams) => Promise<void>;

/** The server side of one legacy SSE connection; its `link` writes to the response it was opened with. */
export interface SseServerLink {
  readonly link: Link;
  readonly sessionId: string;
  post(request: IncomingMessage, response: ServerResponse, body?: unknown): Promise<void>;
}

/** An entry that serves every request with a server of its own (revision 2026-07-28 on). */
export interface StatelessHttpEntry {
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
  close(): Promise<void>;
}

/** The client's own stdio transport, which starts the server as a child process. */
export interface StdioClientLink extends Link {
  /** Of a child whose stderr is piped; older versions have it only while the child runs. */
  readonly stderr: Readable | null;
  /** While the child runs; older versions lack it. */
  readonly pid?: number | null;
}

export interface ChildCommand {
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** `pipe`: the link hands the child's stderr out as a stream called `stderr`. Absent: the SDK's own choice. */
  readonly stderr?: 'pipe' | 'overlapped' | 'inherit' | 'ignore' | number;
}

/** The entries of the stateless era: they build a server when a message calls for one. */
export interface StatelessEra {
  http(build: () => ServerEnd): StatelessHttpEntry;
  stream(build: () => ServerEnd, link: Link): { close(): Promise<void> };
}

/** The transports of one SDK, in the words its users know them by. Nothing here supplies a default. */
export interface Port {
  memory(): [client: Link, server: Link];
  stdioServer(input: Readable, output: Writable, native?: NativeOptions): Link;
  stdioClient(child: ChildCommand): StdioClientLink;
  httpClient(url: URL, fetch: typeof globalThis.fetch, native?: NativeOptions): HttpClientLink;
  httpServer(options: {
    readonly sessionId: (() => string) | undefined;
    readonly native?: NativeOptions | undefined;
  }): HttpServerLink;
  sseClient(url: URL, fetch: typeof globalThis.fetch, native?: NativeOptions): Link;
  /** `finishAuth` of a client transport of the SDK, in the form that the SDK prefers. */
  finishAuth(link: Link, callback: URLSearchParams): Promise<void>;
  sseServer(path: string, response: ServerResponse, native?: NativeOptions): SseServerLink;
  /** Only where the SDK speaks revision 2026-07-28. */
  readonly stateless?: StatelessEra;
}

/** What a connect factory is given. */
export interface Ends {
  readonly port: Port;
  readonly era: Era;
  /** Called once for each connection, or each request where nothing lives on. A peer played by hand is built once. */
  readonly server: () => ServerEnd;
  readonly client: End;
  readonly recorder: Recorder;
  /** Only heeded where the connection is HTTP of any kind, unless an option says otherwise. */
  readonly http?: HttpOptions;
}

/** The way to an HTTP endpoint for a test that has to see what no client shows. */
export interface RawHttp {
  readonly url: URL;
  readonly fetch: typeof globalThis.fetch;
  /** What the client is attached to. */
  readonly link: HttpClientLink;
  readonly finishAuth: FinishAuth;
}

/** What a connect factory gives back once both ends have met. */
export interface Joined {
  /** Only where the connection is Streamable HTTP or legacy SSE. */
  readonly http?: RawHttp;
  /** The live server end, where one lives on between two requests. */
  readonly server: ServerEnd | undefined;
  /** Attaches one more client to the same endpoint. Only where the connection is HTTP of any kind. */
  another?(client: End): Promise<{ readonly server: ServerEnd | undefined }>;
  /** Closes the clients, then the server, then whatever carried them. Returns what the two ends left open. */
  close(): Promise<readonly string[]>;
}

/** The one signature of memory.ts, http.ts, http-stateless.ts, sse.ts, stdio.ts, http-socket.ts, stdio-process.ts. */
export type Connect = (ends: Ends) => Promise<Joined>;
