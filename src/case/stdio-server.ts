// The subject's own stdio server transport on streams of the test's own, with nobody on it but the test.

import type { Readable, Writable } from 'node:stream';
import { closeAll, closing } from '../../transports/closing.ts';
import type { Link, NativeOptions } from '../../transports/port.ts';
import { tapLink } from '../../transports/tap.ts';
import type { Binding } from '../sdk/binding.ts';
import { runningCell } from './running-cell.ts';

/** What builds such a transport. It is recorded, and closed at the end of the cell. */
export const stdioServerOf =
  ({ port }: Binding) =>
  (input: Readable, output: Writable, native?: NativeOptions): Link => {
    const { joins, recorder } = runningCell();
    const link = tapLink(port.stdioServer(input, output, native), 'server', recorder, recorder.newStream());
    joins.push({ server: undefined, close: () => closeAll([closing('stdio server transport', link)]) });
    return link;
  };
