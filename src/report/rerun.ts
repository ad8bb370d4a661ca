// The command that runs one cell again.

import type { Cell } from '../results/model.ts';

/** @param subject as `--sdk` takes it */
export const rerunLine = (cell: Cell, subject: string): string => {
  const tier = cell.tier === '-' ? '' : ` --tier ${cell.tier}`;
  const where = `${tier} --transport ${cell.transport} --revision ${cell.revision}`;
  const again = cell.failure?.again ? ` ${cell.failure.again}` : '';
  return `pnpm test:interaction -t ${cell.ids[0]}${where} --sdk ${subject}${again}`;
};
