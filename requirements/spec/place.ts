// Where a statement stands: an address of the specification taken apart and put together.

export interface Place {
  readonly page: string;
  /** `''` is what stands before the first heading of the page. */
  readonly anchor: string;
}

/** `server/tools#error-handling` → page and anchor; a page alone is what stands before its first heading. */
export const placeOf = (at: string): Place => {
  const [page = '', ...anchor] = at.split('#');
  return { page, anchor: anchor.join('#') };
};

/** The address of a place, as a `source` writes it. */
export const atOf = ({ page, anchor }: Place): string => (anchor === '' ? page : `${page}#${anchor}`);
