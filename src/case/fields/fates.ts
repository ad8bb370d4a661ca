// What becomes of messages played by hand that have a field wrong: all are sent at once, and judged once all is quiet.

import type { Peer } from '../../../transports/peer.ts';
import { cutTranscript } from '../property.ts';
import { runningCell } from '../running-cell.ts';
import { silence } from '../silence.ts';
import type { Messages, Sent, SentWrong } from './messages.ts';

/** What is wrong with the messages that had each fate, in order, and which sound ones met another than they should. */
export interface Fates {
  /** Handled, or taken for an answer, as if nothing were wrong. */
  readonly taken: readonly string[];
  /** By the code of the error; `undefined` where there is none. */
  readonly refused: Readonly<Record<string, readonly string[]>>;
  /** Nothing came of it. */
  readonly ignored: readonly string[];
  /** Sound messages that were not taken. */
  readonly lost: readonly Sent[];
}

type Fate = 'taken' | 'ignored' | { readonly refused: unknown };

const gathered = ({ sound, wrong }: Messages, fates: (sent: Sent) => Fate): Fates => {
  const labels = (all: readonly SentWrong[]): string[] => [...new Set(all.map(({ what }) => what))].sort();
  const codes = new Map<string, SentWrong[]>();
  for (const each of wrong) {
    const fate = fates(each);
    if (typeof fate !== 'object') continue;
    const code = String(fate.refused);
    codes.set(code, [...(codes.get(code) ?? []), each]);
  }
  return {
    taken: labels(wrong.filter((each) => fates(each) === 'taken')),
    refused: Object.fromEntries([...codes].map(([code, all]) => [code, labels(all)])),
    ignored: labels(wrong.filter((each) => fates(each) === 'ignored')),
    lost: sound.filter((each) => fates(each) !== 'taken'),
  };
};

const sendOn = (peer: Peer, sent: Sent, frame: unknown): Promise<void> =>
  'what' in sent ? peer.sendInvalid(frame) : peer.send(frame);

const paramsOf = ({ value }: Sent) => (value === undefined ? {} : { params: value });

/** Of requests: whether each is answered with a result, with an error or not at all. */
export const fatesOfRequests = async (peer: Peer, messages: Messages): Promise<Fates> => {
  await cutTranscript(false);
  const sent = [...messages.sound, ...messages.wrong];
  const ids = new Map(sent.map((each, index) => [each, `field-${index}`]));
  for (const each of sent) {
    await sendOn(peer, each, { jsonrpc: '2.0', id: ids.get(each), method: each.method, ...paramsOf(each) });
  }
  await silence(runningCell());
  const answers = new Map(peer.received.flatMap((each) => ('id' in each ? [[each.id, each]] : [])));
  return gathered(messages, (each) => {
    const answer = answers.get(ids.get(each) ?? '');
    if (!answer) return 'ignored';
    return 'error' in answer ? { refused: answer.error.code } : 'taken';
  });
};

/** Of results or whole answers: what whoever asked is told of each. `ask` sends `peer` a request of this method. */
export const fatesOfResults = async (
  peer: () => Peer,
  messages: Messages,
  ask: (method: string) => Promise<unknown>,
): Promise<Fates> => {
  await cutTranscript(false);
  const fates = new Map<Sent, Fate>();
  for (const each of [...messages.sound, ...messages.wrong]) {
    ask(each.method).then(
      () => fates.set(each, 'taken'),
      ({ code }) => fates.set(each, { refused: code }),
    );
    const asked = await peer().next();
    const id = 'id' in asked ? asked.id : undefined;
    await sendOn(peer(), each, each.whole?.(id) ?? { jsonrpc: '2.0', id, result: each.value });
  }
  await silence(runningCell());
  return gathered(messages, (each) => fates.get(each) ?? 'ignored');
};

/** Of notifications or whole frames: whether anything comes of each, as `noticed` counts. */
export const fatesOfNotifications = async (
  peer: Peer,
  messages: Messages,
  noticed: () => number,
): Promise<Fates> => {
  await cutTranscript(false);
  const fates = new Map<Sent, Fate>();
  for (const each of [...messages.sound, ...messages.wrong]) {
    const before = noticed();
    await sendOn(
      peer,
      each,
      each.whole?.(undefined) ?? { jsonrpc: '2.0', method: each.method, ...paramsOf(each) },
    );
    // What comes later is handled later.
    await peer.request('ping');
    fates.set(each, noticed() === before ? 'ignored' : 'taken');
  }
  return gathered(messages, (each) => fates.get(each) ?? 'ignored');
};
