// Bytes in parts that arrive one by one: between two of them whoever reads has had its turn.

import { turns } from './patience.ts';

/** So many turns lie between two parts: a part passes through several streams before it is read. */
const apart = 3;

/** Writes the parts one by one. */
export const writeParts = async (
  parts: readonly Uint8Array[],
  write: (part: Uint8Array) => unknown,
): Promise<void> => {
  for (const part of parts) {
    await write(part);
    await turns(apart);
  }
};

/** The parts as the body of a request. */
export const bodyOf = (parts: readonly Uint8Array[]): ReadableStream<Uint8Array> =>
  new ReadableStream({
    async start(controller) {
      await writeParts(parts, (part) => controller.enqueue(part));
      controller.close();
    },
  });
