// pnpm test: everything that must hold before a change lands: lint, types, generated files, the machine's own tests,
// the gate, and the suite on the default subjects. Ends with one line, the sum of it all.

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { startVitest, type TestCase } from 'vitest/node';
import { noCheckout, specFolder } from '../src/audit/spec-folder.ts';
import { runSubjects } from '../src/results/run-subjects.ts';
import { closingLine, sumOf, type Tally } from '../src/results/totals.ts';
import { exit, main } from './command.ts';
import { failuresOf, printRuns } from './print-runs.ts';
import { withSpinner } from './spinner.ts';

const root = fileURLToPath(new URL('../', import.meta.url));

/** The revision of which every statement is claimed or set aside. */
const strictRevision = '2025-11-25';

/** What failed, said once more at the end: of a long log people often see the end alone. */
const failures: string[] = [];

/** One check that passes or fails as a whole, by the exit code of a program. */
const check = (name: string, program: readonly string[]): Tally => {
  const { status, stdout, stderr } = spawnSync(process.execPath, program, { cwd: root, encoding: 'utf8' });
  const passed = status === 0;
  const said = passed ? `${name}: as expected` : `${name}: failed\n${stdout}${stderr}`;
  console.log(said);
  if (!passed) failures.push(said);
  return { passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 };
};

/** A command of this project, run from its source. */
const script = (name: string, ...args: readonly string[]) => [
  '--import',
  'tsx',
  `scripts/${name}.ts`,
  ...args,
];

/** The committed statements and shapes against a checkout of the specification, where there is one. */
const facts = (): Tally => {
  const spec = specFolder();
  if (existsSync(spec)) return check('spec:facts', script('spec-facts', '--check', '--spec', spec));
  console.log(`spec:facts: skipped, ${noCheckout(spec)}`);
  return { passed: 0, failed: 0, skipped: 1 };
};

const nameOf = (test: TestCase): string => `${test.module.relativeModuleId} > ${test.fullName}`;

/** Why a test was skipped, as it said itself. */
const noteOf = (test: TestCase): string => {
  const result = test.result();
  return (result.state === 'skipped' && result.note) || 'no reason given';
};

/** The tests of the machine itself. */
const machineTests = async (): Promise<Tally> => {
  const reporter = process.stdout.isTTY ? 'dot' : 'minimal';
  const vitest = await startVitest('test', [], { root, watch: false, reporters: [reporter] });
  const modules = vitest.state.getTestModules();
  const unhandled = vitest.state.getUnhandledErrors();
  await vitest.close();
  const tests = modules.flatMap((module) => [...module.children.allTests()]);
  const inState = (state: string) => tests.filter((test) => test.result().state === state);
  const said = (where: string, error: unknown) => `${where}\n${(error as Error).stack}`;
  const wrong = [
    ...inState('failed').map((test) => said(nameOf(test), test.result().errors?.[0])),
    ...modules.flatMap((module) => module.errors().map((error) => said(module.relativeModuleId, error))),
    ...unhandled.map((error) => said('outside of any test', error)),
  ];
  failures.push(...wrong);
  const skipped = inState('skipped');
  for (const test of skipped) console.log(`skipped ${nameOf(test)}: ${noteOf(test)}`);
  return { passed: inState('passed').length, failed: wrong.length, skipped: skipped.length };
};

/** What ends, ids and discovery are about, over real sockets and children: pnpm test:carriers compares all cells. */
const carriers = (subject: string): Tally =>
  check(
    `test:carriers ${subject}`,
    script(
      'test-carriers',
      ...['--sdk', subject, '--out', `.out/carriers-${subject}.jsonl`],
      ...['errors:id', 'errors:connection-closed', 'lifecycle:discover', 'ping'].flatMap((id) => ['-t', id]),
    ),
  );

/** The suite on the default subjects. */
const suite = async (): Promise<Tally> => {
  const runs = await withSpinner((say) => runSubjects({ texts: ['v1', 'v2'], filters: {} }, say));
  const tally = printRuns(runs);
  failures.push(...runs.flatMap(failuresOf));
  return tally;
};

await main(async () => {
  const before = sumOf([
    check('lint', ['node_modules/@biomejs/biome/bin/biome', 'ci']),
    check('types', ['node_modules/typescript/bin/tsc', '--noEmit']),
    check('requirements:index', script('requirements-index', '--check')),
    check('coverage:manifest', script('coverage-manifest', '--strict', strictRevision)),
    facts(),
    await machineTests(),
    carriers('v1'),
    carriers('v2'),
  ]);
  const judged = await suite();
  const runs = ['v1', 'v2'].flatMap((subject) => ['--run', `.out/${subject}.jsonl`]);
  const covered = check(
    'coverage:manifest of what ran',
    script('coverage-manifest', '--strict', strictRevision, ...runs),
  );
  const tally = sumOf([before, judged, covered]);
  console.log([...failures, closingLine(tally)].join('\n'));
  return tally.failed > 0 ? exit.notAsExpected : exit.asExpected;
});
