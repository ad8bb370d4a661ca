// Counts the HTTP exchanges of one connection and knows which of them are still open at either end.

export interface Exchange {
  /** Counts from 1, in the order in which the client opened them. */
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
}

/** A new count, at zero. */
export const createExchanges = (): Exchanges => {
  let count = 0;
  const open = new Map<string, string>();
  const key = (ordinal: number, at: string) => `${ordinal} ${at}`;
  return {
    open(method, path) {
      count += 1;
      const name = `${method} ${path} #${count}`;
      open.set(key(count, 'client'), `${name} (client)`);
      return { ordinal: count, name };
    },
    received(ordinal, name) {
      open.set(key(ordinal, 'server'), `${name} #${ordinal} (server)`);
    },
    ended(ordinal, at) {
      open.delete(key(ordinal, at));
    },
    stillOpen: () => [...open.values()],
  };
};
