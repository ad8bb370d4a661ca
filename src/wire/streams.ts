// The records of a connection, sorted into streams: named and ordered by what opened them, whatever the order in
// which independent things happened.

import type { Carrier, Side, WireRecord } from '../../transports/recorder.ts';
import type { IdMasks } from './id-masks.ts';
import { type Fields, isFields, kindOf, messagesIn } from './message-kind.ts';
import { senderOf } from './sides.ts';

export interface Stream {
  /** `stream`, `GET`, `POST tools/call #2`, `POST notifications/initialized`. */
  readonly name: string;
  /** One end after the other and one direction after the other; within these as recorded. */
  readonly records: readonly WireRecord[];
}

interface Unnamed {
  readonly carrier: Carrier;
  readonly records: readonly WireRecord[];
  /** What the client sent to open it. */
  readonly opening: Fields | undefined;
  readonly batch: boolean;
}

const places = [
  'client request',
  'client sent',
  'server request',
  'server got',
  'server response',
  'server sent',
  'client response',
  'client got',
];

const placeOf = (record: WireRecord): number =>
  places.indexOf(`${record.at} ${record.kind === 'message' ? record.did : record.kind}`);

const unnamed = (records: readonly WireRecord[], carrier: Carrier): Unnamed => {
  const sorted = records.toSorted((a, b) => placeOf(a) - placeOf(b));
  const opener = sorted.find((record) => record.kind === 'message' && senderOf(record) === 'client');
  const frame = opener?.kind === 'message' ? opener.message : undefined;
  const parts = messagesIn(frame).filter(isFields);
  return {
    carrier,
    records: sorted,
    opening: parts.find((part) => kindOf(part) === 'request') ?? parts[0],
    batch: Array.isArray(frame),
  };
};

const split = (records: readonly WireRecord[]): Unnamed[] => {
  const carriers = new Map<string, { carrier: Carrier; records: WireRecord[] }>();
  for (const record of records) {
    const key = `${record.over.kind} ${record.over.ordinal}`;
    const found = carriers.get(key) ?? { carrier: record.over, records: [] };
    found.records.push(record);
    carriers.set(key, found);
  }
  return [...carriers.values()].map((each) => unnamed(each.records, each.carrier));
};

const order: readonly Carrier['kind'][] = ['GET', 'POST', 'PUT', 'PATCH', 'HEAD', 'OPTIONS', 'DELETE'];

/** Streams that a request of the client opened, then those on which a server may speak unasked, then the rest. */
const rankOf = ({ carrier, opening }: Unnamed): number => {
  if (carrier.kind === 'stream') return 0;
  if (opening && kindOf(opening) === 'request') return 1;
  return order.indexOf(carrier.kind) + 2;
};

const meetRequests = (streams: readonly Unnamed[], sender: Side, masks: IdMasks): void => {
  for (const record of streams.flatMap((stream) => stream.records)) {
    if (record.kind !== 'message' || senderOf(record) !== sender) continue;
    for (const message of messagesIn(record.message)) {
      if (isFields(message) && kindOf(message) === 'request') masks.of(sender, message.id);
    }
  }
};

const nameOf = ({ carrier, opening, batch }: Unnamed, masks: IdMasks): string => {
  if (carrier.kind === 'stream' || !opening) return carrier.kind;
  const kind = kindOf(opening);
  const what =
    kind === 'request'
      ? `${opening.method} #${masks.of('client', opening.id)}`
      : kind === 'notification'
        ? `${opening.method}`
        : kind === 'text' || kind === 'other'
          ? kind
          : `${kind} #${masks.of('server', opening.id)}`;
  return `${carrier.kind} ${batch ? 'batch ' : ''}${what}`;
};

const compareNames = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true });

/** Equal names get a count, in the order in which the client opened the streams. */
const counted = (streams: readonly Stream[]): Stream[] => {
  const counts = new Map<string, number>();
  return streams.map(({ name, records }) => {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return { name: count === 1 ? name : `${name} (${count})`, records };
  });
};

/** The streams of a connection in canonical order. Meets all request ids, so that their masks are settled. */
export const streamsOf = (records: readonly WireRecord[], masks: IdMasks): Stream[] => {
  const byOpening = split(records).toSorted(
    (a, b) => rankOf(a) - rankOf(b) || a.carrier.ordinal - b.carrier.ordinal,
  );
  meetRequests(byOpening, 'client', masks);
  meetRequests(byOpening, 'server', masks);
  const named = byOpening.map((stream) => ({ stream, name: nameOf(stream, masks) }));
  const ordered = named.toSorted(
    (a, b) =>
      rankOf(a.stream) - rankOf(b.stream) || (rankOf(a.stream) > 1 ? compareNames(a.name, b.name) : 0),
  );
  return counted(ordered.map(({ stream, name }) => ({ name, records: stream.records })));
};
