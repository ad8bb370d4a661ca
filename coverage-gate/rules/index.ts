// All rules, in the order in which they report.

import type { Rule } from '../rule.ts';
import { behaviorIsOneClause } from './behavior-is-one-clause.ts';
import { deferralHasReason } from './deferral-has-reason.ts';
import { divergenceIsPinned } from './divergence-is-pinned.ts';
import { divergenceMatchesACell } from './divergence-matches-a-cell.ts';
import { entriesAreLiterals } from './entries-are-literals.ts';
import { everyRequirementIsCited } from './every-requirement-is-cited.ts';
import { factsAreCommitted } from './facts-are-committed.ts';
import { fileSize } from './file-size.ts';
import { idsAreAddresses } from './ids-are-addresses.ts';
import { idsAreUnique } from './ids-are-unique.ts';
import { importTable } from './import-table.ts';
import { indexIsCurrent } from './index-is-current.ts';
import { levelsAgree } from './levels-agree.ts';
import { mirroredNames } from './mirrored-names.ts';
import { namedIdsExist } from './named-ids-exist.ts';
import { needsAreKnown } from './needs-are-known.ts';
import { noDeferredIsCited } from './no-deferred-is-cited.ts';
import { noFocusOrSkip } from './no-focus-or-skip.ts';
import { noRealTime } from './no-real-time.ts';
import { noSubjectImports } from './no-subject-imports.ts';
import { noVagueNames } from './no-vague-names.ts';
import { nothingIsUnwritten } from './nothing-is-unwritten.ts';
import { setAsideExists } from './set-aside-exists.ts';
import { setAsideHasReason } from './set-aside-has-reason.ts';
import { setAsideIsLiteral } from './set-aside-is-literal.ts';
import { setAsideIsUnclaimed } from './set-aside-is-unclaimed.ts';
import { sourcesExist } from './sources-exist.ts';
import { sourcesFitTheWindow } from './sources-fit-the-window.ts';
import { statementsAreClaimed } from './statements-are-claimed.ts';
import { supersessionIsSymmetric } from './supersession-is-symmetric.ts';
import { tagsExist } from './tags-exist.ts';
import { titlesAreUnique } from './titles-are-unique.ts';
import { verifiesTakesLiterals } from './verifies-takes-literals.ts';

export const rules: readonly Rule[] = [
  entriesAreLiterals,
  indexIsCurrent,
  idsAreUnique,
  idsAreAddresses,
  behaviorIsOneClause,
  needsAreKnown,
  supersessionIsSymmetric,
  deferralHasReason,
  factsAreCommitted,
  sourcesExist,
  sourcesFitTheWindow,
  tagsExist,
  levelsAgree,
  setAsideIsLiteral,
  setAsideExists,
  setAsideHasReason,
  setAsideIsUnclaimed,
  statementsAreClaimed,
  nothingIsUnwritten,
  verifiesTakesLiterals,
  namedIdsExist,
  titlesAreUnique,
  everyRequirementIsCited,
  noDeferredIsCited,
  mirroredNames,
  divergenceMatchesACell,
  divergenceIsPinned,
  noFocusOrSkip,
  noRealTime,
  noSubjectImports,
  importTable,
  fileSize,
  noVagueNames,
];
