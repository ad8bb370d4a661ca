// pnpm generate: stub entries for unclaimed statements, skeletons of missing tests, and the joined manifest.

import { main } from './command.ts';
import { runGenerate } from './run-generate.ts';

await main(() => runGenerate(process.argv.slice(2)));
