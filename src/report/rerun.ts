// The command that runs one cell again.

import type { Cell } from '../results/model.ts';

/** A word as a shell takes it. */
const shellWord = (text: string): string =>
  /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;

/** @param subject as `--sdk` takes it */
export const rerunLine = (cell: Cell, subject: string): string => {
  const tier = cell.tier === '-' ? '' : ` --tier ${cell.tier}`;
  const where = `${tier} --transport ${cell.transport} --revision ${cell.revision}`;
  const again = cell.failure?.again ? ` ${cell.failure.again}` : '';
  return `pnpm test:interaction -t ${cell.ids[0]}${where} --sdk ${shellWord(subject)}${again}`;
};
