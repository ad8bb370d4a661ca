// pnpm spec:audit: what a new revision of the specification changes, and what that means for every requirement.

import { requirements } from '../requirements/index.ts';
import { isRevision } from '../requirements/revisions.ts';
import { setAside } from '../requirements/spec/set-aside.ts';
import { audit } from '../src/audit/audit.ts';
import { AuditError, sideOf } from '../src/audit/audit-side.ts';
import { isCheckout, noCheckout, specFolder } from '../src/audit/spec-folder.ts';
import { auditMarkdown } from '../src/report/audit-markdown.ts';
import { auditReport } from '../src/report/audit-terminal.ts';
import { outputFile, writeOutput } from '../src/results/output-file.ts';
import { command, exit, main } from './command.ts';

const program = command('pnpm spec:audit', 'Says what a new revision of the specification changes for us.')
  .requiredOption('--from <revision>', 'the older revision, such as 2025-11-25')
  .requiredOption('--to <revision>', 'the newer one; a checkout may have one that this project does not list')
  .option('--spec <dir>', 'a checkout of the specification, for the texts', specFolder())
  .option('--markdown <file>', 'write all of it as Markdown')
  .option('--json', 'print all of it as one JSON object')
  .option('--write', 'apply moved links to the requirement files, and nothing else');

interface Options {
  readonly from: string;
  readonly to: string;
  readonly spec: string;
  readonly markdown?: string;
  readonly json?: true;
  readonly write?: true;
}

const run = ({ from, to, spec }: Options) => {
  const sides = { from: sideOf(spec, from), to: sideOf(spec, to) };
  if (from >= to) {
    const advice = from === to ? 'Name two revisions.' : 'Exchange them.';
    throw new AuditError('no-such-revision', `--from ${from} is not older than --to ${to}.\n  ${advice}`);
  }
  return audit({
    ...sides,
    listed: isRevision(to),
    requirements,
    setAside,
  });
};

await main(async () => {
  const options = program.parse().opts<Options>();
  const { spec, markdown } = options;
  // Without a checkout there is an audit too, but not for somebody who names one.
  if (program.getOptionValueSource('spec') === 'cli' && !isCheckout(spec)) {
    console.error(noCheckout(spec));
    return exit.couldNotTell;
  }
  if (markdown !== undefined) outputFile('--markdown', markdown);
  const result = run(options);
  console.log(options.json ? JSON.stringify(result, undefined, 2) : auditReport(result));
  if (markdown !== undefined) writeOutput('--markdown', markdown, auditMarkdown(result));
  if (options.write) {
    // It brings a parser along that an audit alone has no use for.
    const { moveLinks } = await import('../src/audit/move-links.ts');
    const written = moveLinks(process.cwd(), result, requirements);
    console.error(written.length === 0 ? 'No link to move.' : `Moved links in ${written.join(', ')}.`);
  }
  return result.decisions > 0 ? exit.notAsExpected : exit.asExpected;
});
