// The anchors of headings, as the published site makes them.

/** Makes the anchors of one page: a second heading of the same title gets `-2`. */
export const anchorsOfPage = (): ((title: string) => string) => {
  const taken = new Set<string>();
  return (title) => {
    const base = slugOf(title);
    let anchor = base;
    for (let count = 2; taken.has(anchor); count++) anchor = `${base}-${count}`;
    taken.add(anchor);
    return anchor;
  };
};

/** Lower case, one hyphen between words; `&`, `/` and `+` stay between them, other punctuation goes. */
export const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[?,;:!'"()[\]{}`.*~’“”]/g, (mark) => (mark === '.' ? '-' : ''))
    .replaceAll(/[\s-]+/g, '-')
    .replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
