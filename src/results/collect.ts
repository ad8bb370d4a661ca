// Gathers cells as vitest tells of them, and everything that kept a cell from ending.

import { once } from 'node:events';
import type { Abilities } from '../case/matrix.ts';
import type { Cell } from './model.ts';
import { takeTestsProcess } from './tests-process.ts';

type Registered = Pick<Cell, 'ids' | 'title' | 'tier' | 'transport' | 'revision'>;

/** What the process that runs vitest tells, in order. */
type Told =
  | { kind: 'registered'; file: string; name: string; cell?: Registered; abilities?: Abilities }
  | { kind: 'ended'; cell?: Registered; ended?: string; milliseconds: number; state: string; error?: string }
  | { kind: 'problem'; where: string; message: string }
  | { kind: 'done' };

export interface Collected {
  /** What the subject can do; undefined where no cell was registered. */
  abilities?: Abilities;
  readonly registered: Registered[];
  readonly ended: { readonly cell: Cell; readonly milliseconds: number }[];
  /** Registered cells whose test ended without saying what it came to, and why. */
  readonly unended: { readonly cell: Registered; readonly why: string }[];
  /** Files that did not load and errors outside of any cell. */
  readonly problems: string[];
}

const keep = (collected: Collected, told: Told): void => {
  if (told.kind === 'registered') {
    if (told.abilities) collected.abilities = told.abilities;
    if (told.cell) collected.registered.push(told.cell);
    else collected.problems.push(`${told.file}: "${told.name}" is not a verifies(...) call`);
  } else if (told.kind === 'problem') collected.problems.push(`${told.where}: ${told.message}`);
  else if (told.kind === 'ended' && told.cell) {
    const { cell, ended, milliseconds, state, error } = told;
    if (ended !== undefined) collected.ended.push({ cell: JSON.parse(ended), milliseconds });
    else collected.unended.push({ cell, why: error ?? `its test is ${state}` });
  }
};

/**
 * Runs vitest with these options, which may hold anything that can be cloned, in a process of its own.
 *
 * @param progress is called with the cells ended and the cells registered so far
 */
export const collect = async (
  options: object,
  progress: (ended: number, registered: number) => void,
): Promise<Collected> => {
  const collected: Collected = { registered: [], ended: [], unended: [], problems: [] };
  const child = takeTestsProcess();
  let stderr = '';
  child.stderr?.on('data', (chunk) => {
    stderr += chunk;
  });
  let done = false;
  child.on('message', (told: Told) => {
    keep(collected, told);
    done ||= told.kind === 'done';
    progress(collected.ended.length, collected.registered.length);
  });
  child.send(options);
  const [code, signal] = await once(child, 'close');
  if (!done)
    collected.problems.push(`the process of the tests ended early (${signal ?? code}): ${stderr.trim()}`);
  return collected;
};
