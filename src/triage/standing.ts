// The key to a change: whether a divergence is on record for the behaviour, what that means, and what to do now.

import type { Cell, Header } from '../results/model.ts';
import type { Change } from './change.ts';
import { gapOf, quoted, type Requirements, reachOf, recordsOn } from './records.ts';

export interface Standing {
  /** Whether a divergence is on record for what was observed. */
  readonly recorded: boolean;
  /** What it means, as one sentence without its full stop. */
  readonly meaning: string;
  /** What to do next; undefined where nothing is to be done. */
  readonly next?: string;
}

/** The two runs, and what is required of their subjects. */
export interface Compared {
  readonly before: Header;
  readonly after: Header;
  readonly requirements: Requirements;
}

/** A cell on both sides. */
interface Sides {
  readonly was: Cell;
  readonly is: Cell;
}

const broken = ({ is }: Sides, { after, requirements }: Compared): Standing => {
  const { name } = after.subject;
  const records = recordsOn(is, after, requirements);
  if (records.length === 0) {
    const meaning = 'no divergence is on record: what was right is broken';
    return { recorded: false, meaning, next: `mend ${name}` };
  }
  const reaches = [...new Set(records.map((record) => reachOf(record, after)))];
  return {
    recorded: false,
    meaning: `what was right is broken; ${reaches.join(', ')}`,
    next: `mend ${name}, or widen the record where it is the same gap`,
  };
};

const regressed = (sides: Sides, compared: Compared): Standing => {
  const { after, requirements } = compared;
  if (sides.is.outcome !== 'divergent') return broken(sides, compared);
  return {
    recorded: true,
    meaning: `what was right is a known gap, ${gapOf(sides.is, after, requirements)}`,
  };
};

const moved = ({ was, is }: Sides, { before, after, requirements }: Compared): Standing => {
  const old = gapOf(was, before, requirements);
  if (is.outcome === 'divergent') {
    const before = was.outcome === 'divergent' ? `the known gap ${old} gave way to` : 'what failed is';
    return { recorded: true, meaning: `${before} the known gap ${gapOf(is, after, requirements)}` };
  }
  if (was.outcome === 'divergent') {
    return {
      recorded: true,
      meaning: `the known gap ${old} has taken a form that nobody has pinned`,
      next: `mend ${after.subject.name}, or pin the new form and end the versions of ${quoted(was.pins)}`,
    };
  }
  const meaning = 'it fails in both, in two ways, and no divergence is on record';
  return { recorded: false, meaning, next: 'mend it, or record a divergence for each' };
};

const fixed = ({ was, is }: Sides, { before, after, requirements }: Compared): Standing => {
  if (is.outcome === 'stale') {
    return {
      recorded: true,
      meaning: `the known gap ${gapOf(is, after, requirements)} is closed`,
      next: `delete divergence ${quoted(is.pins)} of ${is.ids.join(' + ')}, or end its versions before ${after.subject.version}`,
    };
  }
  if (was.outcome !== 'divergent')
    return { recorded: false, meaning: 'what was wrong, and not on record, is right' };
  return {
    recorded: true,
    meaning: `the known gap ${gapOf(was, before, requirements)} is closed, as recorded`,
  };
};

const offered = (sides: Sides, compared: Compared): Standing => {
  const { was, is } = sides;
  const { before, after, requirements } = compared;
  const [lacking, cell] = is.outcome === 'absent' ? [after, is] : [before, was];
  const meaning = `${lacking.subject.name} does not offer ${(cell.lacks ?? []).join(', ')}`;
  if (is.outcome === 'divergent') {
    return {
      recorded: true,
      meaning: `${meaning}; what came is a known gap, ${gapOf(is, after, requirements)}`,
    };
  }
  if (is.outcome !== 'fail') return { recorded: false, meaning };
  return {
    recorded: false,
    meaning: `${meaning}; what came is wrong`,
    next: `mend ${after.subject.name}, or record a divergence`,
  };
};

/** What is on record about a change, and what follows from it. */
export const standingOf = ({ verdict, rows }: Change, compared: Compared): Standing => {
  const { before: was, after: is } = rows[0];
  if (!was || !is) return { recorded: false, meaning: 'only one of the two runs has it' };
  if (verdict === 'regressed') return regressed({ was, is }, compared);
  if (verdict === 'moved') return moved({ was, is }, compared);
  if (verdict === 'fixed') return fixed({ was, is }, compared);
  if (verdict === 'lost' || verdict === 'gained') return offered({ was, is }, compared);
  if (verdict === 'unsure')
    return { recorded: false, meaning: 'the suite could not tell', next: 'run it alone' };
  return { recorded: false, meaning: 'no outcome differs' };
};
