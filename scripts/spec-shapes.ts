// pnpm spec:shapes: writes requirements/spec/<revision>.shapes.json from a checkout of the specification. With
// --check it only says whether those files are as the checkout says.

import { relative } from 'node:path';
import { shapesFile, staleShapes, writeShapes } from '../src/audit/shapes.ts';
import { specFolder } from '../src/audit/spec-folder.ts';
import { command, exit, main } from './command.ts';

const program = command('pnpm spec:shapes', 'Generates the shapes of all messages.')
  .option('--spec <dir>', 'a checkout of the specification', specFolder())
  .option('--check', 'write nothing; exit 1 when a file is not what would be written');

await main(async () => {
  const { spec, check } = program.parse().opts<{ spec: string; check?: true }>();
  if (!check) {
    writeShapes(spec);
    return exit.asExpected;
  }
  const stale = staleShapes(spec);
  for (const revision of stale) {
    const file = relative('.', shapesFile(revision));
    console.error(`${file} differs from the schema in ${spec}.\n  Run pnpm spec:shapes and commit it.`);
  }
  return stale.length === 0 ? exit.asExpected : exit.notAsExpected;
});
