// A cancellation as either end sends it by hand.

import type { RequestId } from '../../transports/json-rpc.ts';
import { enveloped } from './hand-played.ts';

/** The frame that gives a request up (basic/utilities/cancellation#cancellation-flow). */
export const cancelling = (requestId: RequestId, reason?: string) => ({
  jsonrpc: '2.0',
  method: 'notifications/cancelled',
  params: enveloped({ requestId, ...(reason !== undefined && { reason }) }),
});
