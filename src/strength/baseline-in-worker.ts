// Runs in a process of tests: every cell once on the unchanged subject, and what each of them reaches in its code.

import { subscribe } from 'node:diagnostics_channel';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject, test } from 'vitest';
import { keepCells } from '../case/kept-cells.ts';
import { cellKey } from '../results/model.ts';
import { beatFile } from './order.ts';
import { watchReach } from './reach.ts';
import { isGreen, sawOf } from './verdict.ts';

const { directory, files, folder, places = {} } = inject('order');

const reach = watchReach(directory, places);
const cells = await keepCells(files);
// The suites have loaded the subject; whoever loads it earlier would hide from the watch what loading executes.
const { binding } = await import('../case/subject-under-test.ts');
// What a subject loads when it is first asked for is executed in one cell and matters in all that ask.
for (const revision of binding.revisions)
  await binding
    .at(revision)
    .authServer()
    .catch(() => {});
const loaded = reach.take();

let children = 0;
subscribe('child_process', () => {
  children += 1;
});

test('loading', ({ task }) => {
  task.meta.report = { kind: 'loaded', reached: loaded };
});

for (const { spec, run } of cells) {
  const key = cellKey(spec);
  test(key, async ({ task }) => {
    writeFileSync(join(folder, beatFile), `\n${key}`);
    reach.take();
    const before = children;
    const began = performance.now();
    const first = await run(binding);
    const milliseconds = Math.round(performance.now() - began);
    // A machine that is busy may stop a cell for longer than it is patient.
    const cell = isGreen(first) ? first : await run(binding);
    task.meta.report = {
      kind: 'cell',
      key,
      test: [...spec.ids, spec.title, spec.tier].join(' '),
      green: isGreen(cell),
      saw: sawOf(cell),
      milliseconds,
      child: children > before,
      reached: reach.take(),
    };
  });
}
