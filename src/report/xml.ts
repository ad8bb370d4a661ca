// XML as text: escaping, and one element with its attributes and children.

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
};

/** What XML 1.0 cannot hold, not even escaped: most control characters and halves of surrogate pairs. */
const unspeakable = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** A text as the content of an element or an attribute. */
export const escaped = (text: string): string =>
  text.replaceAll(unspeakable, '\u{FFFD}').replaceAll(/[&<>"\n]/g, (character) => entities[character] ?? '');

/** One element. Children are XML already; texts go through `escaped` first. */
export const element = (
  name: string,
  attributes: Readonly<Record<string, string | number>>,
  children: readonly string[] = [],
): string => {
  const shown = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(String(value))}"`);
  const start = `<${name}${shown.join('')}`;
  return children.length === 0 ? `${start}/>` : `${start}>${children.join('')}</${name}>`;
};
