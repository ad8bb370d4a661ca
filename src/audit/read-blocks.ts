// From a syntax tree to blocks. Components that nobody knows are walked through like any container; what is no text of
// the page itself (attributes, addresses, comments) is set aside, never dropped.

import type { Nodes, Table as TableNode } from 'mdast';
import type { Block, Group, PageBlocks } from './block.ts';
import { codeElements, inlineElements } from './inline-elements.ts';
import type { ParsedPage } from './parse-page.ts';
import { type Prose, ProseBuilder, proseOf } from './prose.ts';

type Element = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

interface Sink {
  readonly blocks: Block[];
  readonly running: ProseBuilder;
  readonly asides: Prose[];
  /** In a cell of a table nothing parts the running text. */
  readonly flat: boolean;
}

const startOf = (node: Nodes): number => node.position?.start.line ?? 1;

const isElement = (node: Nodes): node is Element =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

const childrenOf = (node: Nodes): readonly Nodes[] => ('children' in node ? node.children : []);

const endParagraph = ({ blocks, running }: Sink): void => {
  const prose = running.take();
  if (prose.text !== '') blocks.push({ kind: 'paragraph', prose });
};

const blocksOf = (children: readonly Nodes[], asides: Prose[]): Block[] => {
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

const idOf = (element: Element, { asides }: Sink): string | undefined => {
  let id: string | undefined;
  for (const attribute of element.attributes) {
    const { value } = attribute;
    const text = typeof value === 'string' ? value : (value?.value ?? '');
    if (attribute.type === 'mdxJsxAttribute' && attribute.name === 'id') id = text;
    asides.push(proseOf(text, startOf(element)));
  }
  return id;
};

/** The items of a list that is written as elements; undefined when it holds anything else. */
const listItems = (element: Element): readonly Element[] | undefined => {
  const parts = childrenOf(element)
    .flatMap((node) => (node.type === 'paragraph' ? childrenOf(node) : [node]))
    .filter((node) => node.type !== 'text' || node.value.trim() !== '');
  const items = parts.filter(isElement).filter(({ name }) => name === 'li');
  return items.length === parts.length ? items : undefined;
};

const marked = (element: Element, id: string | undefined, blocks: readonly Block[] = []): Group => ({
  kind: 'group',
  blocks,
  id,
  line: startOf(element),
});

const readInlineElement = (element: Element, sink: Sink): void => {
  const id = idOf(element, sink);
  if (id !== undefined) sink.blocks.push(marked(element, id));
  const isCode = codeElements.has(element.name ?? '');
  if (element.name === 'br') sink.running.add(' ', startOf(element));
  else if (isCode) sink.running.add(plainText(element), startOf(element), true);
  else for (const child of childrenOf(element)) read(child, sink);
};

const plainText = (node: Nodes): string =>
  'value' in node && typeof node.value === 'string' ? node.value : childrenOf(node).map(plainText).join('');

const readElement = (element: Element, sink: Sink): void => {
  const name = element.name ?? '';
  if (inlineElements.has(name) || sink.flat) {
    readInlineElement(element, sink);
    return;
  }
  endParagraph(sink);
  const { blocks, asides } = sink;
  const id = idOf(element, sink);
  const items = name === 'ul' || name === 'ol' ? listItems(element) : undefined;
  if (items !== undefined) {
    for (const item of items) idOf(item, sink);
    const start = name === 'ol' ? 1 : undefined;
    blocks.push({ kind: 'list', start, items: items.map((item) => blocksOf(childrenOf(item), asides)) });
  } else if (name === 'pre') {
    asides.push(proseOf(plainText(element), startOf(element)));
    blocks.push({ kind: 'opaque' });
  } else if (name === 'p' && id === undefined) blocks.push(...blocksOf(childrenOf(element), asides));
  else if (/^h[1-6]$/.test(name)) {
    if (id !== undefined) blocks.push(marked(element, id));
    blocks.push({ kind: 'heading', prose: flatProse(childrenOf(element), sink) });
  } else blocks.push(marked(element, id, blocksOf(childrenOf(element), asides)));
};

const readTable = (table: TableNode, sink: Sink): void => {
  const [head = [], ...rows] = table.children.map((row) =>
    row.children.map((cell) => flatProse(cell.children, sink)),
  );
  sink.blocks.push({ kind: 'table', head, rows });
};

const setAside = (sink: Sink, node: Nodes, ...texts: readonly (string | null | undefined)[]): void => {
  for (const text of texts) if (text) sink.asides.push(proseOf(text, startOf(node)));
};

/** Running text and what stands in it; false for a block. */
const readInline = (node: Nodes, sink: Sink): boolean => {
  switch (node.type) {
    case 'text':
      sink.running.add(node.value, startOf(node));
      return true;
    case 'inlineCode':
      sink.running.add(node.value, startOf(node), true);
      return true;
    case 'break':
      sink.running.add(' ', startOf(node));
      return true;
    case 'image':
      setAside(sink, node, node.alt, node.url, node.title);
      return true;
    case 'imageReference':
      setAside(sink, node, node.alt);
      return true;
    case 'link':
      setAside(sink, node, node.url, node.title);
      break;
    case 'mdxTextExpression':
      setAside(sink, node, node.value);
      return true;
    case 'footnoteReference':
      return true;
    case 'linkReference':
    case 'strong':
    case 'emphasis':
    case 'delete':
      break;
    default:
      return false;
  }
  for (const child of childrenOf(node)) read(child, sink);
  return true;
};

const readBlock = (node: Nodes, sink: Sink): void => {
  const { blocks, asides } = sink;
  endParagraph(sink);
  switch (node.type) {
    case 'paragraph': {
      const before = blocks.length;
      for (const child of node.children) read(child, sink);
      endParagraph(sink);
      if (blocks.length === before) blocks.push({ kind: 'opaque' });
      return;
    }
    case 'heading':
      blocks.push({ kind: 'heading', prose: flatProse(node.children, sink) });
      return;
    case 'list': {
      const items = node.children.map((item) => blocksOf(item.children, asides));
      blocks.push({ kind: 'list', start: node.ordered ? (node.start ?? 1) : undefined, items });
      return;
    }
    case 'table':
      readTable(node, sink);
      return;
    case 'code':
    case 'thematicBreak':
      blocks.push({ kind: 'opaque' });
      return;
    case 'definition':
      setAside(sink, node, node.url, node.title);
      return;
    default: {
      if ('value' in node) setAside(sink, node, node.value);
      const inside = blocksOf(childrenOf(node), asides);
      if (inside.length > 0)
        blocks.push({ kind: 'group', blocks: inside, id: undefined, line: startOf(node) });
    }
  }
};

const read = (node: Nodes, sink: Sink): void => {
  if (isElement(node)) readElement(node, sink);
  else if (!readInline(node, sink)) readBlock(node, sink);
};

/** The blocks of a page. */
export const readBlocks = ({ tree, frontMatter }: ParsedPage): PageBlocks => {
  const asides: Prose[] = [proseOf(frontMatter, 1)];
  return { blocks: blocksOf(tree.children, asides), asides };
};
