// pnpm requirements:index: writes requirements/index.ts. With --check it only says whether that file is current.

import { readFileSync, writeFileSync } from 'node:fs';
import { listAreas, renderIndex } from '../coverage-gate/requirements-index.ts';
import { command, exit, main } from './command.ts';

const target = 'requirements/index.ts';

const program = command('pnpm requirements:index', `Writes ${target} from the area files.`).option(
  '--check',
  'write nothing; exit 1 when the file is not what would be written',
);

const present = (): string | undefined => {
  try {
    return readFileSync(target, 'utf8');
  } catch {
    return undefined;
  }
};

await main(async () => {
  const { check } = program.parse().opts<{ check?: true }>();
  const wanted = renderIndex(listAreas(process.cwd()));
  if (present() === wanted) return exit.asExpected;
  if (check) {
    console.error(`${target} does not match the area files.\n  Run pnpm requirements:index and commit it.`);
    return exit.notAsExpected;
  }
  writeFileSync(target, wanted);
  return exit.asExpected;
});
