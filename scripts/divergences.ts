// pnpm divergences: every divergence that is on record, with its level, its versions, its link and its pin.

import { requirements } from '../requirements/index.ts';
import type { Divergence } from '../requirements/model.ts';
import { checkedFilters } from '../src/case/filters.ts';
import { isMeant } from '../src/case/matrix.ts';
import { divergencesMarkdown } from '../src/report/divergences/markdown.ts';
import { divergingIn } from '../src/report/divergences/model.ts';
import { divergencesText } from '../src/report/divergences/terminal.ts';
import { outputFile, writeOutput } from '../src/results/output-file.ts';
import { locate } from '../src/sdk/locate.ts';
import { within } from '../src/sdk/offered-by.ts';
import { withSince } from './bisect.ts';
import { command, exit, main, repeatable } from './command.ts';
import { withSpinner } from './spinner.ts';

const program = command('pnpm divergences', 'Lists what SDKs do instead of what is required, as recorded.')
  .option('--sdk <subject>', 'only what is on record for this subject: v1, v2, name@version, path:DIR')
  .option('-t, --id <id>', 'only those of this requirement and of all below it; repeatable', repeatable)
  .option('--bisect', 'also find out since which published version each holds; runs what it needs')
  .option('--markdown <file>', 'also write the list as Markdown');

interface Options {
  readonly sdk?: string;
  readonly id?: string[];
  readonly bisect?: true;
  readonly markdown?: string;
}

await main(async () => {
  const { sdk, id: prefixes, bisect, markdown } = program.parse().opts<Options>();
  const { ids } = checkedFilters({ ids: prefixes }, Object.keys(requirements));
  if (markdown !== undefined) outputFile('--markdown', markdown);
  const subject = sdk === undefined ? undefined : await locate(sdk);
  const isOf = ({ sdk: line, versions = '*' }: Divergence) =>
    !subject || (line === subject.line && within(subject.version, versions));
  const recorded = divergingIn(requirements, (record, id) => isOf(record) && isMeant(id, ids));
  const newest = subject && { [subject.line]: subject.version };
  const all = bisect ? await withSpinner((say) => withSince(recorded, newest ?? {}, say)) : recorded;
  const title = subject ? `${subject.name} ${subject.version}` : 'All that is on record';
  console.log(divergencesText(title, all).join('\n'));
  if (markdown !== undefined) writeOutput('--markdown', markdown, divergencesMarkdown(title, all));
  return exit.asExpected;
});
