// A statement of the specification that no requirement claims and nobody has set aside, in one revision.

import type { Revision } from '../../requirements/revisions.ts';
import type { Statement } from '../../requirements/spec/facts.ts';

export interface OpenStatement {
  readonly revision: Revision;
  readonly page: string;
  /** `''` is what stands before the first heading. */
  readonly anchor: string;
  readonly statement: Statement;
}
