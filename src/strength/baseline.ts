// What every cell comes to on the unchanged subject and what it reaches there: measured once for each content of the
// subject and each version of the suite, then kept in the cache.

import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { replaceFile } from '../results/replace-file.ts';
import { cacheDirectory } from '../sdk/project.ts';
import type { BaselineCell } from './order.ts';
import type { Places } from './places.ts';
import { StrengthError } from './strength-error.ts';
import type { SubjectCopy } from './subject-copy.ts';
import { runOrder } from './tests-with-order.ts';
import { withWorkFolder } from './work-folder.ts';

export interface Baseline {
  /** The places that are executed as the subject is loaded, packed. */
  readonly loading: string;
  readonly cells: readonly BaselineCell[];
}

export interface BaselineRequest {
  readonly copy: SubjectCopy;
  readonly files: readonly string[];
  readonly suite: string;
  readonly places: Places;
  readonly progress: (line: string) => void;
}

/** What names everything that belongs to a content of the subject, a version of the suite and a choice of its files. */
export const cacheKey = ({
  copy,
  files,
  suite,
}: Pick<BaselineRequest, 'copy' | 'files' | 'suite'>): string => {
  const chosen = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 8);
  return `${copy.subject.line}-${copy.content.slice(0, 12)}-${suite}-${chosen}`;
};

const measure = ({ copy, files, places, progress }: BaselineRequest): Promise<Baseline> =>
  withWorkFolder(async (folder) => {
    const cells: BaselineCell[] = [];
    let loading: string | undefined;
    const order = { subject: copy.subject, directory: copy.directory, files, folder, places };
    const { why, failed, doing } = await runOrder('baseline-in-worker.ts', order, (report) => {
      if (report.kind === 'loaded') loading = report.reached;
      if (report.kind === 'cell') cells.push(report);
      progress(`the unchanged subject: ${cells.length} cells`);
      return undefined;
    });
    if (loading === undefined) throw new StrengthError('NOT_LOADED', `The suite does not load: ${why}`);
    if (failed !== undefined || why?.startsWith('hangs')) {
      throw new StrengthError('NOT_LOADED', `${doing}: ${failed ?? why}`);
    }
    return { loading, cells };
  });

const mostNamed = 5;

/** Throws a StrengthError where a cell is not green: it would notice every fault. */
export const demandGreen = (cells: readonly BaselineCell[], text: string): void => {
  const red = cells.filter(({ green }) => !green);
  if (red.length === 0) return;
  const named = red.slice(0, mostNamed).map(({ key, saw }) => `  ${key}\n    ${saw}`);
  throw new StrengthError(
    'NOT_GREEN',
    `${text}: ${red.length} of ${cells.length} cells are not as expected without any fault:\n${named.join('\n')}\nMake pnpm test:interaction --sdk ${text} green first, or leave these cells out with --despite-red.`,
  );
};

/** Those of earlier versions of the suite are of no use any more, and large. */
const removeOlder = async (file: string): Promise<void> => {
  const [newest, folder] = [basename(file), dirname(file)];
  const [line, content, , chosen] = newest.split('-');
  for (const name of await readdir(folder)) {
    const older = name !== newest && name.startsWith(`${line}-${content}-`) && name.endsWith(`-${chosen}`);
    if (older) await rm(join(folder, name), { force: true });
  }
};

/** Measures, or takes from the cache. */
export const baselineOf = async (request: BaselineRequest): Promise<Baseline> => {
  const file = join(cacheDirectory, 'strength', `${cacheKey(request)}.json`);
  if (existsSync(file)) return JSON.parse(await readFile(file, 'utf8'));
  const baseline = await measure(request);
  if (baseline.cells.length === 0) {
    throw new StrengthError('NO_CELLS', 'No cell of the suite runs on this subject.');
  }
  replaceFile(file, JSON.stringify(baseline));
  await removeOlder(file);
  return baseline;
};
