// The files that the conformance table is written to: the ending of each says how it is rendered.

import { writeFileSync } from 'node:fs';
import { extname } from 'node:path';
import { OutputError, outputFile } from '../../results/output-file.ts';
import { conformanceMarkdown } from './markdown.ts';
import type { Conformance } from './model.ts';
import { conformancePage } from './page.ts';

const renderings: Readonly<Record<string, (conformance: Conformance) => string>> = {
  '.md': conformanceMarkdown,
  '.html': conformancePage,
};

/**
 * Makes sure of the files before the work begins.
 *
 * @param option the option that named them, for the message
 * @returns what writes the table to them
 * @throws OutputError for a file that cannot be written, or whose ending says nothing
 */
export const tableFiles = (
  option: string,
  files: readonly string[],
): ((conformance: Conformance) => void) => {
  const targets = files.map((file) => {
    const render = renderings[extname(file)];
    if (render) return { file: outputFile(option, file), render };
    const endings = Object.keys(renderings).join(' or ');
    throw new OutputError(
      `${option} ${file || '""'}: the ending says how it is written. Name a file in ${endings}.`,
    );
  });
  return (conformance) => {
    for (const { file, render } of targets) writeFileSync(file, render(conformance));
  };
};
