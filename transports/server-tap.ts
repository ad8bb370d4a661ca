// The server's end of an HTTP exchange, observed on Node's own request and response objects: what arrived, and what
// the server wrote. Overrides on the instances only look; they switch no stream to flowing and change no argument.

import type { IncomingMessage, OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { type BodyReader, readRequestBody, readResponseBody } from './body-reader.ts';
import type { Carrier, Recorder } from './recorder.ts';

/** Records the messages that the server gets and sends over this exchange. */
export const tapServer = (
  request: IncomingMessage,
  response: ServerResponse,
  ordinal: number,
  recorder: Recorder,
): void => {
  const over: Carrier = { kind: (request.method ?? 'GET') as Carrier['kind'], ordinal };
  tapRequest(request, over, recorder);
  tapResponse(response, over, recorder);
};

/** `push` is where the parser of HTTP hands the body over, so that it is seen even if nobody reads it. */
const tapRequest = (request: IncomingMessage, over: Carrier, recorder: Recorder): void => {
  const reader = readRequestBody((message) =>
    recorder.add({ kind: 'message', at: 'server', did: 'got', over, message }),
  );
  const push = request.push;
  request.push = (chunk: unknown, encoding?: BufferEncoding) => {
    if (chunk === null) reader.end();
    else reader.chunk(chunk as Uint8Array);
    return push.call(request, chunk, encoding);
  };
};

type HeaderArguments = OutgoingHttpHeaders | OutgoingHttpHeader[] | undefined;

const tapResponse = (response: ServerResponse, over: Carrier, recorder: Recorder): void => {
  let reader: BodyReader | undefined;
  let type: string | undefined;
  const opened = () => {
    const contentType = type ?? response.getHeader('content-type')?.toString();
    reader ??= readResponseBody(contentType, response.statusCode, (message, eventId) =>
      recorder.add({
        kind: 'message',
        at: 'server',
        did: 'sent',
        over,
        message,
        ...(eventId === undefined ? {} : { eventId }),
      }),
    );
    return reader;
  };
  const { writeHead, write, end } = response;
  response.writeHead = ((...args: unknown[]) => {
    type = contentTypeOf((typeof args[1] === 'string' ? args[2] : args[1]) as HeaderArguments) ?? type;
    return Reflect.apply(writeHead, response, args);
  }) as typeof writeHead;
  response.write = ((...args: unknown[]) => {
    observe(args[0], () => opened());
    return Reflect.apply(write, response, args);
  }) as typeof write;
  response.end = ((...args: unknown[]) => {
    if (!response.writableEnded) {
      observe(args[0], () => opened());
      opened().end();
    }
    return Reflect.apply(end, response, args);
  }) as typeof end;
};

const observe = (chunk: unknown, opened: () => BodyReader): void => {
  if (typeof chunk === 'string' || chunk instanceof Uint8Array) opened().chunk(chunk);
};

const contentTypeOf = (headers: HeaderArguments): string | undefined => {
  if (headers === undefined) return undefined;
  const pairs: [unknown, unknown][] = Array.isArray(headers) ? pairsOf(headers) : Object.entries(headers);
  return pairs.find(([name]) => String(name).toLowerCase() === 'content-type')?.[1]?.toString();
};

const pairsOf = (list: readonly unknown[]): [unknown, unknown][] =>
  Array.isArray(list[0])
    ? (list as [unknown, unknown][])
    : list.flatMap((name, at): [unknown, unknown][] => (at % 2 === 0 ? [[name, list[at + 1]]] : []));
