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

/** What happened in one version, one line for each requirement: by what happened, then by id. */
const versionLines = (name: string, at: number, histories: readonly History[]): string[] => {
  const news = histories.flatMap(({ id, moments, states }) =>
    moments
      .filter((moment) => moment.at === at)
      .map(({ turn, partly }) => ({ turn, partly, id, pins: states[at]?.pins })),
  );
  if (news.length === 0) return [];
  // Sorted before it is coloured: the order must not depend on whether the terminal has colours.
  news.sort((one, other) => (sortKey(one) < sortKey(other) ? -1 : 1));
  return [
    pc.bold(name),
    ...news.map(
      ({ turn, partly, id, pins }) =>
        `  ${colours[turn](turn.padEnd(6))} ${id}${partly ? ' (in part)' : ''}${pinsText(pins)}`,
    ),
  ];
};

const sortKey = ({ turn, id }: { readonly turn: Turn; readonly id: string }): string => `${turn} ${id}`;

const pinsText = (pins: readonly string[] | undefined): string =>
  pins?.length ? pc.dim(`  ${quoted(pins)}`) : '';

export const matrixText = (matrix: Matrix): string => {
  const names = shortNames(matrix.headers);
  return [
    pc.bold(matrixSentence(matrix)),
    ...names.flatMap((name, at) => versionLines(name, at, matrix.histories)),
  ].join('\n');
};
