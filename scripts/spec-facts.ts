// pnpm spec:facts: writes what is committed of the specification, from a checkout of it: for each revision its
// statements (requirements/spec/<revision>.json) and its shapes (<revision>.shapes.json). With --check it only says
// whether those files are as the checkout says.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { revisions } from '../requirements/revisions.ts';
import { readRevision } from '../src/audit/read-revision.ts';
import { shapesFile, shapesText } from '../src/audit/shapes.ts';
import { factsFile, factsOf, factsText } from '../src/audit/spec-facts.ts';
import { isCheckout, noCheckout, specFolder } from '../src/audit/spec-folder.ts';
import { command, exit, main } from './command.ts';

interface Written {
  readonly file: string;
  readonly text: string;
}

const program = command('pnpm spec:facts', 'Generates the statements and the shapes of every revision.')
  .option('--spec <dir>', 'a checkout of the specification', specFolder())
  .option('--check', 'write nothing; exit 1 when a file is not what would be written');

const filesFrom = (spec: string): Written[] =>
  revisions.flatMap((revision) => [
    { file: factsFile(revision), text: factsText(factsOf(readRevision(spec, revision))) },
    { file: shapesFile(revision), text: shapesText(spec, revision) },
  ]);

const isStale = ({ file, text }: Written): boolean =>
  !existsSync(file) || readFileSync(file, 'utf8') !== text;

await main(async () => {
  const { spec, check } = program.parse().opts<{ spec: string; check?: true }>();
  if (!isCheckout(spec)) {
    console.error(noCheckout(spec));
    return exit.couldNotTell;
  }
  const stale = filesFrom(spec).filter(isStale);
  for (const { file, text } of stale) {
    if (check) {
      const name = relative('.', file);
      console.error(
        `${name} differs from what ${spec} says.\n  Run pnpm spec:facts --spec ${spec} and commit it.`,
      );
    } else writeFileSync(file, text);
  }
  if (check && stale.length > 0) return exit.notAsExpected;
  const wrote = stale.map(({ file }) => relative('.', file));
  console.log(wrote.length > 0 ? `Wrote ${wrote.join(', ')}.` : 'Statements and shapes are up to date.');
  return exit.asExpected;
});
