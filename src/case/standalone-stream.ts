// Over Streamable HTTP a client asks for its standalone stream only after its own connect has resolved. What a server
// sends before that is lost, so a connection counts as made once the request for the stream has been answered.

import type { Recorder, WireRecord } from '../../transports/recorder.ts';
import type { RunningCell } from './running-cell.ts';
import { silence } from './silence.ts';

const isTold = (record: WireRecord): boolean => record.kind === 'response' && record.over.kind === 'GET';

const told = (recorder: Recorder, since: number): Promise<void> =>
  new Promise((resolve) => {
    if (recorder.records.slice(since).some(isTold)) resolve();
    const unwatch = recorder.watch((record) => {
      if (!isTold(record)) return;
      unwatch();
      resolve();
    });
  });

/**
 * Resolves when the server has accepted or refused the standalone stream of the connection whose first record is the
 * one numbered `since`, or when the client asks for none.
 */
export const standaloneStreamTold = async (cell: RunningCell, since: number): Promise<void> => {
  const over = new AbortController();
  await Promise.race([told(cell.recorder, since), silence(cell, over.signal)]);
  over.abort();
};
