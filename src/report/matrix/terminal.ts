// A matrix in the terminal: one sentence, then what changed from version to version.

import pc from 'picocolors';
import type { History, Turn } from '../../triage/history.ts';
import { quoted } from '../../triage/records.ts';
import type { Matrix } from './model.ts';
import { matrixSentence, shortNames } from './words.ts';

const colours: Readonly<Record<Turn, (text: string) => string>> = {
  broken: pc.red,
  fixed: pc.green,
  moved: pc.yellow,
  lost: pc.red,
  gained: pc.green,
};

/** What happened in one version, one line for each requirement. */
const versionLines = (name: string, at: number, histories: readonly History[]): string[] => {
  const lines = histories.flatMap(({ id, moments, states }) =>
    moments
      .filter((moment) => moment.at === at)
      .map(({ turn }) => `  ${colours[turn](turn.padEnd(6))} ${id}${pinsText(states[at]?.pins)}`),
  );
  return lines.length === 0 ? [] : [pc.bold(name), ...lines.sort()];
};

const pinsText = (pins: readonly string[] | undefined): string =>
  pins?.length ? pc.dim(`  ${quoted(pins)}`) : '';

export const matrixText = (matrix: Matrix): string => {
  const names = shortNames(matrix.headers);
  return [
    pc.bold(matrixSentence(matrix)),
    ...names.flatMap((name, at) => versionLines(name, at, matrix.histories)),
  ].join('\n');
};
