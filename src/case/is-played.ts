// Tells an end played by hand from one of the subject.

import type { Peer } from '../../transports/peer.ts';
import type { Client, Recipe } from '../sdk/binding.ts';

export const isPlayed = (end: Recipe | Client | Peer): end is Peer => 'byHand' in end;
