// A vitest reporter that gathers cells as they end, and everything that kept a cell from ending.

import type { Reporter, TestCase, TestModule } from 'vitest/node';
import type { Cell } from './model.ts';

type Registered = Pick<Cell, 'ids' | 'title' | 'tier' | 'transport' | 'revision'>;

export interface Collected {
  readonly registered: Registered[];
  readonly ended: { readonly cell: Cell; readonly milliseconds: number }[];
  /** Registered cells whose test ended without saying what it came to, and why. */
  readonly unended: { readonly cell: Registered; readonly why: string }[];
  /** Files that did not load and errors outside of any cell. */
  readonly problems: string[];
}

const isEnded = (cell: Registered | Cell): cell is Cell => 'outcome' in cell;

const reasonOf = (test: TestCase): string => {
  const { state, errors } = test.result();
  return errors?.[0]?.message ?? `its test is ${state}`;
};

/** A reporter and what it has collected; `progress` is called with cells ended and cells registered so far. */
export const collector = (progress: (ended: number, registered: number) => void) => {
  const collected: Collected = { registered: [], ended: [], unended: [], problems: [] };
  const reporter: Reporter = {
    onTestModuleCollected(module) {
      for (const test of module.children.allTests()) {
        const { cell } = test.meta();
        if (cell) collected.registered.push(cell);
        else
          collected.problems.push(`${module.relativeModuleId}: "${test.name}" is not a verifies(...) call`);
      }
    },
    onTestCaseResult(test) {
      const { cell } = test.meta();
      if (cell && isEnded(cell)) {
        collected.ended.push({ cell, milliseconds: test.diagnostic()?.duration ?? 0 });
      } else if (cell) collected.unended.push({ cell, why: reasonOf(test) });
      progress(collected.ended.length, collected.registered.length);
    },
    onTestRunEnd(modules: readonly TestModule[], unhandled) {
      for (const module of modules) {
        for (const error of module.errors()) {
          collected.problems.push(`${module.relativeModuleId}: ${error.message}`);
        }
      }
      for (const error of unhandled) collected.problems.push(`outside of any test: ${error.message}`);
    },
  };
  return { reporter, collected };
};
