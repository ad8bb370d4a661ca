// How a matrix puts things: short names of versions, a history in one line, the whole in one sentence.

import type { Header } from '../../results/model.ts';
import { type History, type Turn, turns } from '../../triage/history.ts';
import { grouped } from '../triage/sentence.ts';
import type { Matrix } from './model.ts';

/** The version alone where it tells a run from all others. */
export const shortNames = (headers: readonly Header[]): string[] =>
  headers.map(({ subject: { name, version } }) => {
    const alike = headers.filter(({ subject }) => subject.version === version);
    return alike.length === 1 ? version : name;
  });

/** `broken in 1.20.0, fixed in 1.24.1` */
export const historyText = ({ moments }: History, names: readonly string[]): string =>
  moments.map(({ turn, partly, at }) => `${turn}${partly ? ' in part' : ''} in ${names[at]}`).join(', ');

/** `3 versions, 1.20.0 to 1.22.0: 1,684 requirements; broken 3, fixed 12.` */
export const matrixSentence = ({ headers, histories }: Matrix): string => {
  const names = shortNames(headers);
  const count = (turn: Turn) =>
    histories.reduce((sum, { moments }) => sum + moments.filter((one) => one.turn === turn).length, 0);
  const told = turns.filter((turn) => count(turn) > 0).map((turn) => `${turn} ${grouped(count(turn))}`);
  const changes = told.length > 0 ? told.join(', ') : 'nothing changed';
  const versions = `${names.length} ${names.length === 1 ? 'version' : 'versions'}`;
  return `${versions}, ${names[0]} to ${names.at(-1)}: ${grouped(histories.length)} requirements; ${changes}.`;
};
