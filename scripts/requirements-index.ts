// `pnpm requirements:index`: writes requirements/index.ts. With --check it only says whether that file is current.

import { readFileSync, writeFileSync } from 'node:fs';
import { Command } from 'commander';
import { listAreas, renderIndex } from '../coverage-gate/requirements-index.ts';

const target = 'requirements/index.ts';

const options = new Command('requirements:index')
  .description(`write ${target} from the area files`)
  .option('--check', 'write nothing; exit 1 when the file is not what would be written')
  .exitOverride((error) => process.exit(error.exitCode === 0 ? 0 : 2))
  .parse()
  .opts<{ check?: true }>();

const wanted = renderIndex(listAreas(process.cwd()));

const present = (): string | undefined => {
  try {
    return readFileSync(target, 'utf8');
  } catch {
    return undefined;
  }
};

if (present() !== wanted) {
  if (options.check) {
    console.error(`${target} does not match the area files.\n  Run pnpm requirements:index and commit it.`);
    process.exitCode = 1;
  } else {
    writeFileSync(target, wanted);
  }
}
