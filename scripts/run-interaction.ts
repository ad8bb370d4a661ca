// What test-interaction.ts does once its arguments are parsed: run, report, write.

import { writeFile } from 'node:fs/promises';
import type { OptionValues } from 'commander';
import { requirements } from '../requirements/index.ts';
import { drawingOf } from '../src/case/drawing.ts';
import { checkedFilters } from '../src/case/filters.ts';
import { annotationLines, changeAnnotations, failureAnnotations } from '../src/report/annotations.ts';
import { junitOf } from '../src/report/junit.ts';
import { triageText } from '../src/report/triage/terminal.ts';
import { outputFiles } from '../src/results/output-file.ts';
import { runSubjects } from '../src/results/run-subjects.ts';
import { closingLine } from '../src/results/totals.ts';
import { readBaseline, sinceBaseline, verdictSince } from './baseline.ts';
import { exit } from './command.ts';
import { printRuns } from './print-runs.ts';
import { withSpinner } from './spinner.ts';

/** Runs the subjects asked for and gives the exit code. */
export const runInteraction = async ({
  sdk,
  id,
  tier,
  transport,
  revision,
  out,
  junit,
  baseline,
  annotations,
  seed,
  shard,
  propertySeed,
  propertyRuns,
  propertyPath,
}: OptionValues): Promise<number> => {
  const typed = { ids: id, tiers: tier, transports: transport, revisions: revision };
  const filters = checkedFilters(typed, Object.keys(requirements));
  const isOneFile = out !== undefined && sdk?.length === 1;
  const written = { ...(junit !== undefined && { '--junit': junit }), ...(isOneFile && { '--out': out }) };
  outputFiles(written, baseline === undefined ? [] : [baseline]);
  const drawing = drawingOf({ seed: propertySeed, runs: propertyRuns, path: propertyPath });
  const request = { texts: sdk ?? ['v1', 'v2'], filters, seed, shard, drawing, out };
  const before = baseline === undefined ? undefined : readBaseline(baseline, request);
  const runs = await withSpinner((say) => runSubjects(request, say));
  const tally = printRuns(runs);
  if (junit !== undefined) await writeFile(junit, junitOf(runs));
  const [first] = runs;
  const since = before && first && sinceBaseline(before, first);
  if (since) console.log(triageText(since));
  if (annotations) {
    const all = since ? changeAnnotations(since) : runs.flatMap(({ run }) => failureAnnotations(run));
    for (const line of annotationLines(all)) console.log(line);
  }
  console.log(closingLine(tally));
  if (since) return verdictSince(since.triage, first.problems);
  return tally.failed > 0 ? exit.notAsExpected : exit.asExpected;
};
