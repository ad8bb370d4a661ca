// Finds the messages in an HTTP body as its bytes pass by: a JSON body whole, an event stream event by event.

import { StringDecoder } from 'node:string_decoder';
import { createParser } from 'eventsource-parser';
import type { MessageRecord } from './recorder.ts';

export type Found = (message: MessageRecord['message'], eventId?: string) => void;

export interface BodyReader {
  chunk(data: Uint8Array | string): void;
  end(): void;
}

/** The parsed text, or `{ raw }` where it is not JSON, or JSON that is neither an object nor an array. */
export const parseMessage = (text: string): MessageRecord['message'] => {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return value as MessageRecord['message'];
  } catch {
    // Told by the form of the record.
  }
  return { raw: text };
};

/** Reads a request body: whatever it is labelled as, it was meant for the server. */
export const readRequestBody = (found: Found): BodyReader => wholeText(found);

/**
 * Reads a response body. A body that is labelled neither as JSON nor as an event stream carries no message
 * (legacy SSE answers a POST with a word of text), so nothing is found in it; nor in an error of OAuth, which is how
 * whoever checks tokens in front of a server refuses a request.
 */
export const readResponseBody = (
  contentType: string | undefined,
  status: number,
  found: Found,
): BodyReader => {
  const type = contentType?.toLowerCase();
  if (type?.includes('text/event-stream')) return eventStream(found);
  if (type?.includes('json')) return wholeText(status === 401 || status === 403 ? pastOAuth(found) : found);
  return { chunk: () => {}, end: () => {} };
};

const pastOAuth =
  (found: Found): Found =>
  (message) => {
    if ('jsonrpc' in message || Array.isArray(message)) found(message);
  };

const wholeText = (found: Found): BodyReader => {
  const text = textOf();
  let whole = '';
  return {
    chunk(data) {
      whole += text(data);
    },
    end() {
      if (whole !== '') found(parseMessage(whole));
    },
  };
};

const eventStream = (found: Found): BodyReader => {
  const text = textOf();
  const parser = createParser({
    onEvent({ event, id, data }) {
      // The endpoint event of legacy SSE and priming events without data are no messages.
      if ((event === undefined || event === 'message') && data !== '') found(parseMessage(data), id);
    },
  });
  return { chunk: (data) => parser.feed(text(data)), end: () => {} };
};

/**
 * Joins characters that a chunk boundary has cut in two. Like a TextDecoder it leaves out a byte order mark at the
 * beginning, and takes a fraction of the time that one takes for a stream.
 */
const textOf = () => {
  const decoder = new StringDecoder('utf8');
  let begun = false;
  return (data: Uint8Array | string): string => {
    if (typeof data === 'string') return data;
    const text = decoder.write(data);
    const first = !begun && text !== '';
    begun ||= first;
    return first && text.startsWith('\ufeff') ? text.slice(1) : text;
  };
};
