// What the cell's revision stamps on every result, so that whole values can be compared in both eras.

import { expect } from 'vitest';
import { eraOf } from '../../requirements/revisions.ts';
import type { Json } from '../sdk/binding.ts';
import { runningCell } from './running-cell.ts';

const isHandshake = (): boolean => eraOf(runningCell().spec.revision) === 'handshake';

/**
 * A result as the user of a client gets it. Handshake era: unchanged. 2026-07-28 (basic/index#meta): with the identity
 * of the server that was connected last. `resultType` stays on the wire, where the shapes of the revision demand it: the
 * SDK has acted on it by then.
 */
export const complete = (result: Json): Json =>
  isHandshake()
    ? result
    : { ...result, _meta: { ...result._meta, 'io.modelcontextprotocol/serverInfo': runningCell().identity } };

/** The same for a list, which since 2026-07-28 says how long it keeps and for whom (server/utilities/caching). */
export const completeList = (result: Json): Json =>
  isHandshake()
    ? result
    : complete({
        ...result,
        ttlMs: expect.any(Number),
        cacheScope: expect.stringMatching(/^(public|private)$/),
      });
