// The list of divergences in the terminal.

import pc from 'picocolors';
import type { Diverging } from './model.ts';
import { divergencesSentence, whereOf } from './words.ts';

const entry = ({ id, behavior, level, record, link, since }: Diverging): string[] => [
  `${level.padEnd(6)} ${pc.bold(id)}  ${behavior}`,
  `       "${record.pin}": ${record.note}${record.issue ? `  (${record.issue})` : ''}`,
  ...(since === undefined ? [] : [`       ${since}`]),
  pc.dim(`       ${whereOf(record)}${link ? `  ${link}` : ''}`),
];

/** @param title whose they are, such as `v1 1.32.2` */
export const divergencesText = (title: string, all: readonly Diverging[]): string[] => [
  ...all.flatMap(entry),
  pc.bold(divergencesSentence(title, all)),
];
