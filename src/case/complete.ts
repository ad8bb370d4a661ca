// What the cell's revision stamps on every result, so that whole values can be compared in both eras.

import { eraOf } from '../../requirements/revisions.ts';
import type { Json } from '../sdk/binding.ts';
import { runningCell } from './running-cell.ts';

/**
 * A result as the cell's revision completes it. Handshake era: unchanged. 2026-07-28 (basic/index#responses):
 * `resultType`, and the identity of the server that was connected last.
 */
export const complete = (result: Json): Json => {
  const { spec, identity } = runningCell();
  if (eraOf(spec.revision) === 'handshake') return result;
  return {
    resultType: 'complete',
    ...result,
    _meta: { ...result._meta, 'io.modelcontextprotocol/serverInfo': identity },
  };
};
