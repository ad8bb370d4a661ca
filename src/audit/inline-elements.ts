// The elements of HTML that are part of the running text around them. Every other element, and every component, is a
// block that parts it.

export const inlineElements: ReadonlySet<string> = new Set([
  ...[
    'a',
    'abbr',
    'b',
    'br',
    'cite',
    'code',
    'del',
    'em',
    'i',
    'img',
    'ins',
    'kbd',
    'mark',
    'q',
    's',
    'samp',
  ],
  ...['small', 'span', 'strong', 'sub', 'sup', 'svg', 'time', 'u', 'use', 'var', 'wbr'],
]);

/** Those whose text is code. */
export const codeElements: ReadonlySet<string> = new Set(['code', 'kbd', 'samp', 'var']);
