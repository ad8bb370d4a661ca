// The calls of `verifies` in a suite file: which ids each cites, under which title, with which pins.

import { type CallExpression, Node, type SourceFile } from 'ts-morph';
import type { Found } from './rule.ts';

/** One `verifies(ids, title, body)` that is registered whatever happens, with ids and title to be read. */
export interface Citation {
  readonly file: string;
  readonly line: number;
  /** The folder below `suites/`: a tier, or `client`, `transports`, `auth`. */
  readonly folder: string;
  /** The file without folder and ending: `tools-call`. */
  readonly suite: string;
  readonly ids: readonly string[];
  readonly title: string;
  readonly pins: readonly Pin[];
}

/** A `.divergent('<pin>', …)`; `pin` is undefined where it is no string literal. */
export interface Pin {
  readonly pin: string | undefined;
  readonly line: number;
}

export interface ReadSuite {
  readonly citations: readonly Citation[];
  /** Mentions of `verifies` that cannot be read as a citation. */
  readonly unread: readonly Found[];
  /** Pins outside every call of `verifies`. */
  readonly strayPins: readonly Pin[];
}

/** @param file its path below the root, such as `suites/lowlevel/tools.test.ts` */
export const readSuite = (source: SourceFile, file: string): ReadSuite => {
  const [, folder = '', name = ''] = file.split('/');
  const suite = name.replace(/(\.property)?\.test\.ts$/, '');
  const citations: Citation[] = [];
  const unread: Found[] = [];
  const strays = new Set(mentionsOf('divergent', source));
  for (const mention of mentionsOf('verifies', source)) {
    if (isHarmless(mention)) continue;
    const call = callOf(mention);
    const line = mention.getStartLineNumber();
    const problem = call ? problemOf(call) : '`verifies` is used for something else than a plain call';
    if (problem || !call) {
      unread.push({ file, line, message: `${problem}, so nobody can see what it proves.\n${remedy}` });
      continue;
    }
    const inside = [...strays].filter((one) => one.getPos() > call.getPos() && one.getEnd() < call.getEnd());
    for (const one of inside) strays.delete(one);
    const pins = inside.flatMap(pinAt);
    citations.push({ file, line, folder, suite, ...argumentsOf(call), pins });
  }
  return { citations, unread, strayPins: [...strays].flatMap(pinAt) };
};

const remedy = "Write verifies('id', 'title', …) as a statement of the file, ids and title spelled out.";

/** The identifiers of a name, found by text: to look at every node would take a second. */
const mentionsOf = (name: string, source: SourceFile): Node[] =>
  [...source.getFullText().matchAll(new RegExp(`\\b${name}\\b`, 'g'))].flatMap(({ index }) => {
    const node = source.getDescendantAtPos(index);
    return Node.isIdentifier(node) && node.getText() === name && node.getStart() === index ? [node] : [];
  });

/** The import of it by its own name, and forms that another rule refuses: `verifies.only`. */
const isHarmless = (mention: Node): boolean => {
  const parent = mention.getParent();
  return (
    (Node.isImportSpecifier(parent) && parent.getAliasNode() === undefined) ||
    (Node.isPropertyAccessExpression(parent) && parent.getExpression() === mention)
  );
};

const callOf = (mention: Node): CallExpression | undefined => {
  const parent = mention.getParent();
  return Node.isCallExpression(parent) && parent.getExpression() === mention ? parent : undefined;
};

const problemOf = (call: CallExpression): string | undefined => {
  const [ids, title] = call.getArguments();
  const statement = call.getParent();
  if (!Node.isExpressionStatement(statement) || !Node.isSourceFile(statement.getParent())) {
    return 'this test is registered inside something else';
  }
  const listed = Node.isArrayLiteralExpression(ids) ? ids.getElements() : [ids];
  if (listed.length === 0 || !listed.every((id) => Node.isStringLiteral(id))) {
    return 'the ids of this test are no string literals';
  }
  return Node.isStringLiteral(title) ? undefined : 'the title of this test is no string literal';
};

const argumentsOf = (call: CallExpression): { ids: string[]; title: string } => {
  const [ids, title] = call.getArguments();
  const listed = Node.isArrayLiteralExpression(ids) ? ids.getElements() : [ids];
  return { ids: listed.map(textOf), title: textOf(title) };
};

const textOf = (node: Node | undefined): string => (Node.isStringLiteral(node) ? node.getLiteralText() : '');

/** @param mention the name in `.divergent('<pin>', …)`; of anything else none */
const pinAt = (mention: Node): Pin[] => {
  const callee = mention.getParent();
  const call = callee?.getParent();
  const isCall = Node.isCallExpression(call) && call.getExpression() === callee;
  if (!isCall || !Node.isPropertyAccessExpression(callee) || callee.getNameNode() !== mention) return [];
  const [first] = call.getArguments();
  const pin = Node.isStringLiteral(first) ? first.getLiteralText() : undefined;
  return [{ pin, line: mention.getStartLineNumber() }];
};
