// From a syntax tree to blocks. Components that nobody knows are walked through like any container; what is no text of
// the page itself (attributes, addresses, comments) is set aside, never dropped.

import type { Nodes, Table } from 'mdast';
import type { Block, Group, PageBlocks } from './block.ts';
import { childrenOf, type Element, inMarkdown, isElement } from './html-element.ts';
import type { ParsedPage } from './parse-page.ts';
import { type Prose, ProseBuilder, proseOf } from './prose.ts';

/** Where what is read goes. */
interface Sink {
  readonly blocks: Block[];
  readonly running: ProseBuilder;
  readonly asides: Prose[];
  /** In a heading or a cell nothing parts the running text. */
  readonly flat: boolean;
}

/** What runs on through the text around it. */
const inlineTypes: ReadonlySet<string> = new Set(['emphasis', 'link', 'linkReference', 'strong']);

/** What says nothing in the place where it stands. */
const silentTypes: ReadonlySet<string> = new Set([
  ...['definition', 'image', 'imageReference', 'mdxTextExpression'],
]);

const startOf = (node: Nodes): number => node.position?.start.line ?? 1;

const setAside = ({ asides }: Sink, node: Nodes, texts: readonly unknown[]): void => {
  for (const text of texts) {
    if (typeof text === 'string' && text !== '') asides.push(proseOf(text, startOf(node)));
  }
};

const endParagraph = ({ blocks, running }: Sink): void => {
  const prose = running.take();
  if (prose.text !== '') blocks.push({ kind: 'paragraph', prose });
};

const blocksOf = (children: readonly Nodes[], { asides }: Pick<Sink, 'asides'>): Block[] => {
  const sink: Sink = { blocks: [], running: new ProseBuilder(), asides, flat: false };
  for (const child of children) read(child, sink);
  endParagraph(sink);
  return sink.blocks;
};

/** The running text of a heading or a cell; the places it marks go into the blocks before it. */
const flatProse = (children: readonly Nodes[], { blocks, asides }: Sink): Prose => {
  const running = new ProseBuilder();
  for (const child of children) read(child, { blocks, running, asides, flat: true });
  return running.take();
};

/** The id of an element; its other attributes are set aside. */
const readAttributes = (element: Element, sink: Sink): string | undefined => {
  let id: string | undefined;
  for (const attribute of element.attributes) {
    const { value } = attribute;
    const text = typeof value === 'string' ? value : (value?.value ?? '');
    if (attribute.type === 'mdxJsxAttribute' && attribute.name === 'id') id = text;
    setAside(sink, element, [text]);
  }
  return id;
};

const group = (node: Nodes, blocks: readonly Block[], id?: string): Group => ({
  kind: 'group',
  blocks,
  id,
  line: startOf(node),
});

const readElement = (element: Element, sink: Sink): void => {
  const id = readAttributes(element, sink);
  const same = inMarkdown(element);
  if (same === undefined && !sink.flat) {
    endParagraph(sink);
    sink.blocks.push(group(element, blocksOf(element.children, sink), id));
    return;
  }
  // The id of an example is no place to state anything, and its words are outside every fence.
  if (same?.type === 'code') setAside(sink, element, [same.value]);
  else if (id !== undefined) sink.blocks.push(group(element, [], id));
  if (same !== undefined) read(same, sink);
  else for (const child of element.children) read(child, sink);
};

const readTable = (table: Table, sink: Sink): void => {
  const [head = [], ...rows] = table.children.map((row) =>
    row.children.map((cell) => flatProse(cell.children, sink)),
  );
  sink.blocks.push({ kind: 'table', head, rows });
};

const readParagraph = (children: readonly Nodes[], sink: Sink): void => {
  const before = sink.blocks.length;
  for (const child of children) read(child, sink);
  endParagraph(sink);
  if (sink.blocks.length === before) sink.blocks.push({ kind: 'opaque' });
};

const readBlock = (node: Nodes, sink: Sink): void => {
  const { blocks } = sink;
  endParagraph(sink);
  if (node.type === 'paragraph') readParagraph(node.children, sink);
  else if (node.type === 'table') readTable(node, sink);
  else if (node.type === 'heading') blocks.push({ kind: 'heading', prose: flatProse(node.children, sink) });
  else if (node.type === 'list') {
    const items = node.children.map((item) => blocksOf(item.children, sink));
    blocks.push({ kind: 'list', start: node.ordered ? (node.start ?? 1) : undefined, items });
  } else if (node.type === 'code' || node.type === 'thematicBreak') blocks.push({ kind: 'opaque' });
  else {
    if ('value' in node) setAside(sink, node, [node.value]);
    const inside = blocksOf(childrenOf(node), sink);
    if (inside.length > 0) blocks.push(group(node, inside));
  }
};

/** Addresses, titles and the like; `undefined` where a node has none. */
const besideText = (node: Nodes): readonly unknown[] =>
  ['url', 'title', 'alt', ...(node.type === 'mdxTextExpression' ? ['value'] : [])].map(
    (name) => (node as unknown as Readonly<Record<string, unknown>>)[name],
  );

const read = (node: Nodes, sink: Sink): void => {
  if (isElement(node)) {
    readElement(node, sink);
    return;
  }
  setAside(sink, node, besideText(node));
  if (node.type === 'text') sink.running.add(node.value, startOf(node));
  else if (node.type === 'inlineCode') sink.running.add(node.value, startOf(node), true);
  else if (node.type === 'break') sink.running.add(' ', startOf(node));
  else if (inlineTypes.has(node.type) || (sink.flat && !silentTypes.has(node.type))) {
    for (const child of childrenOf(node)) read(child, sink);
  } else if (!silentTypes.has(node.type)) readBlock(node, sink);
};

/** The blocks of a page. */
export const readBlocks = ({ tree, frontMatter }: ParsedPage): PageBlocks => {
  const asides: Prose[] = [proseOf(frontMatter, 1)];
  return { blocks: blocksOf(tree.children, { asides }), asides };
};
