// pnpm matrix A B C…: what became of each behaviour from version to version.

import { requirements } from '../requirements/index.ts';
import { matrixPage } from '../src/report/matrix/page.ts';
import { matrixText } from '../src/report/matrix/terminal.ts';
import type { Run } from '../src/results/model.ts';
import { outputFiles, writeOutput } from '../src/results/output-file.ts';
import { runOrFile } from '../src/results/run-or-file.ts';
import { subjectsIn } from '../src/sdk/version-range.ts';
import { historiesIn, type OutcomesRun } from '../src/triage/history.ts';
import { command, exit, main } from './command.ts';
import { withSpinner } from './spinner.ts';

const program = command('pnpm matrix', 'Says when each behaviour of an SDK was fixed or broken.')
  .argument(
    '<subjects...>',
    'in the order of their versions: subjects, run files, or ranges such as 1.24..1.32',
  )
  .option('--html <file>', 'also write the matrix as one page');

/** A history needs outcomes alone, and forty runs with all their messages would not fit into memory. */
const outcomesOf = ({ header, cells }: Run): OutcomesRun => ({
  header,
  cells: cells.map(({ ids, outcome, pins }) => ({ ids, outcome, pins })),
});

const runsOf = (texts: readonly string[]): Promise<OutcomesRun[]> =>
  withSpinner(async (say) => {
    const subjects = [];
    for (const text of texts) subjects.push(...(await subjectsIn(text)));
    const runs = [];
    for (const subject of subjects) runs.push(outcomesOf(await runOrFile(subject, say)));
    return runs;
  });

await main(async () => {
  const texts = program.parse().args;
  const { html } = program.opts<{ html?: string }>();
  if (html !== undefined) outputFiles({ '--html': html }, texts);
  const runs = await runsOf(texts);
  const headers = runs.map(({ header }) => header);
  const matrix = { headers, histories: historiesIn(runs), requirements };
  console.log(matrixText(matrix));
  if (html !== undefined) writeOutput('--html', html, matrixPage(matrix));
  return exit.asExpected;
});
