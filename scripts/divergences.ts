// pnpm divergences: every divergence that is on record, with its level, its versions, its link and its pin.

import { writeFileSync } from 'node:fs';
import { requirements } from '../requirements/index.ts';
import { divergencesMarkdown } from '../src/report/divergences/markdown.ts';
import { divergingIn } from '../src/report/divergences/model.ts';
import { divergencesText } from '../src/report/divergences/terminal.ts';
import { outputFile } from '../src/results/output-file.ts';
import { locate } from '../src/sdk/locate.ts';
import { within } from '../src/sdk/offered-by.ts';
import { command, exit, main } from './command.ts';

const program = command('pnpm divergences', 'Lists what SDKs do instead of what is required, as recorded.')
  .option('--sdk <subject>', 'only what is on record for this subject: v1, v2, name@version, path:DIR')
  .option('--markdown <file>', 'also write the list as Markdown');

await main(async () => {
  const { sdk, markdown } = program.parse().opts<{ sdk?: string; markdown?: string }>();
  if (markdown !== undefined) outputFile('--markdown', markdown);
  const subject = sdk === undefined ? undefined : await locate(sdk);
  const all = divergingIn(
    requirements,
    (record) => !subject || (record.sdk === subject.line && within(subject.version, record.versions ?? '*')),
  );
  const title = subject ? `${subject.name} ${subject.version}` : 'All that is on record';
  if (markdown !== undefined) writeFileSync(markdown, divergencesMarkdown(title, all));
  console.log(divergencesText(title, all).join('\n'));
  return exit.asExpected;
});
