// Runs in a process of tests: plants one fault after the other, each in a copy of its own, and runs the cells that are
// to notice it until one does.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject, test } from 'vitest';
import { type KeptCell, keepCells } from '../case/kept-cells.ts';
import { cellKey } from '../results/model.ts';
import { bind } from '../sdk/bind.ts';
import type { Binding } from '../sdk/binding.ts';
import { beatFile, type FaultToTry, type Tried } from './order.ts';
import { withFault } from './subject-copy.ts';
import { isGreen, sawOf } from './verdict.ts';

const { subject, directory, files, folder, faults = [] } = inject('order');

const kept = new Map<string, KeptCell>();
for (const cell of await keepCells(files)) kept.set(cellKey(cell.spec), cell);
const { binding: unchanged } = await import('../case/subject-under-test.ts');

/** Says what is being done: a fault, and a cell. */
const beat = (id: string, doing: string) => writeFileSync(join(folder, beatFile), `${id}\n${doing}`);

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Loads the faulty copy, or says why it cannot be loaded. */
const loaded = async (faulty: typeof subject): Promise<Binding | string> => {
  try {
    return await bind(faulty);
  } catch (error) {
    return messageOf(error);
  }
};

/** What a cell sees where it is not green. A subject that makes the machine stumble is noticed as well. */
const redOn = async ({ run }: KeptCell, binding: Binding): Promise<string | undefined> => {
  try {
    const cell = await run(binding);
    return isGreen(cell) ? undefined : sawOf(cell);
  } catch (error) {
    return `error: ${messageOf(error)}`;
  }
};

/** The same on the unchanged subject; what the faulty one left behind may still disturb the first time. */
const redWithoutFault = async (cell: KeptCell): Promise<string | undefined> =>
  (await redOn(cell, unchanged)) && redOn(cell, unchanged);

const tried = async ({ fault: { id }, cells }: FaultToTry, faulty: typeof subject): Promise<Tried> => {
  const binding = await loaded(faulty);
  if (typeof binding === 'string') {
    return { kind: 'tried', id, ran: 0, caught: { by: 'loading the subject', saw: binding } };
  }
  for (const [index, key] of cells.entries()) {
    const cell = kept.get(key);
    if (!cell) throw new Error(`no suite file registers ${key} any more`);
    beat(id, key);
    const saw = await redOn(cell, binding);
    if (saw === undefined) continue;
    const ran = index + 1;
    const spoiled = await redWithoutFault(cell);
    if (spoiled !== undefined) return { kind: 'tried', id, ran, spoiled: `${key}: ${spoiled}` };
    return { kind: 'tried', id, ran, caught: { by: key, saw } };
  }
  return { kind: 'tried', id, ran: cells.length };
};

for (const [index, one] of faults.entries()) {
  test(one.fault.id, async ({ task }) => {
    beat(one.fault.id, 'loading the subject');
    const copy = join(folder, `${index}`);
    task.meta.report = await withFault({ subject, directory }, one.fault, copy, (faulty) =>
      tried(one, faulty),
    );
  });
}
