// pnpm coverage:manifest: holds the specification, requirements, tests and, with --run, runs against each other.

import { main } from './command.ts';
import { runManifest } from './run-manifest.ts';

await main(() => runManifest(process.argv.slice(2)));
