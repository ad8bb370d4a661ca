// The wire in lines that can be read aloud, in the order in which things were sent: `client → tools/call #2`.

import type { HeadRecord, MessageRecord, Side, WireRecord } from '../../transports/recorder.ts';
import { createIdMasks, type IdMasks } from './id-masks.ts';
import { type Fields, isFields, kindOf, messagesIn } from './message-kind.ts';
import { otherSide, senderOf } from './sides.ts';
import { streamsOf } from './streams.ts';

export interface NotationOptions {
  /** Methods that are left out with their answers, as if they had never been sent: ids are counted without them. */
  readonly without?: readonly string[];
  /** Also says over which HTTP exchange a message travels, and tells exchanges that carry no message. */
  readonly carriers?: boolean;
}

/** What a reader wants to know of a notification besides its method. */
const details: Readonly<Record<string, (params: Fields, sender: Side, ids: IdMasks) => unknown>> = {
  'notifications/progress': (params) => params.progress,
  'notifications/cancelled': (params, sender, ids) => `#${ids.of(sender, params.requestId)}`,
  'notifications/message': (params) => params.level,
  'notifications/resources/updated': (params) => params.uri,
};

/** Nothing where the id could not be read, or is none. */
const number = (asker: Side, id: unknown, ids: IdMasks): string =>
  typeof id === 'string' || typeof id === 'number' ? ` #${ids.of(asker, id)}` : '';

const codeOf = (error: unknown): unknown => (isFields(error) ? error.code : 'without code');

const readNotification = (message: Fields, sender: Side, ids: IdMasks): string => {
  const params = isFields(message.params) ? message.params : {};
  const method = String(message.method);
  const detail = Object.hasOwn(details, method) ? details[method]?.(params, sender, ids) : undefined;
  return detail === undefined ? method : `${method}  ${detail}`;
};

const read = (message: unknown, sender: Side, ids: IdMasks): string => {
  if (Array.isArray(message)) return `batch [${message.map((each) => read(each, sender, ids)).join(', ')}]`;
  if (!isFields(message)) return `other ${JSON.stringify(message)}`;
  switch (kindOf(message)) {
    case 'request':
      return `${message.method}${number(sender, message.id, ids)}`;
    case 'notification':
      return readNotification(message, sender, ids);
    case 'result':
      return `result${number(otherSide(sender), message.id, ids)}`;
    case 'error':
      return `error${number(otherSide(sender), message.id, ids)} ${codeOf(message.error)}`;
    case 'text':
      return `text ${JSON.stringify(message.raw)}`;
    default:
      return `other ${JSON.stringify(message)}`;
  }
};

/** Says of each message whether it is one of the methods left out, or an answer to one. */
const leaveOut = (methods: readonly string[]) => {
  const asked = new Set<string>();
  return (message: unknown, sender: Side): boolean => {
    if (!isFields(message)) return false;
    if (typeof message.method !== 'string')
      return asked.has(`${otherSide(sender)} ${JSON.stringify(message.id)}`);
    const left = methods.includes(message.method);
    const key = `${sender} ${JSON.stringify(message.id)}`;
    if (left) asked.add(key);
    else asked.delete(key);
    return left;
  };
};

const exchangeNames = (records: readonly WireRecord[]): Map<WireRecord, string> =>
  new Map(
    streamsOf(records, createIdMasks()).flatMap(({ name, records: own }) =>
      own.map((each) => [each, name] as const),
    ),
  );

const readHead = (record: HeadRecord, name: string): string[] => {
  if (record.kind === 'response') return [`server → ${record.status} on ${name}`];
  return record.over.kind === 'POST' ? [] : [`client → ${name}`];
};

const readCarried = (record: MessageRecord, text: string, name: string): string => {
  if (record.over.kind === 'stream') return `${record.at} → ${text}`;
  return record.at === 'client' ? `client → ${record.over.kind} ${text}` : `server → ${text} on ${name}`;
};

/**
 * What was sent over a connection, one line a message: who sent it, what it is, and the ordinal of the request
 * among those of its sender, whatever ids an SDK chooses.
 */
export const notation = (records: readonly WireRecord[], options: NotationOptions = {}): string[] => {
  const ids = createIdMasks();
  const isLeftOut = leaveOut(options.without ?? []);
  const kept = records.filter(
    (record) =>
      record.kind !== 'message' ||
      !messagesIn(record.message)
        .map((each) => isLeftOut(each, senderOf(record)))
        .every(Boolean),
  );
  const names = options.carriers ? exchangeNames(kept) : undefined;
  return kept.flatMap((record) => {
    const name = names?.get(record) ?? '';
    if (record.kind !== 'message') return names ? readHead(record, name) : [];
    if (record.did !== 'sent') return [];
    const text = read(record.message, record.at, ids);
    return [names ? readCarried(record, text, name) : `${record.at} → ${text}`];
  });
};
