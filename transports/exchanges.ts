// Counts the HTTP exchanges of one connection and knows which of them are still open at either end.

import type { Recorder } from './recorder.ts';

export interface Exchange {
  /** Counts from 1, in the order in which they were opened, over all connections of a recorder. */
  readonly ordinal: number;
  readonly name: string;
}

export interface Exchanges {
  /** The client opens an exchange; it is open at the client until `ended` is told so. */
  open(method: string, path: string): Exchange;
  /** The server has received it; it is open at the server until `ended` is told so. */
  received(ordinal: number, name: string): void;
  ended(ordinal: number, at: 'client' | 'server'): void;
  /** Names such as `GET /mcp #3 (client)`, in the order of opening. */
  stillOpen(): readonly string[];
  /** Whether the client still waits for the end of an exchange other than a GET, which may stay open for good. */
  onItsWay(): boolean;
}

interface Open {
  readonly name: string;
  readonly at: 'client' | 'server';
}

/** The exchanges of one connection. They are counted by the recorder, where there is one. */
export const createExchanges = (recorder?: Recorder): Exchanges => {
  let count = 0;
  const next = recorder?.newExchange ?? (() => ++count);
  const open = new Map<string, Open>();
  const key = (ordinal: number, at: string) => `${ordinal} ${at}`;
  return {
    open(method, path) {
      const ordinal = next();
      const name = `${method} ${path} #${ordinal}`;
      open.set(key(ordinal, 'client'), { name, at: 'client' });
      return { ordinal, name };
    },
    received(ordinal, name) {
      open.set(key(ordinal, 'server'), { name: `${name} #${ordinal}`, at: 'server' });
    },
    ended(ordinal, at) {
      open.delete(key(ordinal, at));
    },
    stillOpen: () => [...open.values()].map(({ name, at }) => `${name} (${at})`),
    onItsWay: () => [...open.values()].some(({ name, at }) => at === 'client' && !name.startsWith('GET ')),
  };
};
