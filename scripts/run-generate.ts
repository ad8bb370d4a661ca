// What generate.ts does: stub entries for unclaimed statements, skeletons of missing tests, and the joined manifest.

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Command } from 'commander';
import { areasOf, type Project, readProject } from '../coverage-gate/project.ts';
import { areaExport, areaFolders, indexFile, renderIndex } from '../coverage-gate/requirements-index.ts';
import { schemaPage } from '../requirements/spec/facts.ts';
import type { Change } from '../src/generate/change.ts';
import { generateEntries } from '../src/generate/generate-entries.ts';
import { allKnown, GenerateError } from '../src/generate/generate-error.ts';
import { generateManifest, generateManifestSchema } from '../src/generate/generate-manifest.ts';
import { generateTests } from '../src/generate/generate-tests.ts';
import { outputFile } from '../src/results/output-file.ts';
import { command, exit, repeatable } from './command.ts';
import { areaTextsOf, joinedOf, missingTests, sound, statementsOf, suiteTextsOf } from './generator-input.ts';

const addEntries = (program: Command): Command =>
  program
    .command('entries')
    .description('stub entries for statements that no requirement claims; the schema page only by name')
    .option('--page <page>', 'those of one page, such as server/tools; repeatable', repeatable)
    .option('--revision <revision>', 'those that stand in one revision; repeatable', repeatable)
    .option('--dry-run', 'write nothing, print what would be written')
    .action(({ dryRun, ...filters }: { page?: string[]; revision?: string[]; dryRun?: true }) =>
      writeAll(entriesOf(sound(readProject(process.cwd())), filters), 'entries', dryRun),
    );

const addTests = (program: Command): Command =>
  program
    .command('tests')
    .description('a skeleton for every test that a requirement lacks; it fails until somebody writes it')
    .argument('[ids...]', 'requirements; none: all that are not deferred')
    .option('--dry-run', 'write nothing, print what would be written')
    .action((ids: string[], { dryRun }: { dryRun?: true }) => {
      const project = sound(readProject(process.cwd()));
      writeAll(generateTests(missingTests(project, ids), suiteTextsOf(project)), 'tests', dryRun);
    });

const addManifest = (program: Command): Command =>
  program
    .command('manifest')
    .description('requirements, their statements and tests, and what nobody claims, as one JSON object')
    .option('--out <file>', 'write it to a file instead of the terminal')
    .option('--schema', 'the JSON Schema of that object instead')
    .action(({ out, schema }: { out?: string; schema?: true }) => {
      const target = out === undefined ? undefined : outputFile('--out', out);
      const text = schema
        ? generateManifestSchema()
        : generateManifest(joinedOf(sound(readProject(process.cwd()))));
      if (target === undefined) process.stdout.write(text);
      else writeFileSync(target, text);
    });

/** The changes of area files, and of the index where there are new ones. */
const entriesOf = (
  project: Project,
  { page = [], revision = [] }: { page?: readonly string[]; revision?: readonly string[] },
): readonly Change[] => {
  const { facts } = project;
  if (facts.length === 0) {
    throw new GenerateError(
      'NO_FACTS',
      'requirements/spec/ holds no facts, so nobody knows which statements there are.\n  Run pnpm spec:facts --spec DIR first.',
    );
  }
  const known = facts.map((one) => one.revision);
  allKnown('revision', revision, known);
  const within = revision.length > 0 ? revision : known;
  const pages = facts.filter((one) => within.includes(one.revision)).flatMap((one) => Object.keys(one.pages));
  allKnown('page', page, [...new Set(pages)]);
  const changes = generateEntries({
    open: statementsOf(project).filter((one) => one.claimedBy.length === 0 && !one.setAside),
    wanted: (one) =>
      within.includes(one.revision) && (page.length > 0 ? page.includes(one.page) : one.page !== schemaPage),
    facts,
    areas: areaTextsOf(project),
    exportOf: areaExport,
  });
  return [...changes, ...indexOf(project, changes)];
};

const indexOf = (project: Project, changes: readonly Change[]): Change[] => {
  const present = areasOf(project);
  const fresh = changes
    .map(({ path }) => path.slice('requirements/'.length, -'.ts'.length))
    .filter((area) => !present.includes(area));
  if (fresh.length === 0) return [];
  const areas = [...present, ...fresh];
  const text = renderIndex(
    areaFolders.flatMap((folder) => areas.filter((area) => area.startsWith(`${folder}/`)).sort()),
  );
  return [{ path: indexFile, text, added: text, names: fresh }];
};

const writeAll = (changes: readonly Change[], what: string, dryRun: true | undefined): void => {
  if (changes.length === 0) console.log(`no ${what} are missing: nothing to write`);
  for (const { path, text, added, names } of changes) {
    console.log(`${dryRun ? 'would write' : 'wrote'} ${path}  (${names.length} new)`);
    if (dryRun) console.log(`\n${added}`);
    else {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    }
  }
};

/**
 * Writes into the project in the working directory.
 *
 * @param args as typed behind the name of the command
 * @returns the exit code
 */
export const runGenerate = async (args: readonly string[]): Promise<number> => {
  const program = command(
    'pnpm generate',
    'Writes what can be written from what is known, and nothing twice.',
  );
  for (const add of [addEntries, addTests, addManifest]) add(program);
  await program.parseAsync(args, { from: 'user' });
  return exit.asExpected;
};
