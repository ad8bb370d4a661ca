// `pnpm spec:shapes [--spec DIR] [--check]`: writes requirements/spec/<revision>.shapes.json from a checkout of the
// specification, or checks that they are as it says.

import { Command } from 'commander';
import { ShapesError, shapesFile, staleShapes, writeShapes } from '../src/audit/shapes.ts';

const command = new Command('spec-shapes')
  .description('Generates the shapes of all messages from a checkout of the specification.')
  .option('--spec <dir>', 'the checkout', process.env.MCP_SPEC_DIR ?? '../shared/spec')
  .option('--check', 'write nothing; fail when the committed shapes differ')
  .exitOverride((error) => process.exit(error.exitCode === 0 ? 0 : 2))
  .parse();

const { spec, check } = command.opts<{ spec: string; check?: true }>();

try {
  if (check) {
    const stale = staleShapes(spec);
    for (const revision of stale) {
      console.error(`${shapesFile(revision)} differs from the schema in ${spec}.\n  Run pnpm spec:shapes.`);
    }
    process.exitCode = stale.length === 0 ? 0 : 1;
  } else {
    writeShapes(spec);
  }
} catch (error) {
  if (!(error instanceof ShapesError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
