// What every rendering of a matrix reads: the runs across, the histories down.

import type { Header } from '../../results/model.ts';
import type { History } from '../../triage/history.ts';
import type { Requirements } from '../../triage/records.ts';

export interface Matrix {
  /** Of the runs, in the order of the versions. */
  readonly headers: readonly Header[];
  /** Of the same runs, sorted by id. */
  readonly histories: readonly History[];
  readonly requirements: Requirements;
}
