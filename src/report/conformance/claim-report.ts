// Whether a requirement is proven at a revision, and what it came to with each subject.

import { isVerdict } from '../../results/is-verdict.ts';
import type { Cell } from '../../results/model.ts';
import type { Claim, ClaimReport } from './model.ts';
import type { Witnesses } from './witnesses.ts';

export const claimReport = (claim: Claim, { basis, list }: Witnesses): ClaimReport => {
  const { id, requirement, places } = claim;
  const ran = (tier: Cell['tier']): boolean =>
    list.some(({ cellsOf }) => cellsOf(id).some((cell) => cell.tier === tier && isVerdict(cell)));
  const missing = requirement.deferred
    ? []
    : places.filter(({ tier, cited }) => !(basis === 'runs' ? ran(tier) : cited)).map(({ tier }) => tier);
  return {
    claim,
    state: requirement.deferred ? 'deferred' : missing.length > 0 ? 'open' : 'proven',
    missing,
    subjects: list.map(({ reportOf }) => reportOf(id, requirement)),
  };
};
