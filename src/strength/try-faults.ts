// Tries faults in processes of tests, some in each, until something is known of every one.

import type { FaultToTry, Tried } from './order.ts';
import { StrengthError } from './strength-error.ts';
import type { SubjectCopy } from './subject-copy.ts';
import { type Ending, runOrder } from './tests-with-order.ts';
import { withWorkFolder } from './work-folder.ts';

/** Each copy of a subject stays in the memory of its process. */
const faultsAProcess = 25;

export interface TryRequest {
  readonly copy: SubjectCopy;
  readonly files: readonly string[];
  readonly faults: readonly FaultToTry[];
  readonly onTried: (tried: Tried) => void;
}

const oneProcess = (
  { copy, files }: TryRequest,
  faults: readonly FaultToTry[],
  onTried: (tried: Tried) => 'enough' | undefined,
): Promise<Ending> =>
  withWorkFolder((folder) => {
    const order = { subject: copy.subject, directory: copy.directory, files, folder, faults };
    return runOrder('faults-in-worker.ts', order, (report) =>
      report.kind === 'tried' ? onTried(report) : undefined,
    );
  });

/** Without the cell that fails on the unchanged subject, too, although nothing was tried before in its process. */
const withoutFlaky = (one: FaultToTry, spoiled: string): FaultToTry => ({
  ...one,
  cells: one.cells.filter((key) => !spoiled.startsWith(`${key}: `)),
});

/** A fault that ends or stops the process in which it is tried. */
const noticed = ({ fault, cells }: FaultToTry, { why = 'nothing more was heard', doing }: Ending): Tried => ({
  kind: 'tried',
  id: fault.id,
  ran: Math.max(0, cells.indexOf(doing)) + 1,
  caught: { by: doing, saw: why },
});

/**
 * Tries every fault in order. One during which its process hangs has been noticed, and one that ends its process when it
 * is the first there; one that finds its process spoiled by those before it is tried again in a new one.
 */
export const tryFaults = async (request: TryRequest): Promise<void> => {
  let waiting = [...request.faults];
  const settle = (tried: Tried) => {
    waiting = waiting.filter(({ fault }) => fault.id !== tried.id);
    request.onTried(tried);
  };
  while (waiting.length > 0) {
    const [first] = waiting;
    let spoiled: Tried | undefined;
    const ending = await oneProcess(request, waiting.slice(0, faultsAProcess), (tried) => {
      if (tried.spoiled !== undefined) spoiled ??= tried;
      if (spoiled) return 'enough';
      settle(tried);
      return undefined;
    });
    const { failed, why, id, hung } = ending;
    if (failed !== undefined) throw new Error(`trying a fault failed: ${failed}`);
    const last = waiting.find(({ fault }) => fault.id === id);
    if (spoiled?.spoiled !== undefined) {
      const text = spoiled.spoiled;
      if (spoiled.id === first?.fault.id)
        waiting = waiting.map((one) => (one === first ? withoutFlaky(one, text) : one));
    } else if (last && (hung || last === first)) settle(noticed(last, ending));
    else if (first && first === waiting[0])
      throw new StrengthError('NOT_LOADED', `The suite does not load: ${why}`);
  }
};
