// Taps a link that has no carrier of its own to look at: what is sent and what is delivered is recorded. The object
// stays the same one; only its `send` and `onmessage` are overridden on the instance.

import type { JsonRpcMessage } from './json-rpc.ts';
import type { Link } from './port.ts';
import type { Carrier, Recorder, Side } from './recorder.ts';

type OnMessage = NonNullable<Link['onmessage']>;

/** Records every message sent and delivered by `link`, as end `at` of the stream `over`. Gives back the same link. */
export const tapLink = <L extends Link>(link: L, at: Side, recorder: Recorder, over: Carrier): L => {
  // A copy: the subject may go on changing its own.
  const record = (did: 'sent' | 'got', message: JsonRpcMessage) =>
    recorder.add({ kind: 'message', at, did, over, message: structuredClone(message) });
  tapSend(link, (message) => record('sent', message));
  tapOnMessage(link, (message) => record('got', message));
  return link;
};

const tapSend = (link: Link, seen: (message: JsonRpcMessage) => void): void => {
  const send = link.send;
  link.send = (...args: Parameters<Link['send']>) => {
    seen(args[0]);
    return Reflect.apply(send, link, args) as Promise<void>;
  };
};

const tapOnMessage = (link: Link, seen: (message: JsonRpcMessage) => void): void => {
  const slot = slotOf(link);
  // An end that takes a link over chains the handler it finds there: only the outermost call is a delivery.
  let delivering = false;
  const tapped =
    (handler: OnMessage): OnMessage =>
    (...args) => {
      if (delivering) return handler(...args);
      delivering = true;
      try {
        seen(args[0]);
        return handler(...args);
      } finally {
        delivering = false;
      }
    };
  if (slot.get()) slot.set(tapped(slot.get() as OnMessage));
  Object.defineProperty(link, 'onmessage', {
    configurable: true,
    enumerable: true,
    get: slot.get,
    set: (handler: OnMessage | undefined) => slot.set(handler && tapped(handler)),
  });
};

interface Slot {
  get(): OnMessage | undefined;
  set(handler: OnMessage | undefined): void;
}

/** Where the link keeps its handler: behind an accessor of its class, or in a field. */
const slotOf = (link: Link): Slot => {
  for (let level: object | null = link; level; level = Object.getPrototypeOf(level)) {
    const found = Object.getOwnPropertyDescriptor(level, 'onmessage');
    if (found?.set) {
      const { get, set } = found;
      return { get: () => get?.call(link), set: (handler) => set.call(link, handler) };
    }
    if (found) break;
  }
  let field = link.onmessage;
  return {
    get: () => field,
    set: (handler) => {
      field = handler;
    },
  };
};
