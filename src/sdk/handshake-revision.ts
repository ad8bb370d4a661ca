// The handshake-era revision that an SDK says it speaks.

import { isRevision, type Revision } from '../../requirements/revisions.ts';

/** An SDK names a revision that this suite has no shapes and no requirements for. */
export class UnknownRevisionError extends Error {
  readonly code = 'UNKNOWN_REVISION';
  override readonly name = 'UnknownRevisionError';
}

/** Checks the newest revision that an SDK exports as a constant. */
export const handshakeRevision = (latest: string): Revision => {
  if (isRevision(latest)) return latest;
  throw new UnknownRevisionError(
    `the SDK speaks revision "${latest}", which this suite does not know: add it to requirements/revisions.ts.`,
  );
};
