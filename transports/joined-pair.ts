// Two joined stream ends that behave like the two ends of a TCP connection. `stream.duplexPair` alone does not tell
// one end that the other was destroyed, so an aborted request would never be seen by the server, nor a lost
// connection by the client.

import { type Duplex, duplexPair } from 'node:stream';

/**
 * Two ends; what is written to one is read from the other.
 *
 * Ending one end half-closes it: the other reads to the end and may go on writing. Destroying one end lets the other
 * read what was sent before, then ends it, then destroys it: its pending writes fail.
 */
export const joinedPair = (): [Duplex, Duplex] => {
  const [one, other] = duplexPair();
  passOnClosing(one, other);
  passOnClosing(other, one);
  failPendingWrite(one);
  failPendingWrite(other);
  return [one, other];
};

const passOnClosing = (closing: Duplex, told: Duplex): void => {
  closing.once('close', () => {
    if (told.destroyed) return;
    if (told.readableEnded) {
      told.destroy();
      return;
    }
    told.once('end', () => told.destroy());
    told.push(null);
  });
};

/** A socket fails the write that was under way when it closed; a bare duplex forgets it. */
const failPendingWrite = (end: Duplex): void => {
  const write = end._write;
  let pending: ((error?: Error | null) => void) | undefined;
  end._write = (chunk, encoding, callback) => {
    pending = callback;
    write.call(end, chunk, encoding, (error) => {
      pending = undefined;
      callback(error);
    });
  };
  end.once('close', () => pending?.(new Error('The connection was closed before this was read.')));
};
