// Which end is which: the other end, and the end that sent a message that one end saw.

import type { MessageRecord, Side } from '../../transports/recorder.ts';

export const otherSide = (side: Side): Side => (side === 'client' ? 'server' : 'client');

/** The sender of a message as one end saw it. */
export const senderOf = ({ at, did }: Pick<MessageRecord, 'at' | 'did'>): Side =>
  did === 'sent' ? at : otherSide(at);
