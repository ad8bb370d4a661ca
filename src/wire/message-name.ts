// What a message is called: by its method, and an answer by the method it answers.

import { isFields, kindOf } from './message-kind.ts';

/**
 * Such as `tools/list result`, `tools/call error`, `notifications/progress notification`; an answer to nothing that
 * was asked is a bare `result` or `error`.
 * @param asked the method of the request with the id that the message answers
 */
export const messageName = (message: unknown, asked: string | undefined): string => {
  const kind = kindOf(message);
  if (!isFields(message) || kind === 'other') return kind === 'batch' ? kind : 'message';
  if (kind === 'request' || kind === 'notification') return `${message.method} ${kind}`;
  return asked === undefined ? kind : `${asked} ${kind}`;
};
