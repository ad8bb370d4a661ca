// pnpm triage A B: what changed between two runs, or between two subjects that are run first where needed.

import { availableParallelism } from 'node:os';
import { requirements } from '../requirements/index.ts';
import { annotationLines, changeAnnotations } from '../src/report/annotations.ts';
import { triageJson } from '../src/report/triage/json.ts';
import { triageJunit } from '../src/report/triage/junit.ts';
import { triageMarkdown } from '../src/report/triage/markdown.ts';
import { type TriageReport, triageReport } from '../src/report/triage/model.ts';
import { triagePage } from '../src/report/triage/page.ts';
import { triageText } from '../src/report/triage/terminal.ts';
import type { Header, Run } from '../src/results/model.ts';
import { outputFiles, writeOutput } from '../src/results/output-file.ts';
import { RunFileError } from '../src/results/run-file-error.ts';
import { findRun, isRunFile } from '../src/results/run-or-file.ts';
import { refuseIncomparable } from '../src/triage/comparable.ts';
import { exitCodeOf, triage } from '../src/triage/triage.ts';
import { command, main } from './command.ts';
import { withSpinner } from './spinner.ts';
import { refuseAnotherSuite } from './this-suite.ts';

const program = command('pnpm triage', 'Says what changed between two subjects, or two runs.')
  .argument('<before>', 'a subject such as v1 or @modelcontextprotocol/sdk@1.24.3, or a run file')
  .argument('<after>', 'the same')
  .option('--html <file>', 'also write all of it as one page, with the messages of both sides')
  .option('--markdown <file>', 'also write it as Markdown that fits a comment on a pull request')
  .option('--json <file>', 'also write it as JSON (schema: src/report/triage/triage.schema.json)')
  .option('--junit <file>', 'also write it as JUnit XML, in which what regressed fails and nothing else')
  .option('--annotations', 'also print what regressed as annotations of GitHub Actions');

const renderings: Readonly<Record<string, (report: TriageReport) => string>> = {
  html: triagePage,
  markdown: triageMarkdown,
  junit: triageJunit,
  json: (report) => `${JSON.stringify(triageJson(report), undefined, 2)}\n`,
};

/** Told before anything runs: no run that is made for the comparison could be compared with it. */
const refuseForeign = (file: string, { header }: Run): void => {
  refuseIncomparable([header]);
  if (Object.keys(header.filters).length > 0) {
    throw new RunFileError(
      'runs-of-different-filters',
      `${file}: it was made with the filters ${JSON.stringify(header.filters)}, and a subject is run without any.\n` +
        '  Name a run file for the other side that was made with the same ones.',
    );
  }
  refuseAnotherSuite(file, header, 'Make it again: pnpm test:interaction --sdk SUBJECT --out FILE');
};

/** Workers of each of two runs at once: with few cores one, which loads everything once and is busy to the end. */
const workersOfEach = (): number => (availableParallelism() < 4 ? 1 : 2);

const bothRuns = async (before: string, after: string, say: (line: string) => void): Promise<[Run, Run]> => {
  const first = await findRun(before, say);
  const second = before === after ? first : await findRun(after, say);
  if (isRunFile(before) && !isRunFile(after)) refuseForeign(before, await first.run());
  if (isRunFile(after) && !isRunFile(before)) refuseForeign(after, await second.run());
  if (before === after) {
    const run = await first.run();
    return [run, run];
  }
  const workers = first.isNew && second.isNew ? workersOfEach() : undefined;
  return Promise.all([first.run(workers), second.run(workers)]);
};

/** The subject of a run file as `--sdk` takes it: of a folder the way to it is not in a run file. */
const subjectOf = ({ subject: { name, content } }: Header): string =>
  content === undefined ? name : 'path:DIR';

await main(async () => {
  const [before = '', after = ''] = program.parse().args;
  const { annotations, ...outputs } = program.opts();
  const files = Object.entries(outputs as Record<string, string>);
  outputFiles(Object.fromEntries(files.map(([option, file]) => [`--${option}`, file])), [before, after]);
  const runs = await withSpinner((say) => bothRuns(before, after, say));
  const result = triage(...runs);
  const report = triageReport(result, requirements, [
    isRunFile(before) ? subjectOf(result.before) : before,
    isRunFile(after) ? subjectOf(result.after) : after,
  ]);
  console.log(triageText(report));
  if (annotations) for (const line of annotationLines(changeAnnotations(report))) console.log(line);
  for (const [option, file] of files) writeOutput(`--${option}`, file, renderings[option]?.(report) ?? '');
  return exitCodeOf(result);
});
