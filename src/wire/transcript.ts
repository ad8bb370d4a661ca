// Turns the records of a connection into its transcript: masked, and in an order that depends on nothing but what
// was sent over what.

import type { HeadRecord, MessageRecord, WireRecord } from '../../transports/recorder.ts';
import type { TranscriptLine } from '../results/model.ts';
import { createIdMasks, createOrdinals, type IdMasks } from './id-masks.ts';
import { maskMessage } from './mask-message.ts';
import { maskTasks } from './mask-tasks.ts';
import { senderOf } from './sides.ts';
import { streamsOf } from './streams.ts';

interface Masks {
  readonly ids: IdMasks;
  readonly tasks: ReturnType<typeof createOrdinals>;
  session(id: string): string;
  event(id: string): string;
}

const createMasks = (): Masks => {
  const sessions = createOrdinals();
  const events = createOrdinals();
  return {
    ids: createIdMasks(),
    tasks: createOrdinals(),
    session: (id) => `session ${sessions.of(id)}`,
    event: (id) => `event ${events.of(id)}`,
  };
};

const maskHosts = (value: string): string => value.replace(/:\/\/[^/"\s,]+/g, '://host');

/** Legacy SSE names the session in the address that its messages are posted to. */
const maskPath = (path: string, masks: Masks): string =>
  path.replace(/([?&]sessionId=)([^&]*)/, (_, start: string, id: string) => start + masks.session(id));

const headerMasks: Readonly<Record<string, (value: string, masks: Masks) => string>> = {
  'mcp-session-id': (value, masks) => masks.session(value),
  'last-event-id': (value, masks) => masks.event(value),
  origin: maskHosts,
  location: (value, masks) => maskPath(maskHosts(value), masks),
  'www-authenticate': maskHosts,
};

const headLine = (record: HeadRecord, over: string, masks: Masks): TranscriptLine => ({
  at: record.at,
  http: record.kind,
  over,
  line:
    record.kind === 'request'
      ? `${record.method ?? record.over.kind} ${maskPath(record.path ?? '', masks)}`
      : String(record.status),
  headers: Object.fromEntries(
    Object.entries(record.headers)
      .map(([name, value]) => [name, headerMasks[name]?.(value, masks) ?? value] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  ),
});

/** As JSON would carry it: a link in memory also passes fields that are undefined. */
const asJson = (message: unknown): unknown => JSON.parse(JSON.stringify(message));

const messageLine = (record: MessageRecord, over: string, masks: Masks): TranscriptLine => ({
  at: record.at,
  did: record.did,
  over,
  ...(record.eventId === undefined ? {} : { event: masks.event(record.eventId) }),
  message: maskTasks(maskMessage(asJson(record.message), senderOf(record), masks.ids), masks.tasks),
});

/**
 * The transcript of one connection. Lines stand in order within a stream, an end and a direction; streams stand in
 * the order of the requests that opened them. Masked by where they stand: request ids and what repeats them, session
 * and event ids, tasks, hosts.
 */
export const transcribe = (records: readonly WireRecord[]): TranscriptLine[] => {
  const masks = createMasks();
  return streamsOf(records, masks.ids).flatMap((stream) =>
    stream.records.map((record) =>
      record.kind === 'message'
        ? messageLine(record, stream.name, masks)
        : headLine(record, stream.name, masks),
    ),
  );
};
