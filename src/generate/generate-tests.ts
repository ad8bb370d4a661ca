// Skeletons of tests, as changes of the suite files: each compiles, and fails until somebody writes it.

import { Project, QuoteKind, type SourceFile } from 'ts-morph';
import type { Change } from './change.ts';
import { lineWidth, quoted } from './literal-text.ts';

export interface MissingTest {
  readonly id: string;
  /** As the requirement has it; the title is made of it. */
  readonly behavior: string;
  /** Below the root: `suites/lowlevel/tools.test.ts`. */
  readonly file: string;
}

/**
 * One change for each suite file that gets skeletons.
 *
 * @param texts of the suite files that exist, by path
 */
export const generateTests = (
  missing: readonly MissingTest[],
  texts: ReadonlyMap<string, string>,
): readonly Change[] =>
  [...new Set(missing.map(({ file }) => file))].map((path) => {
    const here = missing.filter(({ file }) => file === path);
    const present = texts.get(path);
    const skeletons = here.map(skeleton).join('\n');
    const text = present === undefined ? newSuite(path, skeletons) : withSkeletons(present, skeletons);
    return { path, text, added: present === undefined ? text : skeletons, names: here.map(({ id }) => id) };
  });

/** The call as the formatter leaves it: on one line up to the body where that fits. */
const skeleton = ({ id, behavior }: MissingTest): string => {
  const [cited, title] = [quoted(id), quoted(titleOf(behavior))];
  const head = `verifies(${cited}, ${title}, async () => {`;
  const body = "throw new Error('not written yet');";
  return head.length <= lineWidth
    ? `${head}\n  ${body}\n});\n`
    : `verifies(\n  ${cited},\n  ${title},\n  async () => {\n    ${body}\n  },\n);\n`;
};

/** The outcome that the requirement names; no other test of it has a title yet. */
const titleOf = (behavior: string): string =>
  behavior === ''
    ? 'not written yet'
    : `${behavior.charAt(0).toLowerCase()}${behavior.slice(1)}`.replace(/\.$/, '');

const withSkeletons = (text: string, skeletons: string): string => {
  const syntax = new Project({
    useInMemoryFileSystem: true,
    skipFileDependencyResolution: true,
    manipulationSettings: { quoteKind: QuoteKind.Single },
  });
  const source = syntax.createSourceFile('/suite.test.ts', text);
  importVerifies(source);
  source.insertText(source.getEnd(), `\n${skeletons}`);
  return source.getFullText();
};

/** A suite that holds no test yet may not import what makes one. */
const importVerifies = (source: SourceFile): void => {
  const fromCase = source.getImportDeclarations().filter((one) => one.getModuleSpecifierValue() === '#case');
  const names = fromCase.flatMap((one) => one.getNamedImports());
  if (names.some((one) => one.getName() === 'verifies' && !one.getAliasNode())) return;
  const [first] = fromCase;
  if (first) first.addNamedImport('verifies');
  else source.addImportDeclaration({ namedImports: ['verifies'], moduleSpecifier: '#case' });
};

const about: Readonly<Record<string, string>> = {
  lowlevel: ', with a server built on the low-level class',
  highlevel: ', with a server built on the high-level class',
  client: ', as a client does it',
  transports: ', where only the carrier shows it',
};

const newSuite = (path: string, skeletons: string): string => {
  const [, folder = '', file = ''] = path.split('/');
  const topic = file.slice(0, -'.test.ts'.length).replaceAll('-', ' ');
  const title = `${topic.charAt(0).toUpperCase()}${topic.slice(1)}${about[folder] ?? ''}`;
  return `// ${title}.\n\nimport { verifies } from '#case';\n\n${skeletons}`;
};
