// Everything a stream has said so far, and bounded waits for what it is to say.

import type { Readable } from 'node:stream';
import { bounded } from './patience.ts';

export interface Heard {
  /** Everything so far, as text. */
  readonly text: string;
  /** Resolves once the text contains one of these. Rejects with NothingCameError if none comes. */
  until(...parts: string[]): Promise<void>;
  /** Resolves once the stream has ended. Rejects with NothingCameError if it does not. */
  ended(): Promise<void>;
}

/** A child may be this slow, in milliseconds, on a machine under load. */
const milliseconds = 10_000;

/** Listens to a stream that is UTF-8 text; `name` is how an error calls it. */
export const createHeard = (name: string): Heard & { listenTo(stream: Readable): void } => {
  const chunks: Buffer[] = [];
  const checks = new Set<() => void>();
  let over = false;
  const text = () => Buffer.concat(chunks).toString('utf8');
  const when = (holds: () => boolean, awaited: string): Promise<void> => {
    let check = () => {};
    const met = new Promise<void>((resolve) => {
      check = () => holds() && resolve();
    });
    checks.add(check);
    check();
    return bounded(met, awaited, milliseconds).finally(() => checks.delete(check));
  };
  const changed = () => {
    for (const check of checks) check();
  };
  return {
    get text() {
      return text();
    },
    until: (...parts) =>
      when(() => parts.some((part) => text().includes(part)), `${name} to say "${parts.join('" or "')}"`),
    ended: () => when(() => over, `${name} to end`),
    listenTo(stream) {
      stream.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        changed();
      });
      stream.once('close', () => {
        over = true;
        changed();
      });
      stream.once('end', () => {
        over = true;
        changed();
      });
    },
  };
};
