// Elements written as tags on a page: what each of them is in Markdown, so that it is read in the same way.

import type { Nodes, PhrasingContent, RootContent } from 'mdast';

export type Element = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

export const isElement = (node: Nodes): node is Element =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

export const childrenOf = (node: Nodes): readonly Nodes[] => ('children' in node ? node.children : []);

/** The words of a node and of all in it. */
export const plainText = (node: Nodes): string =>
  'value' in node && typeof node.value === 'string' ? node.value : childrenOf(node).map(plainText).join('');

/** Elements that are part of the running text around them. */
const inline: ReadonlySet<string> = new Set([
  ...['a', 'abbr', 'b', 'cite', 'del', 'em', 'i', 'img', 'ins', 'mark', 'q', 's', 'small', 'span', 'strong'],
  ...['sub', 'sup', 'svg', 'time', 'u', 'use', 'wbr'],
]);

const code: ReadonlySet<string> = new Set(['code', 'kbd', 'samp', 'var']);

/** The items of a list; undefined when it holds anything else. */
const itemsOf = (element: Element): readonly Element[] | undefined => {
  const parts = childrenOf(element)
    .flatMap((node) => (node.type === 'paragraph' ? childrenOf(node) : [node]))
    .filter((node) => node.type !== 'text' || node.value.trim() !== '');
  const items = parts.filter(isElement).filter(({ name }) => name === 'li');
  return items.length === parts.length ? items : undefined;
};

const listOf = (element: Element): Nodes | undefined => {
  const items = itemsOf(element)?.map(({ children, position }) => ({
    type: 'listItem' as const,
    children: children as RootContent[] as never[],
    position,
  }));
  return (
    items && { type: 'list', ordered: element.name === 'ol', children: items, position: element.position }
  );
};

/** What an element is in Markdown; undefined for a component, or any element that Markdown has no word for. */
export const inMarkdown = (element: Element): Nodes | undefined => {
  const { position } = element;
  const name = element.name ?? '';
  const children = element.children as PhrasingContent[];
  if (inline.has(name)) return { type: 'emphasis', children, position };
  if (code.has(name)) return { type: 'inlineCode', value: plainText(element), position };
  if (name === 'br') return { type: 'break', position };
  if (name === 'p') return { type: 'paragraph', children, position };
  if (name === 'pre') return { type: 'code', value: plainText(element), position };
  if (name === 'ul' || name === 'ol') return listOf(element);
  const depth = Number(/^h([1-6])$/.exec(name)?.[1] ?? 0) as 0 | 1 | 2 | 3 | 4 | 5 | 6;
  return depth === 0 ? undefined : { type: 'heading', depth, children, position };
};
