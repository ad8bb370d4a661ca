// The subject's server transport of Streamable HTTP for the platform's own requests and responses, with nobody on it but
// the test: for what no server asks of it, and for heads that Node adds to.

import { closeAll, closing } from '../../transports/closing.ts';
import type { Link, NativeOptions } from '../../transports/port.ts';
import type { Json, Sdk } from '../sdk/binding.ts';
import { withoutUndefined } from '../sdk/without-undefined.ts';
import { initializeParams } from './hand-played.ts';
import { rawHeaders } from './raw-headers.ts';
import { runningCell } from './running-cell.ts';

const address = 'https://kitchen.test/mcp';

/** The transport itself, with what it can do besides carrying messages. */
interface WebLink extends Omit<Link, 'send' | 'onmessage'> {
  send(message: object, options?: object): Promise<void>;
  onmessage?: (message: Json, extra: Json) => void;
  closeSSEStream(requestId: string | number): void;
  closeStandaloneSSEStream(): void;
  handleRequest(request: Request, known?: object): Promise<Response>;
}

export interface WebServer {
  readonly link: WebLink;
  /** What was delivered, with what the transport tells beside it, in order. */
  readonly got: (readonly [message: Json, extra: Json])[];
  readonly errors: string[];
  /** How often it said that it was closed. */
  closes(): number;
  /** Asks with the headers of a client in the session, unless told otherwise; a frame that is no text is sent as JSON. */
  ask(method: string, frame?: unknown, more?: Record<string, string | undefined>): Promise<Response>;
  handle(request: Request, known?: object): Promise<Response>;
  /** Posts initialize, which is answered at once. */
  open(): Promise<Response>;
}

const bodyOf = (frame: unknown): string | undefined =>
  frame === undefined || typeof frame === 'string' ? frame : JSON.stringify(frame);

const counting = (link: WebLink) => {
  const cell = runningCell();
  let answers = 0;
  cell.sites.push({
    answered: () => answers,
    close: () => closeAll([closing('web server transport', link)]),
  });
  return async (request: Request, known?: object) => {
    const response = await link.handleRequest(request, known);
    answers += 1;
    return response;
  };
};

/** A started transport, which is closed at the end of the cell. `reply` answers what is delivered at once. */
export const webServer = async (
  { exported }: Sdk,
  native?: NativeOptions,
  reply: (message: Json) => object | undefined = () => undefined,
): Promise<WebServer> => {
  const { WebStandardStreamableHTTPServerTransport: Transport } = exported as {
    WebStandardStreamableHTTPServerTransport: new (native?: NativeOptions) => WebLink;
  };
  const link = new Transport(native);
  const handle = counting(link);
  const got: [Json, Json][] = [];
  const errors: string[] = [];
  let closes = 0;
  link.onmessage = (message, extra) => {
    got.push([message, extra]);
    const result = message.method === 'initialize' ? {} : reply(message);
    if (result) void link.send({ jsonrpc: '2.0', id: message.id, result });
  };
  link.onerror = ({ message }) => void errors.push(message);
  link.onclose = () => {
    closes += 1;
  };
  await link.start();
  const ask: WebServer['ask'] = (method, frame, more) => {
    const headers = withoutUndefined({ ...rawHeaders({ sessionId: link.sessionId }), ...more }) as Record<
      string,
      string
    >;
    return handle(new Request(address, { method, headers, body: bodyOf(frame) ?? null }));
  };
  const initialize = { jsonrpc: '2.0', id: 'initialize', method: 'initialize', params: initializeParams() };
  return {
    ...{ link, got, errors, closes: () => closes, ask, handle },
    open: () => ask('POST', initialize),
  };
};
