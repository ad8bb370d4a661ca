// What can go wrong between two ends, as a schedule over a link: each fault waits for its message and happens once.
// No clock is involved: what is delayed waits until the test releases it.

import type { JsonRpcMessage } from './json-rpc.ts';
import { turn } from './patience.ts';
import type { Link } from './port.ts';
import type { RawLink } from './raw-link.ts';

export type FaultKind =
  /** the message is lost */
  | 'drop'
  /** the message waits for `release` */
  | 'delay'
  /** the message comes twice */
  | 'duplicate'
  /** the message comes after the next one */
  | 'reorder'
  /** the text of the message comes in two parts; only outward, over a link of the suite's own that is one stream */
  | 'split'
  /** the link closes instead */
  | 'cut';

export interface Fault {
  readonly kind: FaultKind;
  /** `out`: the end that sits on the link sends. `in`: it is delivered to. */
  readonly way: 'out' | 'in';
  /** The first message that matches; absent: the next one. */
  readonly when?: (message: JsonRpcMessage) => boolean;
}

export interface FaultyLink extends Link {
  /** Lets go of all that was delayed so far, in order. */
  release(): Promise<void>;
  /** The faults that have not happened yet. */
  readonly pending: readonly Fault[];
}

/** Thrown when a fault is asked of a link that cannot suffer it. */
export class FaultImpossibleError extends Error {
  readonly code = 'FAULT_IMPOSSIBLE';
  constructor() {
    super(
      'Only an outward message over a stdio link of the suite can be split. Choose another fault or transport.',
    );
  }
}

type Pass = (message: JsonRpcMessage) => Promise<void>;

/** A link over `link` to which the faults of `schedule` happen, each at its first match, in the order given. */
export const withFaults = (link: RawLink, schedule: readonly Fault[]): FaultyLink => {
  const pending = [...schedule];
  const delayed: (() => Promise<void>)[] = [];
  const overtaken: Record<Fault['way'], JsonRpcMessage[]> = { in: [], out: [] };

  const through = async (way: Fault['way'], message: JsonRpcMessage, pass: Pass): Promise<void> => {
    const index = pending.findIndex((each) => each.way === way && (each.when?.(message) ?? true));
    const [fault] = index < 0 ? [] : pending.splice(index, 1);
    switch (fault?.kind) {
      case undefined:
        await pass(message);
        break;
      case 'drop':
        return;
      case 'delay':
        delayed.push(() => pass(message));
        return;
      case 'duplicate':
        await pass(message);
        await pass(message);
        break;
      case 'reorder':
        overtaken[way].push(message);
        return;
      case 'split':
        await split(link, way, message);
        break;
      case 'cut':
        await link.close();
        return;
    }
    for (const late of overtaken[way].splice(0)) await pass(late);
  };

  const faulty: FaultyLink = {
    pending,
    get sessionId() {
      return link.sessionId;
    },
    start() {
      link.onclose = () => faulty.onclose?.();
      link.onerror = (error) => faulty.onerror?.(error);
      link.onmessage = (message, extra) => {
        const deliver: Pass = async (each) => faulty.onmessage?.(each, extra);
        through('in', message, deliver).catch((error: Error) => faulty.onerror?.(error));
      };
      return link.start();
    },
    send: (message, options) => through('out', message, (each) => link.send(each, options)),
    close: () => link.close(),
    async release() {
      for (const go of delayed.splice(0)) await go();
    },
  };
  return faulty;
};

const split = async (link: RawLink, way: Fault['way'], message: JsonRpcMessage): Promise<void> => {
  if (way !== 'out' || !link.sendPart) throw new FaultImpossibleError();
  const text = `${JSON.stringify(message)}\n`;
  const middle = Math.floor(text.length / 2);
  await link.sendPart(text.slice(0, middle));
  await turn();
  await link.sendPart(text.slice(middle));
};
