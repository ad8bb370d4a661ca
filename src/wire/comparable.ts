// Makes the lines of a transcript comparable with those of another one, in which a request more or less may have
// shifted all ids: an id is replaced by the method of the request it stands for.

import type { TranscriptLine } from '../results/model.ts';
import type { IdMasks } from './id-masks.ts';
import { maskMessage } from './mask-message.ts';
import { type Fields, isFields } from './message-kind.ts';
import { messageName } from './message-name.ts';
import { type Methods, methodsIn } from './methods.ts';
import { otherSide, senderOf } from './sides.ts';

export interface Comparable {
  /** `server sent`, `client got`. */
  readonly end: string;
  /** The stream without the ids in its name. */
  readonly over: string;
  /** `tools/list result`; for a head `POST tools/list response`. */
  readonly name: string;
  readonly isHead: boolean;
  /** What is compared: the message, or the line and headers of a head. */
  readonly value: unknown;
}

const meaningsAt = (methods: Methods, line: number): IdMasks => ({
  of: (owner, id) =>
    typeof id === 'string' || typeof id === 'number'
      ? `${typeof id} of ${methods.answeredIn(line) ?? methods.of(owner, id, line) ?? 'no request'}`
      : id,
  knows: (owner, id) => methods.of(owner, id, line) !== undefined,
});

const withoutIds = (over: string): string => over.replace(/ #"?\d+"?| \(\d+\)$/g, '');

/** How many events came before is no property of the one that is named. */
const comparableHeaders = (headers: Fields): Fields =>
  'last-event-id' in headers ? { ...headers, 'last-event-id': 'event' } : headers;

/** The lines of one transcript, ready to be compared. */
export const comparables = (lines: readonly TranscriptLine[]): Comparable[] => {
  const methods = methodsIn(lines);
  return lines.map((line, index) => {
    const over = withoutIds(line.over);
    if ('http' in line) {
      const value = { line: line.line, headers: comparableHeaders(line.headers) };
      return { end: `${line.at} ${line.http}`, over, name: `${over} ${line.http}`, isHead: true, value };
    }
    const { at, did, message } = line;
    const sender = senderOf(line);
    const id = isFields(message) ? message.id : undefined;
    const name = messageName(message, methods.answeredIn(index) ?? methods.of(otherSide(sender), id, index));
    const masked = maskMessage(message, sender, meaningsAt(methods, index));
    const value = line.event === undefined ? masked : { '(event id)': true, ...(masked as object) };
    return { end: `${at} ${did}`, over, name, isHead: false, value };
  });
};
