// A cell that proves nothing is no pass: nothing asserted, nothing asked of anyone, or the wire of another transport.

import type { Transport } from '../../requirements/model.ts';
import type { HeadRecord, WireRecord } from '../../transports/recorder.ts';
import type { Evidence } from './evidence.ts';

const httpTransports: readonly Transport[] = ['http', 'http-stateless', 'http-socket', 'sse'];

const isStream = ({ status, headers }: HeadRecord): boolean =>
  status === 200 && (headers['content-type']?.startsWith('text/event-stream') ?? false);

/** The transport that a wire shows, as far as it can be told apart from the others. */
const wireOf = (records: readonly WireRecord[]): string => {
  const heads = records.filter((record) => record.kind !== 'message');
  if (heads.length === 0) return 'a stream of messages';
  const first = records.findIndex(({ kind }) => kind === 'message');
  const opensStream = records
    .slice(0, first)
    .some((head) => head.kind === 'response' && head.over.kind === 'GET' && isStream(head));
  return opensStream ? 'legacy SSE' : 'Streamable HTTP';
};

const wireNamed = (transport: Transport): string => {
  if (!httpTransports.includes(transport)) return 'a stream of messages';
  return transport === 'sse' ? 'legacy SSE' : 'Streamable HTTP';
};

/** Why a cell proves nothing; undefined where it does. */
export const hollowness = ({
  assertions,
  records,
  spec,
  emptyWireAsserted,
  answeredBySites,
}: Evidence): string | undefined => {
  if (assertions === 0) return 'the test asserted nothing';
  if (!records.some((record) => record.kind === 'message')) {
    // An endpoint that refuses a client is met by requests alone, whatever its transport.
    const asked = records.length > 0 && httpTransports.includes(spec.transport);
    return emptyWireAsserted || asked || answeredBySites > 0 ? undefined : 'the test put nothing on the wire';
  }
  const shown = wireOf(records);
  const named = wireNamed(spec.transport);
  return shown === named ? undefined : `the cell is named ${spec.transport}, but its wire was ${shown}`;
};
