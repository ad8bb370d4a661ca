// Over Streamable HTTP a client asks for its standalone stream only after its own connect has resolved. What a server
// sends before that is lost, so a connection counts as made once the request for the stream has been answered.

import type { HeadRecord, Recorder, WireRecord } from '../../transports/recorder.ts';
import type { RunningCell } from './running-cell.ts';
import { silence } from './silence.ts';

/** Answers to requests for the stream; what lies on other hosts is asked for with GET as well, by its whole address. */
const isTold = (record: WireRecord, { records }: Recorder): boolean => {
  if (record.kind !== 'response' || record.over.kind !== 'GET') return false;
  const { ordinal } = record.over;
  const asked = records.find((each) => each.kind === 'request' && each.over.ordinal === ordinal);
  return !(asked as HeadRecord | undefined)?.path?.includes('://');
};

const told = (recorder: Recorder, since: number): Promise<void> =>
  new Promise((resolve) => {
    if (recorder.records.slice(since).some((record) => isTold(record, recorder))) resolve();
    const unwatch = recorder.watch((record) => {
      if (!isTold(record, recorder)) return;
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
