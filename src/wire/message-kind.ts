// Tells the kinds of messages apart by the fields they have, and nothing about whether they are right.

export type MessageKind = 'request' | 'notification' | 'result' | 'error' | 'batch' | 'text' | 'other';

export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The kind of a parsed frame; `{ raw }` is a frame that was not JSON. A field that is undefined is not there. */
export const kindOf = (message: unknown): MessageKind => {
  if (Array.isArray(message)) return 'batch';
  if (!isFields(message)) return 'other';
  if (typeof message.method === 'string') return message.id === undefined ? 'notification' : 'request';
  if (message.result !== undefined) return 'result';
  if (message.error !== undefined) return 'error';
  return typeof message.raw === 'string' && message.jsonrpc === undefined ? 'text' : 'other';
};

/** The messages in a frame: a batch holds several. */
export const messagesIn = (frame: unknown): readonly unknown[] => (Array.isArray(frame) ? frame : [frame]);
