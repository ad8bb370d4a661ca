// Two joined links in memory that belong to no SDK: what the suite's own tests put its peers on.

import type { JsonRpcMessage } from './json-rpc.ts';
import { LinkClosedError } from './line-link.ts';
import type { Link } from './port.ts';

/** What is sent on one is delivered by the other, after it was started; closing one closes both. */
export const memoryPair = (): [Link, Link] => {
  const one = createEnd();
  const other = createEnd();
  one.other = other;
  other.other = one;
  return [one.link, other.link];
};

interface MemoryEnd {
  readonly link: Link;
  other: MemoryEnd | undefined;
  take(message: JsonRpcMessage): void;
  closed(): void;
}

const createEnd = (): MemoryEnd => {
  const early: JsonRpcMessage[] = [];
  let state: 'new' | 'open' | 'closed' = 'new';
  const link: Link = {
    async start() {
      state = 'open';
      for (const message of early.splice(0)) link.onmessage?.(message);
    },
    async send(message) {
      if (state === 'closed') throw new LinkClosedError();
      end.other?.take(message);
    },
    async close() {
      end.closed();
      end.other?.closed();
    },
  };
  const end: MemoryEnd = {
    link,
    other: undefined,
    take(message) {
      if (state === 'new') early.push(message);
      else if (state === 'open') link.onmessage?.(message);
    },
    closed() {
      if (state === 'closed') return;
      state = 'closed';
      link.onclose?.();
    },
  };
  return end;
};
