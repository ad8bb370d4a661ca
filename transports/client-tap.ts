// The client's end of an HTTP connection, observed in the undici dispatcher: heads and messages of every exchange.

import type { Dispatcher } from 'undici';
import { type BodyReader, readRequestBody, readResponseBody } from './body-reader.ts';
import { headerRecord, withOrdinal } from './exchange-ordinal.ts';
import type { Exchanges } from './exchanges.ts';
import { recordedHeaders } from './recorded-headers.ts';
import type { Carrier, Recorder } from './recorder.ts';

type Handler = Dispatcher.DispatchHandler;

/** An interceptor that counts each exchange, records what the client sends and gets, and changes neither. */
export const tapClient =
  (exchanges: Exchanges, recorder: Recorder | undefined): Dispatcher.DispatcherComposeInterceptor =>
  (dispatch) =>
  (options, handler) => {
    const exchange = exchanges.open(options.method, options.path);
    const over: Carrier = { kind: options.method as Carrier['kind'], ordinal: exchange.ordinal };
    if (recorder) recordRequest(options, over, recorder);
    const body = recorder ? tapBody(options.body, over, recorder) : options.body;
    const ended = () => exchanges.ended(exchange.ordinal, 'client');
    try {
      return dispatch(
        { ...options, headers: withOrdinal(options.headers, exchange.ordinal), body: body ?? null },
        tapHandler(handler, over, recorder, ended),
      );
    } catch (error) {
      ended();
      throw error;
    }
  };

const recordRequest = (options: Dispatcher.DispatchOptions, over: Carrier, recorder: Recorder): void =>
  recorder.add({
    kind: 'request',
    at: 'client',
    over,
    method: options.method,
    path: options.path,
    headers: recordedHeaders(headerRecord(options.headers)),
  });

const tapBody = (
  body: Dispatcher.DispatchOptions['body'],
  over: Carrier,
  recorder: Recorder,
): Dispatcher.DispatchOptions['body'] => {
  const reader = readRequestBody((message) =>
    recorder.add({ kind: 'message', at: 'client', did: 'sent', over, message }),
  );
  if (typeof body === 'string' || body instanceof Uint8Array) {
    reader.chunk(body);
    reader.end();
    return body;
  }
  // fetch hands every body over as an async iterable, and its length as a header.
  const chunks = body as AsyncIterable<Uint8Array> | null | undefined;
  if (!chunks || !(Symbol.asyncIterator in chunks)) return body;
  return observed(chunks, reader) as unknown as Dispatcher.DispatchOptions['body'];
};

async function* observed(chunks: AsyncIterable<Uint8Array>, reader: BodyReader) {
  for await (const chunk of chunks) {
    reader.chunk(chunk);
    yield chunk;
  }
  reader.end();
}

/** Passes every call on as it came, the controller included: pausing and aborting stay between fetch and undici. */
const tapHandler = (
  handler: Handler,
  over: Carrier,
  recorder: Recorder | undefined,
  ended: () => void,
): Handler => {
  let reader: BodyReader | undefined;
  const tapped: Handler = {
    onRequestStart: (controller, context) => handler.onRequestStart?.(controller, context),
    onResponseStart(controller, status, headers, text) {
      if (recorder && status >= 200) {
        const record = headerRecord(headers);
        recorder.add({ kind: 'response', at: 'client', over, status, headers: recordedHeaders(record) });
        reader = readResponseBody(record['content-type'], status, (message, eventId) =>
          recorder.add({
            kind: 'message',
            at: 'client',
            did: 'got',
            over,
            message,
            ...(eventId === undefined ? {} : { eventId }),
          }),
        );
      }
      handler.onResponseStart?.(controller, status, headers, text);
    },
    onResponseData(controller, chunk) {
      reader?.chunk(chunk);
      handler.onResponseData?.(controller, chunk);
    },
    onResponseEnd(controller, trailers) {
      ended();
      reader?.end();
      handler.onResponseEnd?.(controller, trailers);
    },
    onResponseError(controller, error) {
      ended();
      handler.onResponseError?.(controller, error);
    },
  };
  return tapped;
};
